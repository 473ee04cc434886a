import ConstraintSolver

/// The constraints that stand for intrinsic sizes.
struct ContentSizeConstraints {
    /// The least and the greatest size of one view along one axis.
    struct Pair {
        var hugging: ConstraintHandle
        var resistance: ConstraintHandle
        /// The content's size that they say.
        var length: CGFloat
    }

    var pairs: [ObjectIdentifier: AxisPair<Pair?>] = [:]
    /// The width for which a view's content was last measured; no entry: without limit.
    var measuredWidths: [ObjectIdentifier: CGFloat] = [:]
}

extension LayoutSystem {
    /// Whether a view's content size counts: it isn't placed by a mask, or it is a root that its constraints size.
    func takesContentSize(_ view: UIView) -> Bool {
        if view === root { return solvedRootSize != nil }
        return !view.translatesAutoresizingMaskIntoConstraints
    }

    /// AL-10: `size <= content` at hugging and `size >= content` at compression resistance.
    mutating func addContentSize(of view: UIView) {
        let size = view.countedContentSize(fittingWidth: nil)
        var pair = AxisPair<ContentSizeConstraints.Pair?>(nil)
        for axis in NSLayoutConstraint.Axis.allCases where size[axis] != UIView.noIntrinsicMetric {
            pair[axis] = addContentSize(size[axis], of: view, axis, stamp: view.constraintState.referenceStamp)
        }
        contentSizes.pairs[ObjectIdentifier(view)] = pair
    }

    private mutating func addContentSize(
        _ length: CGFloat,
        of view: UIView,
        _ axis: NSLayoutConstraint.Axis,
        stamp: Int
    ) -> ContentSizeConstraints.Pair? {
        guard length.isFinite, var size = geometry(of: view)?.size[axis] else { return nil }
        size.constant -= Double(length)
        let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
        let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
        // AL-6b: at 1000 they give way silently, yet beat everything optional.
        return ContentSizeConstraints.Pair(
            hugging: solver.add(
                Constraint(
                    size,
                    .lessThanOrEqual,
                    priority: hugging,
                    stamp: stamp,
                    yieldsSilently: hugging >= 1000
                )
            ),
            resistance: solver.add(
                Constraint(
                    size,
                    .greaterThanOrEqual,
                    priority: resistance,
                    stamp: stamp,
                    yieldsSilently: resistance >= 1000
                )
            ),
            length: length
        )
    }

    /// Measures views whose height follows their width at their solved widths; tells whether anything changed.
    mutating func updateWidthDependentContentSizes() -> Bool {
        var hasChanged = false
        for view in views where takesContentSize(view) && view.contentHeightFollowsWidth {
            guard let solved = solvedRect(of: view) else { continue }
            let key = ObjectIdentifier(view)
            let width = solved.width.roundedToPixel(scale: view.layoutScale)
            if let measured = contentSizes.measuredWidths[key], abs(measured - width) < 1e-3 { continue }
            contentSizes.measuredWidths[key] = width
            let size = view.countedContentSize(fittingWidth: width)
            if replaceContentSize(of: view, with: size) { hasChanged = true }
        }
        return hasChanged
    }

    /// Takes the constraints off and adds them again, behind all that stand already (AL-7).
    private mutating func replaceContentSize(of view: UIView, with size: CGSize) -> Bool {
        let key = ObjectIdentifier(view)
        var pair = contentSizes.pairs[key] ?? AxisPair(nil)
        var hasChanged = false
        for axis in NSLayoutConstraint.Axis.allCases where size[axis] != UIView.noIntrinsicMetric {
            if let old = pair[axis] {
                guard abs(old.length - size[axis]) > 1e-6 else { continue }
                solver.remove(old.hugging)
                solver.remove(old.resistance)
            }
            pair[axis] = addContentSize(size[axis], of: view, axis, stamp: NSLayoutConstraint.nextReferenceStamp())
            hasChanged = true
        }
        contentSizes.pairs[key] = pair
        return hasChanged
    }
}

extension UIView {
    /// Has the view's content size count in whole points, whatever the screen's pixel is.
    package func measureContentInWholePoints() { constraintState.measuresWholePoints = true }

    /// Has another height, in points of the alignment rectangle, stand for the content's, unless a document gives one.
    package func holdContentHeight(_ height: CGFloat) {
        if constraintState.placeholderSize.vertical == nil { constraintState.placeholderSize.vertical = height }
    }

    /// The content's size, with what stands in for it on the canvas (IB-7) and without the axes along which a stack
    /// view has hidden the view.
    func countedContentSize(fittingWidth width: CGFloat?) -> CGSize {
        var size = contentSize(fittingWidth: width)
        if constraintState.measuresWholePoints {
            size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        if let placeholder = constraintState.placeholderSize.horizontal {
            size.width = placeholder.isFinite ? placeholder : UIView.noIntrinsicMetric
        }
        if let placeholder = constraintState.placeholderSize.vertical {
            size.height = placeholder.isFinite ? placeholder : UIView.noIntrinsicMetric
        }
        if isHidden, let stack = superview as? UIStackView {
            if stack.ignoresContentSize(of: self, along: .horizontal) { size.width = UIView.noIntrinsicMetric }
            if stack.ignoresContentSize(of: self, along: .vertical) { size.height = UIView.noIntrinsicMetric }
        }
        return size
    }
}
