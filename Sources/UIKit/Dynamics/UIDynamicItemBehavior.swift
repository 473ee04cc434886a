import CChipmunk

/// Says how items move and collide. Of several for an item, the later added goes first, where it was set.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private(set) var traits = DynamicTraits() { didSet { if traits != oldValue { changed() } } }
    private var waiting: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]
    /// The items, in the order added.
    open var items: [any UIDynamicItem] { list.items }

    /// A behavior of some items.
    public init(items: [any UIDynamicItem] = []) {
        list = DynamicItemList(items)
        super.init()
    }

    /// 0, no bounce, to 1; zero by default. An item for which none is set bounces with 0.2.
    open var elasticity: CGFloat {
        get { traits.elasticity ?? 0 }
        set { traits.elasticity = newValue }
    }
    /// Against sliding; zero by default. An item for which none is set has 0.2.
    open var friction: CGFloat {
        get { traits.friction ?? 0 }
        set { traits.friction = newValue }
    }
    /// Mass per 100 by 100 points; 1 by default.
    open var density: CGFloat {
        get { traits.density ?? 1 }
        set { traits.density = newValue }
    }
    /// Loss of linear velocity, per second; zero by default.
    open var resistance: CGFloat {
        get { traits.resistance ?? 0 }
        set { traits.resistance = newValue }
    }
    /// Loss of angular velocity, per second; zero by default.
    open var angularResistance: CGFloat {
        get { traits.angularResistance ?? 0 }
        set { traits.angularResistance = newValue }
    }
    /// For electric and magnetic fields; zero by default.
    open var charge: CGFloat {
        get { traits.charge ?? 0 }
        set { traits.charge = newValue }
    }
    /// Whether items collide but never move; false by default.
    open var isAnchored: Bool {
        get { traits.isAnchored ?? false }
        set { traits.isAnchored = newValue }
    }
    /// Whether items turn; true by default.
    open var allowsRotation: Bool {
        get { traits.allowsRotation ?? true }
        set { traits.allowsRotation = newValue }
    }

    /// Adds to an item's velocity, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        waiting[ObjectIdentifier(item), default: (.zero, 0)].linear =
            (waiting[ObjectIdentifier(item)]?.linear ?? .zero) + velocity
        changed()
    }
    /// Points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard list.contains(item) else { return .zero }
        let now = dynamicAnimator?.body(for: item)?.velocity.point ?? .zero
        return now + (waiting[ObjectIdentifier(item)]?.linear ?? .zero)
    }
    /// Adds to an item's rotation, in radians a second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        waiting[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
        changed()
    }
    /// Radians a second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard list.contains(item) else { return 0 }
        let now = CGFloat(dynamicAnimator?.body(for: item)?.spin ?? 0)
        return now + (waiting[ObjectIdentifier(item)]?.angular ?? 0)
    }
    /// Adds an item, once.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        waiting[ObjectIdentifier(item)] = nil
        changed()
    }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func install(in world: DynamicWorld) {
        for body in items.compactMap(world.body) {
            guard let added = waiting.removeValue(forKey: ObjectIdentifier(body.item)), !body.isFixed
            else { continue }
            body.velocity = body.velocity + cpVect(added.linear)
            if cpBodyGetMoment(body.body).isFinite { body.spin += Double(sane: added.angular) }
        }
    }
}
