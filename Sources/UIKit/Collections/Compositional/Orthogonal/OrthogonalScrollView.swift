import Foundation

/// Shows the items of a section that scrolls across the layout's direction.
final class OrthogonalScrollView: UIScrollView {
    var place: OrthogonalPlace? { didSet { takePlace() } }
    private var dragOrigin = CGPoint.zero
    private var hasStarted = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        backgroundColor = nil
        isOpaque = false
        clipsToBounds = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func contentSizeDidChange(of subview: UIView) -> Bool {
        superview?.contentSizeDidChange(of: subview) ?? false
    }
    override func constraintsDidChange(of subview: UIView) { superview?.constraintsDidChange(of: subview) }

    private func takePlace() {
        guard let place else { return }
        if frame != place.frame { frame = place.frame }
        if contentSize != place.contentSize { contentSize = place.contentSize }
        let ends = place.endInsets
        let insets =
            place.axis == .horizontal
            ? UIEdgeInsets(top: 0, left: ends.start, bottom: 0, right: ends.end)
            : UIEdgeInsets(top: ends.start, left: 0, bottom: ends.end, right: 0)
        if contentInset != insets { contentInset = insets }
        switch place.behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: decelerationRate = place.properties.decelerationRate
        case .paging, .groupPaging, .groupPagingCentered: decelerationRate = .fast
        }
        bounces = place.properties.bounce != .never
        if place.axis == .horizontal {
            alwaysBounceHorizontal = place.properties.bounce == .always
        } else {
            alwaysBounceVertical = place.properties.bounce == .always
        }
        guard !hasStarted, bounds.width > 0 else { return }
        hasStarted = true
        contentOffset = place.start
    }

    override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let place else { return offset }
        let axis = place.axis
        let rest = place.rest(
            proposed: axis == .horizontal ? offset.x : offset.y,
            from: axis == .horizontal ? dragOrigin.x : dragOrigin.y,
            current: axis == .horizontal ? contentOffset.x : contentOffset.y,
            velocity: axis == .horizontal ? velocity.x : velocity.y
        )
        return CGPoint(rest, 0, axis)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        dragOrigin = contentOffset
        next?.touchesBegan(touches, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer { dragOrigin = contentOffset }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func offsetDidChange() {
        super.offsetDidChange()
        (superview as? UICollectionView)?.orthogonalSectionDidScroll()
    }
}
