/// Where a view stands in the tree, and what is attached to it.
struct HierarchyState {
    /// Set to nil by a superview that goes.
    ///
    /// Speed: each layout climbs the tree many times, and a weak reference costs as much as the rest of a step.
    var superview: UIView? {
        get { parent?.takeUnretainedValue() }
        set { parent = newValue.map { Unmanaged.passUnretained($0) } }
    }
    private(set) var parent: Unmanaged<UIView>?
    var subviews: [UIView] = [] { didSet { subviewsKnowPlaces = false } }
    /// The place among the superview's subviews, if these know their places.
    var place = 0
    var subviewsKnowPlaces = false
    /// How many subviews translate their masks.
    var maskedSubviewCount = 0
    var gestureRecognizers: [UIGestureRecognizer] = []
    /// Whether the view has had a recognizer: its list is empty then, and no longer nil.
    var hasRecognizerList = false
    var interactions: [any UIInteraction] = []
}

extension UIView {
    /// Whether a view is this one or around it.
    final func liesInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.hierarchy.superview
        }
        return false
    }

    // MARK: Adding
    /// Puts a view among the subviews; in front when `index` is nil or beyond the end.
    func insert(_ view: UIView, at index: Int?) {
        guard view !== self, !isDescendant(of: view) else {
            return UIKitException.raise(
                .invalidArgument,
                "Can't add \(view === self ? "self" : "an ancestor") as subview"
            )
        }
        let oldWindow = view.window
        let newWindow = window
        if let newWindow, newWindow !== oldWindow { ReleasePool.keep(newWindow) }
        if view.superview === self {
            hierarchy.subviews.removeAll { $0 === view }
            place(view, at: index)
            return
        }
        view.insistOnParent(in: self)
        view.superview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.tellWillMove(toWindow: newWindow) }
        let appearance = newWindow === oldWindow ? nil : view.beginAppearance(entering: newWindow)
        view.detachFromSuperview()
        place(view, at: index)
        view.hierarchy.superview = self
        if view.constraintState.translatesMask { hierarchy.maskedSubviewCount += 1 }
        hierarchyDidChange(with: view)
        view.subtreeDidJoin(self)
        if newWindow !== oldWindow { view.tellDidMoveToWindow() }
        ObservedMessages.shared.send(.didMoveToSuperview, to: view) { view.didMoveToSuperview() }
        didAddSubview(view)
        markNeedsLayout()
        appearance?.end()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view.superview === self { hierarchy.subviews.removeAll { $0 === view } }
        let index = subviews.firstIndex { $0 === sibling }.map { $0 + offset }
        insert(view, at: index)
    }

    private func place(_ view: UIView, at index: Int?) {
        if let index, index < subviews.count {
            let next = subviews[max(0, index)]
            hierarchy.subviews.insert(view, at: max(0, index))
            ownLayer.insertSublayer(view.ownLayer, below: next.ownLayer)
        } else {
            hierarchy.subviews.append(view)
            ownLayer.addSublayer(view.ownLayer)
        }
    }

    // MARK: Reordering
    func reorder(_ view: UIView, to index: Int) {
        guard view.superview === self else { return }
        hierarchy.subviews.removeAll { $0 === view }
        place(view, at: index)
    }

    func exchange(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        reorder(high, to: min(index1, index2))
        reorder(low, to: max(index1, index2))
    }

    // MARK: Removing
    func leaveSuperview() {
        guard let parent = superview else { return }
        // LB-15: a weak outlet still holds it when it is added elsewhere.
        ReleasePool.keep(self)
        let oldWindow = window
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if oldWindow != nil { tellWillMove(toWindow: nil) }
        let appearance = oldWindow == nil ? nil : beginAppearance(entering: nil)
        detachFromSuperview()
        if oldWindow != nil { tellDidMoveToWindow() }
        ObservedMessages.shared.send(.didMoveToSuperview, to: self) { didMoveToSuperview() }
        parent.markNeedsLayout()
        appearance?.end()
    }

    /// Takes the view out of the tree without telling it; constraints that cross the cut go (AL-38).
    private func detachFromSuperview() {
        guard let parent = superview else { return }
        dropConstraintsAcross(to: parent)
        parent.hierarchy.subviews.removeAll { $0 === self }
        if constraintState.translatesMask { parent.hierarchy.maskedSubviewCount -= 1 }
        ownLayer.removeFromSuperlayer()
        hierarchy.superview = nil
        parent.hierarchyDidChange(with: self)
        // The keyboard goes with it.
        if let responder = firstResponderInside, !responder.resignFirstResponder() { _ = responder.resignByForce() }
        subtreeDidLeave()
    }

    // MARK: Telling
    private func tellWillMove(toWindow newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for subview in subviews { subview.tellWillMove(toWindow: newWindow) }
    }

    private func tellDidMoveToWindow() {
        if window != nil {
            takeAppearances()
            ownLayer.noteDrawingDue()
        }
        ObservedMessages.shared.send(.didMoveToWindow, to: self) { didMoveToWindow() }
        for subview in subviews { subview.tellDidMoveToWindow() }
    }

    /// Settles what depends on the place in the tree: traits, tint, safe area.
    private func subtreeDidJoin(_ parent: UIView) {
        updateTraits(isJoining: true)
        tintMayHaveChanged()
        markSafeAreaStale()
        // What is new in the tree has yet to hear of its safe area.
        noteNeedsVisit()
        if constraintState.needsUpdate || constraintState.descendantNeedsUpdate { noteNeedsUpdateConstraints() }
    }

    private func subtreeDidLeave() {
        safeArea.isForgotten = nil
        markSafeAreaStale()
    }

    // MARK: Asking

    /// The first responder, where it is this view or in it.
    var firstResponderInside: UIView? {
        guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else { return nil }
        return view
    }

    func firstView(where matches: (UIView) -> Bool) -> UIView? {
        if matches(self) { return self }
        for subview in subviews {
            if let found = subview.firstView(where: matches) { return found }
        }
        return nil
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        // Nearly all pairs are a view and its superview, or siblings.
        if other === self || other.hierarchy.superview === self { return self }
        if hierarchy.superview === other { return other }
        if let superview = hierarchy.superview, other.hierarchy.superview === superview { return superview }
        var current: UIView? = self
        while let candidate = current {
            if other.isDescendant(of: candidate) { return candidate }
            current = candidate.hierarchy.superview
        }
        return nil
    }
}
