import CChipmunk

/// Runs behaviors on the display's frames, and rests when nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose bounds are the coordinate system; nil for layouts and plain animators.
    open private(set) weak var referenceView: UIView?
    /// Hears of rests.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors added, in order, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] {
        get { run.behaviors }
        set { run.behaviors = newValue }
    }
    /// Whether it steps.
    open private(set) var isRunning = false
    /// Seconds simulated since it was made.
    open private(set) var elapsedTime: TimeInterval = 0

    private weak var layout: UICollectionViewLayout?
    private var world = DynamicWorld()
    private let run = DynamicRun()
    private var needsUpdate = false
    private var changedItems = Set<ObjectIdentifier>()
    private var remainder = 0.0
    private var lastTime: TimeInterval?
    private var stillTime = 0.0
    private var knownBounds: CGRect?

    /// An animator of the view's subviews.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// An animator of a layout's attributes; it invalidates the layout at each step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// An animator of items of any kind.
    public override init() { super.init() }

    /// Adds a behavior, once, and starts.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.move(to: self)
        behaviors.append(behavior)
        behaviorsChanged()
    }

    /// Takes a behavior out.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        behaviorsChanged()
    }

    /// Takes all behaviors out.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items of the behaviors whose frames meet the rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        allItems.filter { item in
            let size = item.bounds.size
            let box = CGRect(
                x: -size.width / 2,
                y: -size.height / 2,
                width: size.width,
                height: size.height
            )
            .applying(item.transform)
            return box.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
        }
    }

    /// Takes place, rotation and size of an item that the app changed; velocities stay.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        changedItems.insert(ObjectIdentifier(item))
        world?.body(for: item)?.readPlace()
        behaviorsChanged()
    }

    private var flattened: [UIDynamicBehavior] { behaviors.flatMap(\.flattened) }
    private var allItems: [any UIDynamicItem] {
        DynamicItemList(flattened.flatMap(\.dynamicItems)).items
    }

    func body(for item: any UIDynamicItem) -> DynamicBody? {
        updateWorldIfNeeded()
        return world?.body(for: item)
    }

    func behaviorsChanged() {
        needsUpdate = true
        if behaviors.isEmpty { pause() } else { resume() }
    }

    private func resume() {
        stillTime = 0
        guard !isRunning else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        lastTime = nil
        let link = CADisplayLink(target: DynamicFrameTarget(self), selector: "step:")
        link.add(to: .main, forMode: .common)
        run.link = link
    }

    private func pause() {
        updateWorldIfNeeded()
        guard isRunning else { return }
        isRunning = false
        run.link?.invalidate()
        run.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private var isStepping = false

    private func updateWorldIfNeeded() {
        let bounds = referenceView?.bounds ?? layout?.collectionView?.bounds
        guard !isStepping, needsUpdate || bounds != knownBounds else { return }
        needsUpdate = false
        knownBounds = bounds
        let changed = changedItems
        changedItems = []
        world?.update(flattened, reference: bounds, reading: changed)
    }

    fileprivate func step(_ time: TimeInterval, duration: TimeInterval) {
        let span = lastTime.map { min(0.1, max(0, time - $0)) } ?? duration
        lastTime = time
        updateWorldIfNeeded()
        guard let world else { return }
        let running = flattened
        remainder += span
        isStepping = true
        while remainder > DynamicWorld.substep - 1e-9 {
            remainder -= DynamicWorld.substep
            elapsedTime += DynamicWorld.substep
            world.step(running)
        }
        isStepping = false
        for body in world.bodies { body.writePlace() }
        layout?.invalidateLayout()
        for behavior in running { behavior.finish(in: world) }
        for behavior in running where behavior.dynamicAnimator === self { behavior.action?() }
        rest(world, span)
    }

    /// Rests after half a second without motion to be seen.
    private func rest(_ world: DynamicWorld, _ span: TimeInterval) {
        let moves = world.bodies.contains { $0.velocity.length > 4 || abs($0.spin) > 0.04 }
        stillTime = moves ? 0 : stillTime + span
        if isRunning, stillTime > 0.5 { pause() }
    }

    // MARK: Layouts
    /// The attributes of a cell that a behavior moves; nil where none does.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// The attributes of a supplementary view that a behavior moves; nil where none does.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView
                && $0.representedElementKind == elementKind
                && $0.indexPath == indexPath
        }
    }

    /// The attributes of a decoration view that a behavior moves; nil where none does.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView
                && $0.representedElementKind == decorationViewKind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where matches: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
    }
}

/// Lets a display link call an animator without keeping it.
private final class DynamicFrameTarget: NSObject, Selector.ActionProviding {
    private weak var animator: UIDynamicAnimator?

    init(_ animator: UIDynamicAnimator) { self.animator = animator }

    static var actions: [Selector.Action] { [Selector.Action("step:", DynamicFrameTarget.step)] }

    func step(_ link: CADisplayLink) {
        guard let animator else { return link.invalidate() }
        animator.step(link.timestamp, duration: link.duration)
    }
}
