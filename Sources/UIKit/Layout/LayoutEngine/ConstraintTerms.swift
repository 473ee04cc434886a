import ConstraintSolver

/// Turns the attributes of a constraint into expressions in the bounds space of the view that holds it.
@MainActor
struct ConstraintTerms {
    let system: LayoutSystem
    let holder: UIView

    init(_ system: LayoutSystem, _ holder: UIView) {
        self.system = system
        self.holder = holder
    }

    /// `first - multiplier × second - constant`, to be compared with zero.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let item = constraint.firstItem,
            let first = expression(of: item, constraint.firstAttribute, beside: constraint.secondItem)
        else { return nil }
        var total = first
        if let other = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let second = expression(of: other, constraint.secondAttribute, beside: item) else { return nil }
            total = total - second * Double(constraint.multiplier)
        }
        // AL-22: from right to left, distances between leading and trailing sides count toward the left.
        let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        if isDirectional, holder.effectiveUserInterfaceLayoutDirection == .rightToLeft { total = total * -1 }
        // A position is measured from the holder's alignment rectangle's own space; sizes have no space.
        return total - LinearExpression(Double(constraint.constant))
    }

    /// One attribute of an item in the holder's space.
    private func expression(
        of item: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        beside other: AnyObject?
    ) -> LinearExpression? {
        // AL-22: the direction is that of the view which holds the constraint. A button that is turned to put its image
        // at the other end stays where it is among its siblings.
        let absolute = attribute.absolute(isRightToLeft: holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let axis = absolute.axis
        if let baseline = baselineExpression(of: item, absolute) { return baseline }
        guard var span = span(of: item, axis, isContent: isContent(item, absolute, other)) else { return nil }
        if absolute.isMargin, let view = item as? UIView {
            span = inset(span, of: view, by: view.effectiveLayoutMargins, axis)
        }
        switch absolute.withoutMargin {
        case .left, .top, .leading: return span.origin
        case .right, .bottom, .trailing, .lastBaseline, .firstBaseline: return span.end
        case .width, .height: return span.size
        case .centerX, .centerY: return span.center
        default: return nil
        }
    }

    /// Margins count from the frame, not from the alignment rectangle.
    private func inset(
        _ span: ItemSpan,
        of view: UIView,
        by margins: UIEdgeInsets,
        _ axis: NSLayoutConstraint.Axis
    ) -> ItemSpan {
        let alignment = view.alignmentRectInsets
        let before = Double(margins.before(axis) - alignment.before(axis))
        let after = Double(margins.after(axis) - alignment.after(axis))
        return ItemSpan(
            origin: span.origin + LinearExpression(before),
            size: span.size - LinearExpression(before + after)
        )
    }

    /// Edges of a scroll view against something inside it mean its content (SC-13).
    private func isContent(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?) -> Bool {
        guard item === holder, holder is UIScrollView, let other, other !== item else { return false }
        // Sizes and centers mean the scroll view itself: a view centered in it can't scroll along that axis.
        return !attribute.isSize && !attribute.isCenter
    }

    /// The extent of an item along an axis in the holder's space.
    private func span(of item: AnyObject, _ axis: NSLayoutConstraint.Axis, isContent: Bool) -> ItemSpan? {
        if let view = item as? UIView {
            if view === holder { return ownSpan(of: view, axis, isContent: isContent) }
            guard let geometry = system.geometry(of: view), let space = view.superview else { return nil }
            return ItemSpan(origin: geometry.origin[axis] + shift(from: space, axis), size: geometry.size[axis])
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        guard let span = guideSpan(guide, of: owner, axis) else { return nil }
        return ItemSpan(origin: span.origin + shift(from: owner, axis), size: span.size)
    }

    /// The holder in its own bounds space.
    private func ownSpan(of view: UIView, _ axis: NSLayoutConstraint.Axis, isContent: Bool) -> ItemSpan? {
        if isContent, let scrollView = view as? UIScrollView {
            return guideSpan(scrollView.contentLayoutGuide, of: view, axis)
        }
        guard let size = system.geometry(of: view)?.size[axis] else { return nil }
        let origin = view.bounds.origin(axis) + view.alignmentRectInsets.before(axis)
        return ItemSpan(origin: LinearExpression(Double(origin)), size: size)
    }

    /// A guide in its owner's bounds space.
    private func guideSpan(_ guide: UILayoutGuide, of owner: UIView, _ axis: NSLayoutConstraint.Axis) -> ItemSpan? {
        let full = system.fullSize(of: owner, axis)
        let origin = Double(owner.bounds.origin(axis))
        func span(insetBy insets: UIEdgeInsets) -> ItemSpan {
            ItemSpan(
                origin: LinearExpression(origin + Double(insets.before(axis))),
                size: full - LinearExpression(Double(insets.before(axis) + insets.after(axis)))
            )
        }
        switch guide.role {
        case .safeArea: return span(insetBy: owner.safeAreaInsets)
        case .layoutMargins: return span(insetBy: owner.effectiveLayoutMargins)
        case .readableContent: return span(insetBy: owner.readableInsets(width: owner.bounds.width))
        case .frame: return span(insetBy: .zero)
        case .top:
            guard axis == .vertical else { return span(insetBy: .zero) }
            return ItemSpan(origin: LinearExpression(origin), size: LinearExpression(Double(owner.safeAreaInsets.top)))
        case .bottom, .keyboard:
            guard axis == .vertical else { return span(insetBy: .zero) }
            let length = Double(guide.role == .keyboard ? owner.keyboardReach : owner.safeAreaInsets.bottom)
            return ItemSpan(origin: full + LinearExpression(origin - length), size: LinearExpression(length))
        case .content, .custom:
            guard let geometry = system.geometry(of: guide) else { return nil }
            return ItemSpan(origin: geometry.origin[axis], size: geometry.size[axis])
        }
    }

    /// From a view's bounds space to the holder's: the sum of the frames' origins on the way.
    private func shift(from space: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        var total = LinearExpression(0)
        var view = space
        while view !== holder {
            guard let geometry = system.geometry(of: view), let parent = view.superview else { break }
            let own = view.alignmentRectInsets.before(axis) + view.bounds.origin(axis)
            total = total + geometry.origin[axis] - LinearExpression(Double(own))
            view = parent
        }
        return total
    }

    // MARK: Baselines (AL-20, AL-21)
    private func baselineExpression(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression?
    {
        guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView else { return nil }
        let isFirst = attribute == .firstBaseline
        let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if target !== view, target.isDescendant(of: view) { return baselineExpression(of: target, attribute) }
        guard let span = span(of: view, .vertical, isContent: false) else { return nil }
        let size = view.baselineReferenceSize
        let offset = isFirst ? view.firstBaselineOffset(in: size) : view.lastBaselineOffset(in: size)
        guard let offset else { return span.end }
        if view.centersTextVertically {
            let below = isFirst ? offset - size.height / 2 : size.height / 2 - offset
            return span.center + LinearExpression(Double(below))
        }
        return isFirst ? span.origin + LinearExpression(Double(offset)) : span.end - LinearExpression(Double(offset))
    }
}

extension UIView {
    /// The size for which baselines are told: the content's, at the present width.
    fileprivate var baselineReferenceSize: CGSize {
        let width = contentHeightFollowsWidth && bounds.width > 0 ? bounds.width : nil
        let content = contentSize(fittingWidth: width)
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? bounds.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? bounds.height : content.height
        )
    }
}
