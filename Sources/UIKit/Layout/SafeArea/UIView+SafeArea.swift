import Platform

/// A view's share of the unsafe strips along its edges.
struct SafeAreaState {
    /// Points, as last told to the view.
    var insets: UIEdgeInsets = .zero
    /// Whether geometry or an ancestor's insets changed since.
    var isStale = true
    /// What a scroll view has turned into content insets passes nothing on (SA-18).
    var consumedEdges: UIRectEdge = []
    /// Insets that a container's bars add to this view's inherited ones (SA-10).
    var containerInsets: UIEdgeInsets = .zero
    /// Whether a child's view came to where nobody sees all of it, on a system that forgets it there (SA-20); nil
    /// before its first layout in a window.
    var isForgotten: Bool?
}

extension UIView {
    /// How far the superview's strips reach into this view (SA-1, SA-3), with what controllers add (SA-8).
    func computedSafeAreaInsets() -> UIEdgeInsets {
        let controller = owningViewController
        var insets = UIEdgeInsets.zero
        if let parent = superview, window != nil {
            let isPlain = controller == nil && safeArea.containerInsets == .zero
            if isPlain, !parent.passesSafeAreaOn { return .zero }
            insets = inheritedSafeAreaInsets(from: parent)
            insets.add(safeArea.containerInsets)
        }
        guard let controller else { return insets }
        insets.add(controller.additionalSafeAreaInsets)
        return UIEdgeInsets(
            top: max(0, insets.top),
            left: max(0, insets.left),
            bottom: max(0, insets.bottom),
            right: max(0, insets.right)
        )
    }

    private func inheritedSafeAreaInsets(from parent: UIView) -> UIEdgeInsets {
        let outer = isForgottenOutOfSight ? .zero : parent.safeAreaInsetsForSubviews
        // SA-21: transforms take no part.
        let size = bounds.size
        let origin = CGPoint(
            x: center.x - ownLayer.anchorPoint.x * size.width - parent.bounds.minX,
            y: center.y - ownLayer.anchorPoint.y * size.height - parent.bounds.minY
        )
        return UIEdgeInsets(
            top: Self.reach(of: outer.top, at: origin.y),
            left: Self.reach(of: outer.left, at: origin.x),
            bottom: Self.reach(of: outer.bottom, at: parent.bounds.height - origin.y - size.height),
            right: Self.reach(of: outer.right, at: parent.bounds.width - origin.x - size.width)
        )
    }

    /// SA-20: a known bug of iOS 11, settled when a child's view is first laid out in its place.
    private var isForgottenOutOfSight: Bool {
        guard Quirk.safeAreaForgetsViewsOutOfSight.holds, let controller = owningViewController, let parent = superview,
            controller.parent != nil
        else { return false }
        if let isForgotten = safeArea.isForgotten { return isForgotten }
        let isForgotten = !parent.bounds.contains(frame)
        safeArea.isForgotten = isForgotten
        return isForgotten
    }

    /// What the view passes on to its subviews: its insets less those it consumes itself.
    private var safeAreaInsetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsets
        let consumed = safeArea.consumedEdges
        if consumed.contains(.top) { insets.top = 0 }
        if consumed.contains(.left) { insets.left = 0 }
        if consumed.contains(.bottom) { insets.bottom = 0 }
        if consumed.contains(.right) { insets.right = 0 }
        return insets
    }

    /// Whether subviews get insets that depend on where they lie; without that their geometry doesn't matter.
    ///
    /// A class may have insets of its own, as windows do.
    var passesSafeAreaOn: Bool { safeAreaInsets != .zero && safeAreaInsetsForSubviews != .zero }

    /// How far the unsafe strip along one edge of a superview reaches into a subview.
    ///
    /// - Parameters:
    ///   - inset: The superview's inset on that edge, in points; not negative.
    ///   - distance: From the superview's edge to the subview's, in points; negative when the subview sticks out.
    /// - Returns: Points between zero and `inset` (SA-1, SA-3).
    nonisolated static func reach(of inset: CGFloat, at distance: CGFloat) -> CGFloat {
        min(max(0, inset - distance), inset)
    }

    /// Has the insets computed again in the next layout pass.
    func markSafeAreaStale() {
        guard !safeArea.isStale else { return }
        safeArea.isStale = true
        noteNeedsVisit()
    }

    /// Computes the insets and tells about a change: margins first, then the view, then its controller (LM-11, SA-13).
    func updateSafeAreaIfStale() {
        guard safeArea.isStale else { return }
        safeArea.isStale = false
        let insets = computedSafeAreaInsets()
        guard insets != safeArea.insets else { return }
        let oldMargins = effectiveLayoutMargins
        safeArea.insets = insets
        for subview in subviews { subview.markSafeAreaStale() }
        tellMargins(changedFrom: oldMargins)
        safeAreaInsetsDidChange()
        owningViewController.map { $0.appearance.tellOfSafeArea($0) }
        systemInsetsDidChangeForConstraints()
        markNeedsLayout()
    }

    /// As in a layout pass, from the outermost view down to this one.
    func updateSafeAreaFromAbove() {
        superview?.updateSafeAreaFromAbove()
        updateSafeAreaIfStale()
    }

    /// The controller's own insets count at once, also without a window; the others' changes are told in the next pass.
    func additionalSafeAreaDidChange() {
        markSafeAreaStale()
        updateSafeAreaIfStale()
    }

    /// Guides stand for insets in constraints; a change of insets has the island solved again (SA-17).
    func systemInsetsDidChangeForConstraints() {
        let root = islandRoot
        guard let engine = root.constraintState.engine else { return root.markNeedsLayout() }
        engine.insetsDidChange()
        root.markNeedsLayout()
    }

    /// Replaces what the container adds on this view's edges.
    func setContainerInsets(_ insets: UIEdgeInsets) {
        guard insets != safeArea.containerInsets else { return }
        safeArea.containerInsets = insets
        markSafeAreaStale()
    }
}

extension UIEdgeInsets {
    mutating func add(_ other: UIEdgeInsets) {
        top += other.top
        left += other.left
        bottom += other.bottom
        right += other.right
    }
}
