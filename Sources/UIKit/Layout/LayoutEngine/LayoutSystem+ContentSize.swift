import ConstraintSolver

/// The constraints that stand for a view's intrinsic size.
struct ContentSizeConstraints {
    /// The least and the greatest size along one axis.
    struct Pair {
        let hugging: ConstraintHandle
        let resistance: ConstraintHandle
        /// The rows' constant less the content's size.
        let base: Double
        /// Whether hugging and resistance are required, and so give way silently (AL-6b).
        let yields: (hugging: Bool, resistance: Bool)
        /// The content's size that they say, and what it is when nothing limits the width; in points.
        var length: CGFloat
        var unlimitedLength: CGFloat
    }

    /// The view's place.
    let item: Int
    var pairs = AxisPair<Pair?>(nil)
    /// Whether the height is measured at the solved width (AL-13).
    var followsWidth: Bool
    /// The width for which the content was last measured; nil: without limit.
    var measuredWidth: CGFloat?
    /// Whether a pair was added for a measured size, so that there is no way back but a new system.
    var hasGrown = false
}

extension LayoutSystem {
    /// Whether a view's content size counts: it isn't placed by a mask, or it is a root that its constraints size.
    func takesContentSize(_ place: Int) -> Bool {
        switch items[place].source {
        case .root: !rootIsSized
        case .variables: true
        case .mask, .content: false
        }
    }

    /// AL-10: `size <= content` at hugging and `size >= content` at compression resistance.
    func addContentSize(of view: UIView, at place: Int) {
        let followsWidth = view.contentHeightFollowsWidth
        let size = view.countedContentSize(fittingWidth: followsWidth ? settledWidth(of: view) : nil)
        guard followsWidth || size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else {
            return
        }
        var constraints = ContentSizeConstraints(item: place, followsWidth: followsWidth)
        if followsWidth { widthFollowerCount += 1 }
        for axis in NSLayoutConstraint.Axis.allCases where size[axis] != UIView.noIntrinsicMetric {
            let stamp = view.constraintState.referenceStamp
            constraints.pairs[axis] = addPair(size[axis], of: view, at: place, axis, stamp: stamp)
        }
        if case .fixed = sizing { view.constraintState.contentPlace = contents.count }
        contents.append(constraints)
    }

    /// The width at which a text is laid out already, when a size is asked for that may be smaller: a header that fits
    /// itself in `viewDidLayoutSubviews` keeps its lines, as labels' automatic `preferredMaxLayoutWidth` has it (AL-13).
    private func settledWidth(of view: UIView) -> CGFloat? {
        guard case .fitting(_, let horizontal, _) = sizing, !horizontal.isRequired, view.bounds.width > 0,
            view.window != nil, let engine = view.islandRoot.constraintState.engine, !engine.needsSolve,
            !engine.needsRebuild
        else { return nil }
        return view.bounds.width
    }

    private func addPair(
        _ length: CGFloat,
        of view: UIView,
        at place: Int,
        _ axis: NSLayoutConstraint.Axis,
        stamp: Int
    ) -> ContentSizeConstraints.Pair? {
        guard length.isFinite else { return nil }
        sum.clear()
        writeSize(place, axis, 1)
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        let constant = sum.constant - Double(length)
        // AL-6b: at 1000 they give way silently, yet beat everything optional.
        return ContentSizeConstraints.Pair(
            hugging: addSum(
                constant: constant,
                .lessThanOrEqual,
                priority: Double(hugging.rawValue),
                stamp: stamp,
                yieldsSilently: hugging.isRequired
            ),
            resistance: addSum(
                constant: constant,
                .greaterThanOrEqual,
                priority: Double(resistance.rawValue),
                stamp: stamp,
                yieldsSilently: resistance.isRequired
            ),
            base: sum.constant,
            yields: (hugging.isRequired, resistance.isRequired),
            length: length,
            unlimitedLength: length
        )
    }

    /// Has a view's content size stand where the view was first named.
    func addContentSizeAnew(at place: Int) {
        guard let view = items[contents[place].item].view else { return }
        for axis in NSLayoutConstraint.Axis.allCases {
            guard let pair = contents[place].pairs[axis] else { continue }
            remove(pair.hugging)
            remove(pair.resistance)
            let stamp = view.constraintState.referenceStamp
            contents[place].pairs[axis] = addPair(pair.length, of: view, at: contents[place].item, axis, stamp: stamp)
        }
    }

    // MARK: Changes
    /// Takes up another content size; false where the system has to be built anew for it.
    func updateContentSize(of view: UIView) -> Bool {
        guard let item = place(of: view), takesContentSize(item), !view.contentHeightFollowsWidth else { return false }
        let size = view.countedContentSize(fittingWidth: nil)
        let place = view.constraintState.contentPlace
        guard place < contents.count, contents[place].item == item, !contents[place].followsWidth else {
            // A view that had no content size has none now, or it has its first.
            return size.width == UIView.noIntrinsicMetric && size.height == UIView.noIntrinsicMetric
        }
        for axis in NSLayoutConstraint.Axis.allCases {
            let isThere = size[axis] != UIView.noIntrinsicMetric && size[axis].isFinite
            guard isThere == (contents[place].pairs[axis] != nil) else { return false }
        }
        for axis in NSLayoutConstraint.Axis.allCases {
            guard var pair = contents[place].pairs[axis], pair.length != size[axis] else { continue }
            setLength(size[axis], of: &pair)
            pair.unlimitedLength = size[axis]
            contents[place].pairs[axis] = pair
        }
        return true
    }

    private func setLength(_ length: CGFloat, of pair: inout ContentSizeConstraints.Pair) {
        pair.length = length
        setConstant(pair.hugging, to: pair.base - Double(length))
        setConstant(pair.resistance, to: pair.base - Double(length))
    }

    // MARK: Widths (AL-13)
    /// Whether any content is measured at its solved width.
    var measuresWidths: Bool { widthFollowerCount > 0 }

    /// Lets contents that were measured at a width be as large as they like, as in a new system; false where only a
    /// new system can.
    func forgetMeasuredWidths() -> Bool {
        for place in contents.indices where contents[place].measuredWidth != nil {
            guard !contents[place].hasGrown, let view = items[contents[place].item].view else { return false }
            contents[place].measuredWidth = nil
            for axis in NSLayoutConstraint.Axis.allCases {
                guard var pair = contents[place].pairs[axis] else { continue }
                if pair.length != pair.unlimitedLength { setLength(pair.unlimitedLength, of: &pair) }
                setStamp(of: pair, to: view.constraintState.referenceStamp)
                contents[place].pairs[axis] = pair
            }
        }
        return true
    }

    /// Measures views whose height follows their width at their solved widths; tells whether anything changed.
    func updateWidthDependentContentSizes() -> Bool {
        var hasChanged = false
        for place in contents.indices where contents[place].followsWidth {
            let item = contents[place].item
            guard let view = items[item].view, let solved = solvedRect(at: item) else { continue }
            let width = solved.width.roundedToPixel(scale: view.layoutScale)
            if let measured = contents[place].measuredWidth, abs(measured - width) < 1e-3 { continue }
            contents[place].measuredWidth = width
            let size = view.countedContentSize(fittingWidth: width)
            if replaceContentSize(of: view, at: place, with: size) { hasChanged = true }
        }
        return hasChanged
    }

    /// Has the constraints say another size, and stand behind all that stand already (AL-7).
    private func replaceContentSize(of view: UIView, at place: Int, with size: CGSize) -> Bool {
        var hasChanged = false
        for axis in NSLayoutConstraint.Axis.allCases where size[axis] != UIView.noIntrinsicMetric {
            let stamp: Int
            if var pair = contents[place].pairs[axis] {
                guard abs(pair.length - size[axis]) > 1e-6 else { continue }
                guard size[axis].isFinite else { continue }
                stamp = NSLayoutConstraint.nextReferenceStamp()
                setLength(size[axis], of: &pair)
                setStamp(of: pair, to: stamp)
                contents[place].pairs[axis] = pair
            } else {
                stamp = NSLayoutConstraint.nextReferenceStamp()
                contents[place].pairs[axis] = addPair(
                    size[axis],
                    of: view,
                    at: contents[place].item,
                    axis,
                    stamp: stamp
                )
                contents[place].hasGrown = true
            }
            hasChanged = true
        }
        return hasChanged
    }

    private func setStamp(of pair: ContentSizeConstraints.Pair, to stamp: Int) {
        solver.setStamp(pair.hugging, to: stamp)
        solver.setStamp(pair.resistance, to: stamp)
    }
}

extension UIView {
    /// The content's size, with what stands in for it and without the axes along which a stack view has hidden the view.
    func countedContentSize(fittingWidth width: CGFloat?) -> CGSize {
        var size = contentSize(fittingWidth: width)
        if let stand = constraintState.contentSizeOverride { size = stand.applied(to: size) }
        if isHidden, let stack = superview as? UIStackView {
            if stack.ignoresContentSize(of: self, along: .horizontal) { size.width = UIView.noIntrinsicMetric }
            if stack.ignoresContentSize(of: self, along: .vertical) { size.height = UIView.noIntrinsicMetric }
        }
        return size
    }
}
