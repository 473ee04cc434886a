/// What a view knows about Auto Layout.
struct ConstraintState {
    /// The active constraints that this view holds for its subtree.
    var held: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    var translatesMask = true
    /// How many active constraints reach from inside this view to the outside.
    var passThroughCount = 0
    /// When the view was first named by an active constraint; 0 for never (AL-7).
    var referenceStamp = 0
    var hugging = AxisPair<UILayoutPriority>(.defaultLow)
    var compressionResistance = AxisPair<UILayoutPriority>(.defaultHigh)
    /// Solves the layout of this view's island, where the view is an island's root.
    var engine: LayoutEngine?
    /// What stands in for the content's size; nil leaves it to the view.
    var contentSizeOverride: ContentSizeOverride?
    var needsUpdate = true
    var descendantNeedsUpdate = true
    /// The places among the items and the content sizes of the system of the island that the view stands in.
    var place = 0
    var contentPlace = 0
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ value: Value) { (horizontal, vertical) = (value, value) }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension UIView {
    // MARK: Holding constraints

    /// Deactivates a constraint that this view holds.
    func drop(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Takes in a constraint on these items.
    func hold(_ constraint: NSLayoutConstraint, _ one: AnyObject?, _ two: AnyObject?) {
        constraintState.held.append(constraint)
        let (joinsForOne, joinsForTwo) = (countPassage(of: one, by: 1), countPassage(of: two, by: 1))
        editEngines { engine in
            if joinsForOne || joinsForTwo {
                engine.needsRebuild = true
            } else {
                engine.didActivate(constraint, heldBy: self)
            }
        }
    }

    func release(_ constraint: NSLayoutConstraint) {
        if constraintState.held.last === constraint {
            constraintState.held.removeLast()
        } else if let index = constraintState.held.firstIndex(where: { $0 === constraint }) {
            constraintState.held.remove(at: index)
        }
        editEngines { $0.didDeactivate(constraint, heldBy: self) }
        let (one, two) = (constraint.firstItem, constraint.secondItem)
        let (partsForOne, partsForTwo) = (countPassage(of: one, by: -1), countPassage(of: two, by: -1))
        if partsForOne || partsForTwo { editEngines { $0.needsRebuild = true } }
    }

    /// Counts a constraint in every view that it passes on its way from an item up to this one; tells whether
    /// any of them may lie in another island now.
    private func countPassage(of item: AnyObject?, by change: Int) -> Bool {
        guard let item, item !== self else { return false }
        var view: UIView?
        if let itself = item as? UIView {
            view = itself.hierarchy.superview
        } else if let owner = (item as? UILayoutGuide)?.owningView, owner !== self {
            view = owner
        }
        var joinsIslands = false
        while let passed = view, passed !== self {
            let wasPassed = passed.constraintState.passThroughCount > 0
            passed.constraintState.passThroughCount += change
            if passed.constraintState.translatesMask, wasPassed != (passed.constraintState.passThroughCount > 0) {
                joinsIslands = true
                passed.markNeedsLayout()
            }
            if passed.constraintState.engine != nil, !passed.isIslandRoot { passed.constraintState.engine = nil }
            view = passed.hierarchy.superview
        }
        return joinsIslands
    }

    /// A constraint on this view alone concerns the island that the view lies in; others the one of its subviews.
    @inline(__always)
    private func editEngines(_ edit: (LayoutEngine) -> Void) {
        let root = islandRoot
        if let engine = root.constraintState.engine { edit(engine) }
        root.noteEngineNeedsSolve()
        guard root === self, let outer = superview?.islandRoot else { return }
        if let engine = outer.constraintState.engine { edit(engine) }
        outer.noteEngineNeedsSolve()
    }

    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
        editEngines { $0.constantDidChange(constraint) }
    }

    func constraintPriorityDidChange(_ constraint: NSLayoutConstraint) {
        editEngines { $0.priorityDidChange(constraint) }
    }

    /// Deactivates what relates the subtree of this view to the rest of the tree above it (AL-38).
    func dropConstraintsAcross(to parent: UIView) {
        var ancestor: UIView? = parent
        while let holder = ancestor {
            let crossing = holder.constraintState.held.filter { constraint in
                constraint.constraintViews.contains { $0.isDescendant(of: self) }
            }
            for constraint in crossing { constraint.isActive = false }
            ancestor = holder.superview
        }
    }

    // MARK: Islands
    /// Whether this view's subtree is solved on its own: its frame comes from its mask or from outside, and no
    /// constraint reaches through it.
    var isIslandRoot: Bool { islandParent == nil }

    /// The superview, where this view belongs to its island.
    ///
    /// Speed: each step of a layout pass climbs by these, which costs less without owners.
    @inline(__always)
    private var islandParent: Unmanaged<UIView>? {
        guard let parent = hierarchy.parent else { return nil }
        if !constraintState.translatesMask || constraintState.passThroughCount > 0 { return parent }
        return followsSizeOfSuperview && !parent.takeUnretainedValue().isIslandRoot ? parent : nil
    }

    /// Whether the mask ties the size to the superview's, so that what is inside may size the superview: a mask is a
    /// constraint too (AL-30). What scrolls never sizes its scroll view.
    var followsSizeOfSuperview: Bool {
        let flexibleSizes = AutoresizingMask.flexibleWidth.rawValue | AutoresizingMask.flexibleHeight.rawValue
        return autoresizingMask.rawValue & flexibleSizes != 0 && !(hierarchy.superview?.scrollsContent ?? false)
    }

    /// The root of the island in which this view's *subviews* are solved.
    var islandRoot: UIView {
        var view = Unmanaged.passUnretained(self)
        while let parent = view.takeUnretainedValue().islandParent { view = parent }
        return view.takeUnretainedValue()
    }

    /// Has the island's system built anew before the next layout.
    func invalidateEngine() {
        constraintState.engine?.needsRebuild = true
        noteEngineNeedsSolve()
    }

    func noteEngineNeedsSolve() {
        constraintState.engine?.needsSolve = true
        markNeedsLayout()
        superview?.constraintsDidChange(of: self)
    }

    /// The engine of the island whose root this view is.
    var engine: LayoutEngine {
        if let engine = constraintState.engine { return engine }
        let engine = LayoutEngine(root: self)
        constraintState.engine = engine
        return engine
    }

    func hierarchyDidChange(with subview: UIView) {
        if layoutFlags.isLayingOut { layoutFlags.hasChangedSubviews = true }
        islandRoot.invalidateEngine()
    }

    func setTranslatesMask(_ translates: Bool) {
        guard translates != constraintState.translatesMask else { return }
        islandRoot.invalidateEngine()
        constraintState.translatesMask = translates
        hierarchy.superview?.hierarchy.maskedSubviewCount += translates ? 1 : -1
        if !isIslandRoot { constraintState.engine = nil }
        islandRoot.invalidateEngine()
        superview?.islandRoot.invalidateEngine()
    }

    func geometryDidChangeForConstraints(sizeChanged: Bool) {
        if sizeChanged, let engine = constraintState.engine, isIslandRoot { engine.needsSolve = true }
        guard LayoutEngine.placedView != Unmanaged.passUnretained(self).toOpaque(), let parent = superview else {
            return
        }
        let root = parent.islandRoot
        guard let engine = root.constraintState.engine else { return }
        guard constraintState.translatesMask else { return engine.viewWasMoved(self) }
        guard !engine.isApplying, engine.constrains(self) else { return }
        root.invalidateEngine()
    }

    // MARK: Content size

    /// Takes another priority and has the next pass take it up.
    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard constraintState.hugging[axis] != priority else { return }
        constraintState.hugging[axis] = priority
        contentPriorityDidChange()
    }

    /// Takes another priority and has the next pass take it up.
    func setCompressionResistance(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        guard constraintState.compressionResistance[axis] != priority else { return }
        constraintState.compressionResistance[axis] = priority
        contentPriorityDidChange()
    }

    private func contentPriorityDidChange() {
        guard let root = superview?.islandRoot else { return }
        root.constraintState.engine?.contentPriorityDidChange(of: self)
        root.noteEngineNeedsSolve()
    }

    /// The intrinsic size changed: the next pass takes it up (AL-12). Where no constraint asks for it, nobody lays out
    /// but UIKit's own views that arrange their parts by it (AL-68).
    func contentSizeDidChange() {
        let root = superview?.islandRoot ?? self
        let engine = root.constraintState.engine
        engine?.contentSizeDidChange(of: self)
        let isArranged = superview?.contentSizeDidChange(of: self) ?? true
        guard isArranged || !constraintState.translatesMask || engine?.constrains(self) == true else { return }
        root.noteEngineNeedsSolve()
    }

    // MARK: Updating constraints (AL-31, AL-33)
    func markNeedsUpdateConstraints() {
        constraintState.needsUpdate = true
        noteNeedsUpdateConstraints()
        markNeedsLayout()
    }

    /// Lets the next pass find its way down to this view, whose subtree has constraints to update.
    func noteNeedsUpdateConstraints() {
        var view = superview
        while let ancestor = view, !ancestor.constraintState.descendantNeedsUpdate {
            ancestor.constraintState.descendantNeedsUpdate = true
            view = ancestor.superview
        }
    }

    /// Calls `updateConstraints` where it is due, children before parents.
    func updateConstraintsOfSubtree() {
        if constraintState.descendantNeedsUpdate {
            constraintState.descendantNeedsUpdate = false
            for subview in subviews { subview.updateConstraintsOfSubtree() }
        }
        guard constraintState.needsUpdate else { return }
        constraintState.needsUpdate = false
        constraintsWillUpdate()
        if let controller = owningViewController { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Anchors
}
