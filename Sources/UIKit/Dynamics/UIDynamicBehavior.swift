/// Something that moves items, or a composition of such things.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors added to this one, which run with it.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animator, after the items have moved. Nil by default.
    open var action: (() -> Void)?
    /// The animator that runs it, itself or within another; nil when none does.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Adds a behavior that runs with this one; once each.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
        changed()
    }

    /// Takes a behavior out.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        changed()
    }

    /// Called before the behavior joins an animator, or leaves it (nil). Does nothing here.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func move(to animator: UIDynamicAnimator?) {
        guard dynamicAnimator !== animator else { return }
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Itself and all within it, outer ones first.
    final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

    /// Tells the animator that bodies or constraints are to be made anew.
    final func changed() { dynamicAnimator?.behaviorsChanged() }

    /// The items that it moves.
    var dynamicItems: [any UIDynamicItem] { [] }
    /// Makes its constraints and boundaries.
    func install(in world: DynamicWorld) {}
    /// Adds its forces before each substep.
    func apply(in world: DynamicWorld, duration: Double) {}
    /// Hears of the substeps' contacts after a frame.
    func finish(in world: DynamicWorld) {}
}

/// The items of a behavior, each once, in order.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []
    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }
    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { items.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
