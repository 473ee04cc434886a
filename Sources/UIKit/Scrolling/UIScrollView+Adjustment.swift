import Platform

extension UIScrollView {
    // MARK: Insets
    /// Changes insets; what stood at its top or left edge stays there (SC-8).
    /// - Parameter movesContent: False leaves the content where it is, out of range if need be.
    func changeInsets(movesContent: Bool = true, _ change: (inout ScrollingState) -> Void) {
        let old = scrolling.adjustedContentInset
        change(&scrolling)
        insetsDidChange(from: old, movesContent: movesContent)
    }

    /// SC-11: up to iOS 10 the system's part stands in the content inset itself.
    private var visibleAdjustment: UIEdgeInsets {
        Quirk.scrollViewsAdjustBySafeArea.holds ? .zero : scrolling.systemAdjustment
    }

    var shownContentInset: UIEdgeInsets {
        var insets = scrolling.contentInset
        insets.add(visibleAdjustment)
        return insets
    }

    func setContentInset(_ insets: UIEdgeInsets) {
        let system = visibleAdjustment
        changeInsets {
            $0.contentInset = UIEdgeInsets(
                top: insets.top - system.top,
                left: insets.left - system.left,
                bottom: insets.bottom - system.bottom,
                right: insets.right - system.right
            )
        }
    }

    /// - Parameter movesContent: False leaves the content where it is, out of range if need be.
    func insetsDidChange(from old: UIEdgeInsets, movesContent: Bool = true) {
        let new = scrolling.adjustedContentInset
        guard new != old else { return }
        if movesContent, !scrolling.motion.isActive, !scrolling.isTracking {
            var offset = contentOffset
            if abs(offset.y + old.top) < 0.5 { offset.y = -new.top }
            if abs(offset.x + old.left) < 0.5 { offset.x = -new.left }
            move(to: offset)
            settleOffset()
        }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        updateIndicators()
        setNeedsLayout()
    }

    // MARK: What the system adds
    /// Computes the adjustment anew; cheap when nothing changed.
    func updateAdjustment() {
        let adjustment = systemAdjustment(of: safeAreaInsets)
        guard adjustment != scrolling.systemAdjustment else { return }
        let old = scrolling.adjustedContentInset
        scrolling.systemAdjustment = adjustment
        consumeAdjustedEdges()
        insetsDidChange(from: old)
    }

    /// SC-2 … SC-7, and SC-11 for systems before 11, where the insets themselves change.
    private func systemAdjustment(of safe: UIEdgeInsets) -> UIEdgeInsets {
        let controller = controllerOfContentScrollView
        if !Quirk.scrollViewsAdjustBySafeArea.holds {
            guard let controller, controller.automaticallyAdjustsScrollViewInsets else { return .zero }
            return UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
        }
        var axes: Set<NSLayoutConstraint.Axis> = []
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            axes = Set(NSLayoutConstraint.Axis.allCases.filter(isScrollable))
            if contentInsetAdjustmentBehavior == .automatic, let controller,
                controller.automaticallyAdjustsScrollViewInsets, controller.standsInBarContainer
            {
                axes.insert(.vertical)
            }
        }
        return UIEdgeInsets(
            top: axes.contains(.vertical) ? safe.top : 0,
            left: axes.contains(.horizontal) ? safe.left : 0,
            bottom: axes.contains(.vertical) ? safe.bottom : 0,
            right: axes.contains(.horizontal) ? safe.right : 0
        )
    }

    /// SA-18: what became an inset is passed on to nobody.
    private func consumeAdjustedEdges() {
        let adjustment = scrolling.systemAdjustment
        var edges: UIRectEdge = []
        if adjustment.top > 0 { edges.insert(.top) }
        if adjustment.left > 0 { edges.insert(.left) }
        if adjustment.bottom > 0 { edges.insert(.bottom) }
        if adjustment.right > 0 { edges.insert(.right) }
        guard edges != safeArea.consumedEdges else { return }
        safeArea.consumedEdges = edges
        for subview in subviews { subview.markSafeAreaStale() }
    }
}
