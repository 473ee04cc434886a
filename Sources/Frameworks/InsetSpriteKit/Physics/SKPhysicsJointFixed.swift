import CChipmunk
import CoreGraphics

/// Both move as one.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
    private let anchor: CGPoint

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchor: CGPoint) {
        self.anchor = anchor
        super.init(a, b)
    }

    /// At a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
    {
        SKPhysicsJointFixed(bodyA, bodyB, anchor)
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        let angle = cpBodyGetAngle(second.body) - cpBodyGetAngle(first.body)
        return [
            cpPivotJointNew(first.body, second.body, anchor.vector),
            cpGearJointNew(first.body, second.body, angle, 1),
        ].compactMap(\.self)
    }
}
