import Foundation
import UIKit

/// What moves a node and meets other bodies. Its shape is in points of the node; 150 points are a meter.
open class SKPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    /// Points of a meter.
    static let pointsOfMeter: CGFloat = 150

    let shape: BodyShape
    /// The body in the scene's physics; nil outside a scene, and before its first frame.
    var engine: EngineBody?
    /// What pushes it in the coming frame.
    var pending = PendingPush()

    /// Whose it is.
    open internal(set) weak var node: SKNode?

    // MARK: What moves it
    /// Whether physics moves it. Default: true, for edges always false.
    open var isDynamic = true
    /// Whether gravity moves it. Default: true.
    open var affectedByGravity = true
    /// Whether it turns. Default: true.
    open var allowsRotation = true
    /// Whether its position stays where it is. Default: false.
    open var pinned = false
    /// Whether it rests for now. Default: false.
    open var isResting = false
    /// Whether it never goes through thin ones; every body is looked at often enough here.
    open var usesPreciseCollisionDetection = false

    // MARK: What it is made of
    /// 0…1: how much of its speed it gives back. Default: 0.2.
    open var restitution: CGFloat = 0.2
    /// 0…1: how rough it is. Default: 0.2.
    open var friction: CGFloat = 0.2
    /// How fast it loses speed. Default: 0.1.
    open var linearDamping: CGFloat = 0.1
    /// How fast it loses spin. Default: 0.1.
    open var angularDamping: CGFloat = 0.1
    /// Kilograms for a square meter. Default: 1.
    open var density: CGFloat = 1 { didSet { ownMass = nil } }
    private var ownMass: CGFloat?
    /// Kilograms: density times area, unless it was set.
    open var mass: CGFloat {
        get { ownMass ?? max(density * area, 1e-6) }
        set { ownMass = newValue }
    }
    /// Square meters.
    open var area: CGFloat { shape.area / (Self.pointsOfMeter * Self.pointsOfMeter) }
    /// For electric fields; kept.
    open var charge: CGFloat = 0

    // MARK: Whom it meets
    /// What it is, as bits. Default: all.
    open var categoryBitMask: UInt32 = .max
    /// What moves it by meeting it. Default: all.
    open var collisionBitMask: UInt32 = .max
    /// What tells the world's delegate by meeting it. Default: nothing.
    open var contactTestBitMask: UInt32 = 0
    /// Which fields move it; kept.
    open var fieldBitMask: UInt32 = .max

    // MARK: How it moves
    private var storedVelocity = CGVector.zero
    private var storedSpin: CGFloat = 0
    /// Points a second.
    open var velocity: CGVector {
        get { engine?.velocity ?? storedVelocity }
        set {
            storedVelocity = newValue
            engine?.velocity = newValue
        }
    }
    /// Radians a second.
    open var angularVelocity: CGFloat {
        get { engine?.spin ?? storedSpin }
        set {
            storedSpin = newValue
            engine?.spin = newValue
        }
    }

    init(_ shape: BodyShape) {
        self.shape = shape
        super.init()
        if shape.isEdge { isDynamic = false }
    }

    // MARK: Shapes
    /// A disc about the node's position.
    public convenience init(circleOfRadius r: CGFloat) { self.init(.circle(radius: r, center: .zero)) }
    /// A disc.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
        self.init(.circle(radius: r, center: center))
    }
    /// A rectangle about the node's position.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    /// A rectangle.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let box = CGRect.around(s).offsetBy(dx: center.x, dy: center.y)
        self.init(.polygon(box.corners))
    }
    /// A convex polygon.
    public convenience init(polygonFrom path: CGPath) {
        self.init(.polygon(BodyShape.hull(of: PathTrack(path).corners)))
    }
    /// A line without an inside.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(.edges([p1, p2])) }
    /// Lines along a path.
    public convenience init(edgeChainFrom path: CGPath) { self.init(.edges(PathTrack(path).corners)) }
    /// Lines around a path.
    public convenience init(edgeLoopFrom path: CGPath) {
        let corners = PathTrack(path).corners
        self.init(.edges(corners + corners.prefix(1)))
    }
    /// Lines around a rectangle.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(.edges(rect.corners + rect.corners.prefix(1))) }
    /// Several together.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(.several(bodies.map(\.shape))) }
    /// The convex polygon around what a texture shows.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0.5, size: size)
    }
    /// The convex polygon around what a texture shows more than so much of.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init(TextureShape.shape(of: texture, threshold: alphaThreshold, size: size))
    }

    /// The same shape and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(shape)
        (copy.isDynamic, copy.affectedByGravity, copy.allowsRotation) = (isDynamic, affectedByGravity, allowsRotation)
        (copy.pinned, copy.restitution, copy.friction) = (pinned, restitution, friction)
        (copy.linearDamping, copy.angularDamping, copy.density) = (linearDamping, angularDamping, density)
        copy.ownMass = ownMass
        (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
        copy.contactTestBitMask = contactTestBitMask
        (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
        return copy
    }

    // MARK: Pushing
    /// Pushes its middle during the coming frame: kilograms times points per second and second.
    open func applyForce(_ force: CGVector) { pending.force += force }
    /// Pushes a point of the scene during the coming frame.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        pending.force += force
        pending.torque += lever(to: point, force)
    }
    /// Turns it during the coming frame: newton meters.
    open func applyTorque(_ torque: CGFloat) { pending.torque += torque * Self.pointsOfMeter * Self.pointsOfMeter }
    /// Changes its speed at once: kilograms times points a second.
    open func applyImpulse(_ impulse: CGVector) {
        guard isDynamic, mass > 0 else { return }
        velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }
    /// Changes its speed and spin at once, by a push at a point of the scene.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        guard isDynamic, allowsRotation, let moment = engine?.moment, moment.isFinite, moment > 0 else { return }
        angularVelocity += lever(to: point, impulse) / moment
    }
    /// Changes its spin at once: newton meters times seconds.
    open func applyAngularImpulse(_ impulse: CGFloat) {
        guard isDynamic, allowsRotation else { return }
        let moment = engine?.moment ?? EngineBody.moment(of: shape, mass: mass, scale: CGSize(width: 1, height: 1))
        guard moment.isFinite, moment > 0 else { return }
        angularVelocity += impulse * Self.pointsOfMeter * Self.pointsOfMeter / moment
    }

    private func lever(to point: CGPoint, _ push: CGVector) -> CGFloat {
        guard let center = engine?.position else { return 0 }
        return (point.x - center.x) * push.dy - (point.y - center.y) * push.dx
    }

    /// All that it touches now.
    open func allContactedBodies() -> [SKPhysicsBody] { engine?.touched ?? [] }

    private struct Hold {
        weak var joint: SKPhysicsJoint?
    }
    private var holds: [Hold] = []
    /// Joints that hold it.
    open var joints: [SKPhysicsJoint] { holds.compactMap(\.joint) }

    func hold(by joint: SKPhysicsJoint) { holds.append(Hold(joint: joint)) }
    func letGo(of joint: SKPhysicsJoint) { holds.removeAll { $0.joint == nil || $0.joint === joint } }
}

/// What pushes a body in the coming frame.
struct PendingPush {
    var force = CGVector.zero
    /// Kilograms times square points per second and second.
    var torque: CGFloat = 0
}

extension CGVector {
    static func += (vector: inout CGVector, other: CGVector) {
        vector = CGVector(dx: vector.dx + other.dx, dy: vector.dy + other.dy)
    }
}

extension CGRect {
    /// Counterclockwise from the lower left.
    var corners: [CGPoint] {
        [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
    }
}
