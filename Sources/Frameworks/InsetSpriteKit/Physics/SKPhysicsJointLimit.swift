import CChipmunk
import CoreGraphics
import Foundation

/// A rope between two points.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
    private let anchors: (CGPoint, CGPoint)
    /// Points at most. Default: as far as they are apart when it is made.
    open var maxLength: CGFloat

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
        self.anchors = anchors
        maxLength = hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y)
        super.init(a, b)
    }

    /// Between points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchorA: CGPoint,
        anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB, (anchorA, anchorB))
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        let (from, to) = (Self.local(anchors.0, first), Self.local(anchors.1, second))
        return [cpSlideJointNew(first.body, second.body, from, to, 0, Double(maxLength))].compactMap(\.self)
    }
}
