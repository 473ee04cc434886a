import ConstraintSolver

/// Constraints as sums of terms, in the bounds space of the view that holds them.
///
/// A position is measured in the holder's space; sizes have no space. The terms go to ``LayoutSystem/sum``.
extension LayoutSystem {
    /// Writes `first - multiplier × second`, to be compared with the constraint's constant.
    ///
    /// - Returns: The constant of the sum; nil where an item is gone or not in the island.
    func write(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Double? {
        sum.clear()
        guard let first = constraint.firstItem else { return nil }
        let second = constraint.secondItem
        if second == nil, constraint.relatesTwoItems { return nil }
        // AL-22: from right to left, distances between leading and trailing sides count toward the left. The direction
        // is that of the view which holds the constraint: a button that is turned to put its image at the other end
        // stays where it is among its siblings.
        let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let isRightToLeft = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign = isRightToLeft ? -1.0 : 1
        let attribute = constraint.firstAttribute.absolute(isRightToLeft: isRightToLeft)
        guard write(first, attribute, beside: second, in: holder, sign) else { return nil }
        if let second, constraint.secondAttribute != .notAnAttribute {
            let attribute = constraint.secondAttribute.absolute(isRightToLeft: isRightToLeft)
            guard write(second, attribute, beside: first, in: holder, -sign * Double(constraint.multiplier)) else {
                return nil
            }
        }
        return sum.constant
    }

    /// Writes one attribute of an item times a factor.
    private func write(
        _ item: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        beside other: AnyObject?,
        in holder: UIView,
        _ factor: Double
    ) -> Bool {
        guard let view = item as? UIView else {
            guard let guide = item as? UILayoutGuide, let span = Span(attribute) else { return false }
            return write(guide, span, in: holder, factor)
        }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            return writeBaseline(of: view, isFirst: attribute == .firstBaseline, in: holder, factor)
        }
        guard let span = Span(attribute) else { return false }
        if attribute.isMargin {
            // Margins count from the frame, not from the alignment rectangle.
            let (margins, alignment) = (view.effectiveLayoutMargins, view.alignmentRectInsets)
            let before = Double(margins.before(span.axis) - alignment.before(span.axis))
            let after = Double(margins.after(span.axis) - alignment.after(span.axis))
            sum.constant += factor * (span.origin * before - span.size * (before + after))
            sum.followsInsets = true
        }
        // Edges of a scroll view against something inside it mean its content (SC-13). Sizes and centers mean the
        // scroll view itself: a view centered in it can't scroll along that axis.
        if view === holder, let other, other !== view, !attribute.isSize, !attribute.isCenter, view.scrollsContent {
            return write(view.contentGuide, span, of: view, factor)
        }
        return write(view, span, in: holder, factor)
    }

    /// Writes a part of a view's alignment rectangle.
    private func write(_ view: UIView, _ span: Span, in holder: UIView, _ factor: Double) -> Bool {
        guard let place = place(of: view) else { return false }
        if view === holder {
            let origin = view.ownLayer.bounds.origin(span.axis) + view.alignmentRectInsets.before(span.axis)
            sum.constant += factor * span.origin * Double(origin)
        } else {
            guard let space = view.superview else { return false }
            writeOrigin(place, span.axis, factor * span.origin)
            if span.origin != 0 { writeShift(from: space, to: holder, span.axis, factor * span.origin) }
        }
        writeSize(place, span.axis, factor * span.size)
        return true
    }

    /// Writes a part of a guide, wherever it is owned.
    private func write(_ guide: UILayoutGuide, _ span: Span, in holder: UIView, _ factor: Double) -> Bool {
        guard let owner = guide.owningView else { return false }
        guard write(guide, span, of: owner, factor) else { return false }
        if span.origin != 0 { writeShift(from: owner, to: holder, span.axis, factor * span.origin) }
        return true
    }

    /// Writes a part of a guide in its owner's bounds space.
    private func write(_ guide: UILayoutGuide, _ span: Span, of owner: UIView, _ factor: Double) -> Bool {
        let axis = span.axis
        if guide.role == .content || guide.role == .custom {
            guard let place = place(of: guide) else { return false }
            writeOrigin(place, axis, factor * span.origin)
            writeSize(place, axis, factor * span.size)
            return true
        }
        let insets = insets(of: guide, in: owner)
        sum.followsInsets = true
        let origin = Double(owner.ownLayer.bounds.origin(axis))
        let isStrip = axis == .vertical && (guide.role == .top || guide.role == .bottom || guide.role == .keyboard)
        guard isStrip else {
            if sum.keepsImplied, insets != .zero {
                sum.constant += factor * span.origin * origin
                sum.add(.inset(guide, axis, isBefore: true), factor * (span.origin - span.size))
                sum.add(.inset(guide, axis, isBefore: false), -factor * span.size)
            } else {
                let (before, after) = (Double(insets.before(axis)), Double(insets.after(axis)))
                sum.constant += factor * (span.origin * (origin + before) - span.size * (before + after))
            }
            writeFullSize(of: owner, axis, factor * span.size)
            return true
        }
        let safe = owner.safeAreaInsets
        switch guide.role {
        case .top:
            sum.constant += factor * (span.origin * origin + span.size * Double(safe.top))
        default:
            let length = Double(guide.role == .keyboard ? owner.keyboardReach : safe.bottom)
            sum.constant += factor * (span.origin * (origin - length) + span.size * length)
            writeFullSize(of: owner, axis, factor * span.origin)
        }
        return true
    }

    /// How far one of the system's guides stands inside its owner; zero for strips at its edges.
    func insets(of guide: UILayoutGuide, in owner: UIView) -> UIEdgeInsets {
        switch guide.role {
        case .safeArea: owner.safeAreaInsets
        case .layoutMargins: owner.effectiveLayoutMargins
        case .readableContent: owner.readableInsets(width: owner.bounds.width)
        case .content, .custom, .frame, .top, .bottom, .keyboard: .zero
        }
    }

    /// From a view's bounds space to the holder's: the sum of the frames' origins on the way.
    private func writeShift(
        from space: UIView,
        to holder: UIView,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double
    ) {
        var view = space
        while view !== holder {
            guard let place = place(of: view), let parent = view.superview else { return }
            writeOrigin(place, axis, factor)
            let own = view.alignmentRectInsets.before(axis) + view.ownLayer.bounds.origin(axis)
            sum.constant -= factor * Double(own)
            if view.scrollsContent { sum.followsInsets = true }
            view = parent
        }
    }

    // MARK: Items
    /// Writes where an item begins in the space that holds it.
    func writeOrigin(_ place: Int, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard factor != 0 else { return }
        switch items[place].source {
        case .variables: sum.add(items[place].origin[axis], factor)
        case .content: return
        case .root: sum.constant += factor * Double(root.alignmentRectInsets.before(axis))
        case .mask:
            if sum.keepsImplied { return sum.add(.origin(place, axis), factor) }
            let line = masks[items[place].mask].origin[axis]
            sum.constant += factor * line.constant
            writeFullSize(ofItem: items[place].parent, axis, factor * line.share)
        }
    }

    /// Writes the size of an item's alignment rectangle.
    func writeSize(_ place: Int, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard factor != 0 else { return }
        if sum.keepsImplied, items[place].source == .mask || (items[place].source == .root && rootIsSized) {
            return sum.add(.size(place, axis), factor)
        }
        guard items[place].source == .mask else { return sum.add(items[place].size[axis], factor) }
        let line = masks[items[place].mask].size[axis]
        sum.constant += factor * line.constant
        writeFullSize(ofItem: items[place].parent, axis, factor * line.share)
    }

    /// Writes a view's full size, its alignment insets included.
    func writeFullSize(ofItem place: Int, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard factor != 0, let view = items[place].view else { return }
        writeSize(place, axis, factor)
        let insets = view.alignmentRectInsets
        sum.constant += factor * Double(insets.before(axis) + insets.after(axis))
    }

    private func writeFullSize(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard let place = place(of: view) else {
            let insets = view.alignmentRectInsets
            let size = view.bounds.size[axis] + insets.before(axis) + insets.after(axis)
            sum.constant += factor * Double(size)
            return
        }
        writeFullSize(ofItem: place, axis, factor)
    }

    // MARK: Baselines (AL-20, AL-21)
    private func writeBaseline(
        of view: UIView,
        isFirst: Bool,
        in holder: UIView,
        _ factor: Double
    ) -> Bool {
        let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if target !== view, target.isDescendant(of: view), place(of: target) != nil {
            return writeBaseline(of: target, isFirst: isFirst, in: holder, factor)
        }
        sum.followsInsets = true
        let size = view.baselineReferenceSize
        var span = Span(axis: .vertical, origin: 1, size: 1)
        if let offset = isFirst ? view.firstBaselineOffset(in: size) : view.lastBaselineOffset(in: size) {
            if view.centersTextVertically {
                let below = isFirst ? offset - size.height / 2 : size.height / 2 - offset
                sum.constant += factor * Double(below)
                span.size = 0.5
            } else {
                sum.constant += factor * Double(isFirst ? offset : -offset)
                span.size = isFirst ? 0 : 1
            }
        }
        return write(view, span, in: holder, factor)
    }
}

/// A place or length along an axis: so much of an item's origin, and so much of its size.
private struct Span {
    var axis: NSLayoutConstraint.Axis
    var origin: Double
    var size: Double

    init(axis: NSLayoutConstraint.Axis, origin: Double, size: Double) {
        (self.axis, self.origin, self.size) = (axis, origin, size)
    }

    /// Nil for no attribute.
    init?(_ attribute: NSLayoutConstraint.Attribute) {
        let (origin, size): (Double, Double)
        switch attribute.withoutMargin {
        case .left, .top, .leading: (origin, size) = (1, 0)
        case .right, .bottom, .trailing, .lastBaseline, .firstBaseline: (origin, size) = (1, 1)
        case .width, .height: (origin, size) = (0, 1)
        case .centerX, .centerY: (origin, size) = (1, 0.5)
        default: return nil
        }
        self.init(axis: attribute.axis, origin: origin, size: size)
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
