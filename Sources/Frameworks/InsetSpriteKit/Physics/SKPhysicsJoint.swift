import CChipmunk
import CoreGraphics
import Foundation

/// What holds two bodies together; ``SKPhysicsWorld/add(_:)`` joins them.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
    /// One of them.
    public let bodyA: SKPhysicsBody
    /// The other one.
    public let bodyB: SKPhysicsBody

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        super.init()
    }

    func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] { [] }

    /// A point of the scene in a body's own space.
    static func local(_ point: CGPoint, _ body: EngineBody) -> cpVect {
        cpBodyWorldToLocal(body.body, point.vector)
    }
}
