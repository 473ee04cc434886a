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
        cpBodyWorldToLocal(body.body, cpVect(x: Double(point.x), y: Double(point.y)))
    }
}

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
        var made = [cpPivotJointNew(first.body, second.body, cpVect(x: Double(anchor.x), y: Double(anchor.y)))]
        if shouldEnableLimits {
            made.append(
                cpRotaryLimitJointNew(first.body, second.body, Double(lowerAngleLimit), Double(upperAngleLimit))
            )
        }
        return made.compactMap(\.self)
    }
}

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
            cpPivotJointNew(first.body, second.body, cpVect(x: Double(anchor.x), y: Double(anchor.y))),
            cpGearJointNew(first.body, second.body, angle, 1),
        ].compactMap(\.self)
    }
}

/// A spring between two points.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    private let anchors: (CGPoint, CGPoint)
    /// How much of its swinging it loses. Default: 0.
    open var damping: CGFloat = 0
    /// Swings a second. Default: 0, which is stiff.
    open var frequency: CGFloat = 0

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
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
        SKPhysicsJointSpring(bodyA, bodyB, (anchorA, anchorB))
    }

    override func make(_ first: EngineBody, _ second: EngineBody) -> [OpaquePointer] {
        let (from, to) = (Self.local(anchors.0, first), Self.local(anchors.1, second))
        guard frequency > 0 else { return [cpPinJointNew(first.body, second.body, from, to)].compactMap(\.self) }
        let inverse = [bodyA, bodyB].filter(\.isDynamic).map { 1 / Double(max($0.mass, 1e-9)) }.reduce(0, +)
        let (mass, turns) = (inverse > 0 ? 1 / inverse : 1, 2 * Double.pi * Double(frequency))
        let length = Double(hypot(anchors.0.x - anchors.1.x, anchors.0.y - anchors.1.y))
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
