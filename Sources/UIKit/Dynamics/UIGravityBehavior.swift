import CChipmunk

/// Pulls items in one direction, whatever their mass.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// The items, in the order added.
    open var items: [any UIDynamicItem] { list.items }
    /// In 1000 points a second squared; (0, 1), downwards, by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    /// Gravity for some items.
    public init(items: [any UIDynamicItem] = []) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Radians clockwise from the right; π/2, downwards, by default.
    open var angle: CGFloat {
        get { gravityDirection.direction }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// In 1000 points a second squared; 1 by default.
    open var magnitude: CGFloat {
        get { gravityDirection.size }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets both.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = .at(angle: angle, magnitude: magnitude)
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

    override var dynamicItems: [any UIDynamicItem] { items }
    override func apply(in world: DynamicWorld, duration: Double) {
        for body in items.compactMap(world.body) {
            body.push(cpVect(gravityDirection) * (1000 * body.mass))
        }
    }
}
