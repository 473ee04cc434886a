import Foundation

extension UIScrollView: ContentTouchRuling {
    func prepareForPanning() { addGestureRecognizer(panGestureRecognizer) }

    // MARK: Dragging (SC-M8, SC-M11)
    /// A finger went down: what moves stops under it.
    func fingerDidTouch() {
        scrolling.isTracking = true
        if scrolling.motion.isDecelerating || scrolling.motion.isAnimating {
            stopMotion()
        }
    }

    /// The last finger is gone; an overshoot that it held without dragging goes back.
    func fingerDidLeave() {
        scrolling.isTracking = false
        guard !scrolling.motion.isActive, clamped(contentOffset) != contentOffset else { return }
        release(velocity: .zero)
    }

    /// The finger passed the threshold and takes the content along.
    ///
    /// - Parameter place: Where, in the window, the content is taken up: the threshold past the first touch.
    func beginDrag(at place: CGPoint, time: TimeInterval) {
        scrolling.isTracking = true
        var drag = ScrollDrag(start: place, startOffset: unbanded(contentOffset))
        if isDirectionalLockEnabled { drag.lock(along: panGestureRecognizer.translation(in: self)) }
        drag.add(place, at: time)
        draggingWillBegin()
        scrollDelegate?.scrollViewWillBeginDragging(self)
        scrolling.motion = .dragging(drag)
        if keyboardDismissMode != .none { FirstResponder.current?.resignFirstResponder() }
        showIndicators()
    }

    func continueDrag(to place: CGPoint, time: TimeInterval) {
        guard case .dragging(var drag) = scrolling.motion else { return }
        drag.add(place, at: time)
        scrolling.motion = .dragging(drag)
        let wanted = CGPoint(
            x: drag.startOffset.x - (place.x - drag.start.x),
            y: drag.startOffset.y - (place.y - drag.start.y)
        )
        move(to: banded(drag.locked(wanted, to: drag.startOffset)))
        contentWasPulled()
    }

    func endDrag(time: TimeInterval, isCancelled: Bool) {
        scrolling.isTracking = false
        guard case .dragging(let drag) = scrolling.motion else { return }
        scrolling.didRefresh = false
        release(velocity: isCancelled ? .zero : drag.locked(drag.velocity(at: time), to: .zero))
    }

    /// What a finger's wish looks like: limited by bounce and rubber band, axis by axis.
    private func banded(_ wanted: CGPoint) -> CGPoint {
        let (low, high) = offsetRange
        func place(_ axis: NSLayoutConstraint.Axis, _ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let allowed = bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
            guard isScrollable(axis) else { return contentOffset[axis] }
            guard allowed else { return min(max(value, low), high) }
            if value < low { return low + ScrollPhysics.rubberBand(value - low, length: bounds.size[axis]) }
            if value > high { return high + ScrollPhysics.rubberBand(value - high, length: bounds.size[axis]) }
            return value
        }
        return CGPoint(
            x: place(.horizontal, wanted.x, low.x, high.x),
            y: place(.vertical, wanted.y, low.y, high.y)
        )
    }

    /// The wish behind an offset that a rubber band holds.
    private func unbanded(_ offset: CGPoint) -> CGPoint {
        let (low, high) = offsetRange
        func place(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
            if value < low { return low + ScrollPhysics.overshoot(shown: value - low, length: length) }
            if value > high { return high + ScrollPhysics.overshoot(shown: value - high, length: length) }
            return value
        }
        return CGPoint(
            x: place(offset.x, low.x, high.x, bounds.width),
            y: place(offset.y, low.y, high.y, bounds.height)
        )
    }

    /// Seconds that `delaysContentTouches` makes touches wait: those in which a drag takes them before subviews do.
    static let contentDelay: TimeInterval = 0.15

    var delayOfContentTouches: TimeInterval? { delaysContentTouches && followsPans ? Self.contentDelay : nil }

    func admits(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        touchesShouldBegin(touches, with: event, in: view)
    }

    /// SC-21: whether a drag may begin with a touch, which a subview may have.
    func mayTake(_ touch: UITouch) -> Bool {
        guard let view = touch.view, view !== self, view.isDescendant(of: self), touch.delivery.isDelivered
        else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Whether a finger may drag the content along an axis.
    var followsPans: Bool {
        isScrollEnabled && panGestureRecognizer.isEnabled
            && NSLayoutConstraint.Axis.allCases.contains(where: isScrollable)
    }

    /// Whether a movement of the finger is one that this view follows.
    func followsPan(translation: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let axis: NSLayoutConstraint.Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        return isScrollable(axis) && !handsOn(translation[axis], along: axis)
    }

    /// SC-24: whether a drag towards the outside of content that is at its end is for a scroll view around this one.
    private func handsOn(_ travel: CGFloat, along axis: NSLayoutConstraint.Axis) -> Bool {
        let transfers = axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, isAtEnd(for: travel, along: axis) else { return false }
        return sequence(first: self as UIView, next: \.superview).dropFirst().contains {
            guard let outer = $0 as? UIScrollView, outer.isScrollEnabled, outer.isScrollable(axis) else { return false }
            return !outer.isAtEnd(for: travel, along: axis)
        }
    }

    /// Whether nothing is left for a finger's way to bring into sight.
    private func isAtEnd(for travel: CGFloat, along axis: NSLayoutConstraint.Axis) -> Bool {
        let (low, high) = offsetRange
        return travel > 0 ? contentOffset[axis] <= low[axis] : contentOffset[axis] >= high[axis]
    }
}

extension CGPoint {
    fileprivate subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
