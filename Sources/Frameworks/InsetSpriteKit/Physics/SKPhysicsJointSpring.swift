import CChipmunk
import CoreGraphics

/// A spring between two points.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    private let anchors: JointAnchors
    /// How much of its swinging it loses. Default: 0.
    open var damping: CGFloat = 0
    /// Swings a second. Default: 0, which is stiff.
    open var frequency: CGFloat = 0

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchors: JointAnchors) {
        self.anchors = anchors
        super.init(a, b)
    }

    /// Between points of the scene, as long as they are apart now.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchorA: CGPoint,
        anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        SKPhysicsJointSpring(bodyA, bodyB, JointAnchors(first: anchorA, second: anchorB))
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        let (from, to) = anchors.local(first, second)
        guard frequency > 0 else { return [cpPinJointNew(first.body, second.body, from, to)].compactMap(\.self) }
        let inverse = [bodyA, bodyB].filter(\.isDynamic).map { 1 / Double(max($0.mass, 1e-9)) }.reduce(0, +)
        let (mass, turns) = (inverse > 0 ? 1 / inverse : 1, 2 * Double.pi * Double(frequency))
        let length = Double(anchors.distance)
        return [
            cpDampedSpringNew(
                first.body,
                second.body,
                from,
                to,
                length,
                mass * turns * turns,
                2 * mass * turns * Double(damping)
            )
        ].compactMap(\.self)
    }
}
