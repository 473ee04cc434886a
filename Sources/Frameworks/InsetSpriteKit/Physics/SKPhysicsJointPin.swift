import CChipmunk
import CoreGraphics

/// Both turn about a point of the scene.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
    private let anchor: CGPoint
    /// Whether angles have limits. Default: false.
    open var shouldEnableLimits = false
    /// Radians at least.
    open var lowerAngleLimit: CGFloat = 0
    /// Radians at most.
    open var upperAngleLimit: CGFloat = 0
    /// How hard it is to turn. Default: 0.
    open var frictionTorque: CGFloat = 0
    /// Radians a second at which it turns them; kept.
    open var rotationSpeed: CGFloat = 0

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchor: CGPoint) {
        self.anchor = anchor
        super.init(a, b)
    }

    /// About a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB, anchor)
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        var made = [cpPivotJointNew(first.body, second.body, anchor.vector)]
        if shouldEnableLimits {
            made.append(
                cpRotaryLimitJointNew(first.body, second.body, Double(lowerAngleLimit), Double(upperAngleLimit))
            )
        }
        return made.compactMap(\.self)
    }
}
