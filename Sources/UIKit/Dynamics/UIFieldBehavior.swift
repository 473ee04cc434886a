import CChipmunk

/// A field of forces. A strength of 1 is 100 points a second squared for mass 1; UIKit's own measure isn't documented.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    enum Kind {
        case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }
    private let kind: Kind
    private var list = DynamicItemList()
    /// The items, in the order added.
    open var items: [any UIDynamicItem] { list.items }
    /// The middle, in the reference system; zero by default.
    open var position: CGPoint = .zero { didSet { changed() } }
    /// Where it acts, about the position; the whole plane by default.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// A factor of the force; 1 by default.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which the force falls; zero by default.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Nearer than this, in points, the force doesn't grow; tiny by default.
    open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
    /// Of gravity and velocity fields; zero by default.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    /// Of noise and turbulence: 0, rough, to 1; zero by default.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// Changes of noise and turbulence a second; zero, none, by default.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Adds an item, once.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// Slows items in proportion to their velocity.
    open class func dragField() -> UIFieldBehavior { make(.drag) }
    /// Pushes across the line to the position.
    open class func vortexField() -> UIFieldBehavior { make(.vortex) }
    /// Draws to a position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = make(.radial)
        field.position = position
        return field
    }
    /// Draws in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = make(.linear)
        field.direction = direction
        return field
    }
    /// Gives items a velocity: the direction times the strength, in points a second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Forces that differ from place to place, the same in each run.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Noise in proportion to the velocity.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> UIFieldBehavior
    {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Draws to the position in proportion to the distance.
    open class func springField() -> UIFieldBehavior { make(.spring) }
    /// Pushes items of positive charge from the position, draws those of negative.
    open class func electricField() -> UIFieldBehavior { make(.electric) }
    /// Pushes charged items across their velocity.
    open class func magneticField() -> UIFieldBehavior { make(.magnetic) }
    /// Asks a block for the force: position from the field's, velocity, mass, charge and seconds of the step.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior { make(.custom(block)) }

    private class func make(_ kind: Kind) -> UIFieldBehavior { UIFieldBehavior(kind) }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func apply(in world: DynamicWorld, duration: Double) {
        for body in items.compactMap(world.body) where !body.isFixed {
            let place = body.position - cpVect(position)
            guard region.contains(place.point) else { continue }
            if case .velocity = kind {
                body.velocity = cpVect(direction) * Double(sane: strength)
                continue
            }
            let force = force(on: body, at: place, duration)
            if force.x.isFinite, force.y.isFinite { body.push(force) }
        }
    }

    private func force(on body: DynamicBody, at place: cpVect, _ duration: Double) -> cpVect {
        let distance = max(place.length, Double(sane: minimumRadius))
        let fall = pow(distance, -Double(sane: falloff))
        let scale = 100 * Double(sane: strength) * fall
        let outward = place * (1 / distance)
        let velocity = body.velocity
        switch kind {
        case .drag: return velocity * (-Double(sane: strength) * fall * body.mass)
        case .vortex: return cpVect(x: -outward.y, y: outward.x) * (scale * body.mass)
        case .radial: return outward * (-scale * body.mass)
        case .linear: return cpVect(direction) * (scale * body.mass)
        case .velocity: return cpVect(x: 0, y: 0)
        case .noise: return noise(at: place) * (scale * body.mass)
        case .turbulence: return noise(at: place) * (scale * body.mass * velocity.length / 100)
        case .spring: return place * (-Double(sane: strength) * fall * body.mass)
        case .electric: return outward * (scale * body.charge)
        case .magnetic:
            return cpVect(x: -velocity.y, y: velocity.x) * (Double(sane: strength) * fall * body.charge)
        case .custom(let block):
            let speed = CGVector(dx: velocity.x, dy: velocity.y)
            let mass = CGFloat(body.mass)
            return cpVect(block(self, place.point, speed, mass, CGFloat(body.charge), duration)) * 100
        }
    }

    /// Waves without a common period, between -1 and 1 each way.
    private func noise(at place: cpVect) -> cpVect {
        let grain = 0.005 + 0.1 * (1 - min(1, max(0, Double(sane: smoothness))))
        let time = Double(sane: animationSpeed) * (dynamicAnimator?.elapsedTime ?? 0)
        let (x, y) = (place.x * grain, place.y * grain)
        return cpVect(
            x: sin(x * 1.3 + y * 2.1 + time) * cos(y * 0.7 - time * 0.6 + 1),
            y: sin(y * 1.7 - x * 1.1 + time * 0.8 + 2) * cos(x * 0.9 + time * 0.5)
        )
    }
}
