import ConstraintSolver

extension LayoutSystem {
    // MARK: Expressions
    /// The rectangle of a view or guide as linear expressions, for questions that are seldom asked.
    func geometry(of item: AnyObject) -> ItemGeometry? {
        guard let place = place(of: item) else { return nil }
        var geometry = ItemGeometry(origin: AxisPair(LinearExpression(0)), size: AxisPair(LinearExpression(0)))
        for axis in NSLayoutConstraint.Axis.allCases {
            sum.clear()
            writeOrigin(place, axis, 1)
            geometry.origin[axis] = LinearExpression(terms: Array(sum.terms), constant: sum.constant)
            sum.clear()
            writeSize(place, axis, 1)
            geometry.size[axis] = LinearExpression(terms: Array(sum.terms), constant: sum.constant)
        }
        return geometry
    }

    // MARK: Values
    /// The solved alignment rectangle of a view or guide, not rounded.
    func solvedRect(of item: AnyObject) -> CGRect? { place(of: item).flatMap { solvedRect(at: $0) } }

    func solvedRect(at place: Int) -> CGRect? {
        guard place < items.count else { return nil }
        return CGRect(
            x: solvedOrigin(at: place, .horizontal),
            y: solvedOrigin(at: place, .vertical),
            width: solvedSize(at: place, .horizontal),
            height: solvedSize(at: place, .vertical)
        )
    }

    private func solvedOrigin(at place: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        switch items[place].source {
        case .variables: return CGFloat(solver.value(of: items[place].origin[axis]))
        case .content: return 0
        case .root: return root.alignmentRectInsets.before(axis)
        case .mask:
            let line = masks[items[place].mask].origin[axis]
            return CGFloat(line.constant) + CGFloat(line.share) * solvedFullSize(at: items[place].parent, axis)
        }
    }

    private func solvedSize(at place: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard items[place].source == .mask else { return CGFloat(solver.value(of: items[place].size[axis])) }
        let line = masks[items[place].mask].size[axis]
        return CGFloat(line.constant) + CGFloat(line.share) * solvedFullSize(at: items[place].parent, axis)
    }

    private func solvedFullSize(at place: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let insets = items[place].view?.alignmentRectInsets ?? .zero
        return solvedSize(at: place, axis) + insets.before(axis) + insets.after(axis)
    }

    /// The solved size of the root's alignment rectangle where the constraints decide it.
    var solvedRootSize: CGSize? {
        guard !rootIsSized, !items.isEmpty else { return nil }
        return CGSize(width: solvedSize(at: 0, .horizontal), height: solvedSize(at: 0, .vertical))
    }
}
