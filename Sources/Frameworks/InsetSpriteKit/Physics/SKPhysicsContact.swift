import CoreGraphics
import Foundation

/// Two bodies that meet.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    /// One of them.
    public let bodyA: SKPhysicsBody
    /// The other one.
    public let bodyB: SKPhysicsBody
    /// Where, in the scene's coordinates.
    public let contactPoint: CGPoint
    /// The direction from one to the other.
    public let contactNormal: CGVector
    /// How hard: kilograms times points a second.
    public let collisionImpulse: CGFloat

    init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, at point: CGPoint, normal: CGVector, impulse: CGFloat) {
        (bodyA, bodyB, contactPoint, contactNormal) = (first, second, point, normal)
        collisionImpulse = impulse
        super.init()
    }
}
