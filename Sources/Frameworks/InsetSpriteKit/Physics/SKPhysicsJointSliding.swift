import CChipmunk
import CoreGraphics
import Foundation

/// One slides along a line of the other one.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
    private let anchor: CGPoint
    private let axis: CGVector
    /// Whether it has ends. Default: false.
    open var shouldEnableLimits = false
    /// Points at least.
    open var lowerDistanceLimit: CGFloat = 0
    /// Points at most.
    open var upperDistanceLimit: CGFloat = 0
    /// Points each way where it has no ends.
    private static let far: CGFloat = 100_000

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchor: CGPoint, _ axis: CGVector) {
        (self.anchor, self.axis) = (anchor, axis)
        super.init(a, b)
    }

    /// Along a direction from a point of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody,
        bodyB: SKPhysicsBody,
        anchor: CGPoint,
        axis: CGVector
    ) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(bodyA, bodyB, anchor, axis)
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        let length = max(hypot(axis.dx, axis.dy), 1e-9)
        func place(_ distance: CGFloat) -> CGPoint {
            CGPoint(x: anchor.x + axis.dx / length * distance, y: anchor.y + axis.dy / length * distance)
        }
        let ends = shouldEnableLimits ? (lowerDistanceLimit, upperDistanceLimit) : (-Self.far, Self.far)
        return [
            cpGrooveJointNew(
                first.body,
                second.body,
                Self.local(place(ends.0), first),
                Self.local(place(ends.1), first),
                Self.local(anchor, second)
            )
        ].compactMap(\.self)
    }
}
