/// What a scroll view knows of its content and its motion.
struct ScrollingState {
    /// Points, without insets.
    var contentSize: CGSize = .zero
    var contentInset: UIEdgeInsets = .zero
    /// What the system adds to the app's insets (SC-1).
    var systemAdjustment: UIEdgeInsets = .zero
    /// Whether a finger is down.
    var isTracking = false
    var motion: ScrollMotion = .resting
    var frameObserver: EventLoop.Token?
    /// Room for a busy refresh control above the content, in points.
    var refreshInset: CGFloat = 0
    /// Whether the present pull has begun a refresh.
    var didRefresh = false
    /// Whether the animation on its way is a tap's on the status bar.
    var isGoingToTop = false

    var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        insets.add(systemAdjustment)
        insets.top += refreshInset
        return insets
    }
}

extension UIScrollView {
    // MARK: Range (SC-15)
    /// The smallest and largest offsets, insets included; the largest is never below the smallest. Content that is smaller
    /// than its room has one place, where `contentAlignmentPoint` says (SC-23).
    var offsetRange: (minimum: CGPoint, maximum: CGPoint) { offsetRange(of: contentSize) }

    private func offsetRange(of contentSize: CGSize) -> (minimum: CGPoint, maximum: CGPoint) {
        let inset = adjustedContentInset
        let size = bounds.size
        let room = CGSize(
            width: max(0, size.width - inset.left - inset.right - contentSize.width),
            height: max(0, size.height - inset.top - inset.bottom - contentSize.height)
        )
        let minimum = CGPoint(
            x: 0 - inset.left - room.width * contentAlignmentPoint.x,
            y: 0 - inset.top - room.height * contentAlignmentPoint.y
        )
        return (
            minimum,
            CGPoint(
                x: max(minimum.x, contentSize.width - size.width + inset.right),
                y: max(minimum.y, contentSize.height - size.height + inset.bottom)
            )
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, in: contentSize) }

    /// The nearest offset that content of a size lets rest.
    func clamped(_ offset: CGPoint, in contentSize: CGSize) -> CGPoint {
        let (low, high) = offsetRange(of: contentSize)
        return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
    }

    /// Whether content or an app's wish lets an axis scroll (SC-16).
    func scrollsContent(along axis: NSLayoutConstraint.Axis) -> Bool {
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        let inset = scrolling.contentInset
        let insets = axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
        return always || contentSize[axis] + insets > bounds.size[axis]
    }

    // MARK: Size
    func setContentSize(_ size: CGSize) {
        guard size != scrolling.contentSize else { return }
        scrolling.contentSize = size
        updateAdjustment()
        settleOffset()
        updateIndicators()
    }

    /// Brings an offset that has no content anymore back into range.
    func settleOffset() {
        guard !scrolling.motion.isActive, !scrolling.isTracking, bounds.width > 0, bounds.height > 0 else { return }
        move(to: clamped(contentOffset))
    }

    /// Takes the content guide's solved size, along the axes that constraints speak of (SC-13).
    func updateContentSizeFromConstraints() {
        let axes = constrainedContentAxes
        guard !axes.isEmpty, let solved = islandRoot.constraintState.engine?.solvedFrame(of: contentLayoutGuide)
        else { return }
        var size = contentSize
        if axes.contains(.horizontal) { size.width = solved.width }
        if axes.contains(.vertical) { size.height = solved.height }
        contentSize = size
    }

    /// Has the view lay out when the constraints give its content another size.
    func followContent(of engine: LayoutEngine) {
        guard let solved = engine.solvedFrame(of: contentLayoutGuide), solved.size != contentSize,
            !constrainedContentAxes.isEmpty
        else { return }
        setNeedsLayout()
    }

    private var constrainedContentAxes: Set<NSLayoutConstraint.Axis> {
        var axes: Set<NSLayoutConstraint.Axis> = []
        let guide = constraintState.systemGuides[.content]
        for constraint in constraintState.held {
            for (item, other, attribute) in [
                (constraint.firstItem, constraint.secondItem, constraint.firstAttribute),
                (constraint.secondItem, constraint.firstItem, constraint.secondAttribute),
            ] {
                guard let item, attribute != .notAnAttribute else { continue }
                let isOwnEdge = item === self && other != nil && other !== self && !attribute.isSize
                guard (guide != nil && item === guide) || isOwnEdge else { continue }
                axes.insert(attribute.absolute(isRightToLeft: false).axis)
            }
        }
        return axes
    }

    // MARK: Offset
    /// Moves the bounds, then tells (SC-18, SC-M19).
    func move(to offset: CGPoint) {
        guard offset != layer.bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
        boundsWillChange(to: CGRect(origin: offset, size: layer.bounds.size))
        changeGeometry { layer.bounds.origin = offset }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Ends whatever moves and goes there.
    func jump(to offset: CGPoint) {
        stopMotion()
        move(to: offset)
    }

    /// The least distance that shows a rectangle inside the adjusted insets (SC-M6, SC-15).
    func offset(revealing rect: CGRect) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        for axis in NSLayoutConstraint.Axis.allCases {
            let (low, high) = (rect.origin(axis), rect.origin(axis) + rect.size(axis))
            let (seenLow, seenHigh) = (visible.origin(axis), visible.origin(axis) + visible.size(axis))
            let change: CGFloat
            if rect.size(axis) > visible.size(axis) {
                change = low > seenLow ? low - seenLow : (high < seenHigh ? high - seenHigh : 0)
            } else {
                change = low < seenLow ? low - seenLow : (high > seenHigh ? high - seenHigh : 0)
            }
            if axis == .horizontal { offset.x += change } else { offset.y += change }
        }
        return clamped(offset)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        setContentOffset(offset(revealing: rect), animated: animated)
    }

    // MARK: Bounds
    func visibleBoundsDidChange(from oldBounds: CGRect) {
        if bounds.origin != oldBounds.origin {
            setNeedsLayout()
            offsetDidChange()
            bars.tell(self)
            if constraintsFollowOffset { systemInsetsDidChangeForConstraints() }
            updateIndicators()
        }
        guard bounds.size != oldBounds.size else { return }
        updateAdjustment()
        settleOffset()
    }

    /// Whether constraints name what stands still while the content moves.
    private var constraintsFollowOffset: Bool {
        let guides = constraintState.systemGuides
        return constraintState.passThroughCount > 0 || guides[.frame] != nil || guides[.safeArea] != nil
            || guides[.layoutMargins] != nil || guides[.readableContent] != nil
    }
}
