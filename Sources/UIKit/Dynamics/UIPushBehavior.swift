import CChipmunk

/// Pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// While it is active.
        case continuous
        /// Once; it isn't active afterwards.
        case instantaneous
    }

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// The items, in the order added.
    open var items: [any UIDynamicItem] { list.items }
    /// How long it lasts, as given.
    public let mode: Mode
    /// Whether it pushes; true at first. Setting it makes an instantaneous push again.
    open var active = true { didSet { changed() } }
    /// In units that accelerate 100 by 100 points of density 1 by 100 points a second squared; zero by default.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }

    /// A push of some items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        (list, self.mode) = (DynamicItemList(items), mode)
        super.init()
    }

    /// Radians clockwise from the right; zero by default.
    open var angle: CGFloat {
        get { pushDirection.direction }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// In the units of `pushDirection`; zero by default.
    open var magnitude: CGFloat {
        get { pushDirection.size }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets both.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = .at(angle: angle, magnitude: magnitude)
    }
    /// Where an item is pushed, in points from its center, turning with it; zero by default.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }
    /// Where an item is pushed.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Adds an item, once.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func apply(in world: DynamicWorld, duration: Double) {
        guard active else { return }
        let push = cpVect(pushDirection) * 100
        for body in items.compactMap(world.body) where !body.isFixed {
            let offset = targetOffsetFromCenter(for: body.item)
            let place = cpBodyLocalToWorld(
                body.body,
                cpVect(x: Double(sane: offset.horizontal), y: Double(sane: offset.vertical))
            )
            switch mode {
            case .continuous: cpBodyApplyForceAtWorldPoint(body.body, push, place)
            case .instantaneous: cpBodyApplyImpulseAtWorldPoint(body.body, push, place)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
