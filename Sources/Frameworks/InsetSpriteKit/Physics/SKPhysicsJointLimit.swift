import CChipmunk
import CoreGraphics

/// A rope between two points.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
    private let anchors: JointAnchors
    /// Points at most. Default: as far as they are apart when it is made.
    open var maxLength: CGFloat

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchors: JointAnchors) {
        self.anchors = anchors
        maxLength = anchors.distance
        super.init(a, b)
    }

    /// Between points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchorA: CGPoint,
        anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB, JointAnchors(first: anchorA, second: anchorB))
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        let (from, to) = anchors.local(first, second)
        return [cpSlideJointNew(first.body, second.body, from, to, 0, Double(maxLength))].compactMap(\.self)
    }
}
