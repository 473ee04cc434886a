import ConstraintSolver

/// Finds out in an island's system why a view has its frame.
@MainActor
struct FrameExplainer {
    private let system: LayoutSystem
    private let constraints: [ConstraintHandle: NSLayoutConstraint]
    /// The places of views by the rows that stand for their contents.
    private let contents: [ConstraintHandle: (place: Int, axis: NSLayoutConstraint.Axis, isHugging: Bool)]
    /// The items whose sizes variables are.
    private let sizes: [Variable: (place: Int, axis: NSLayoutConstraint.Axis)]

    init(_ system: LayoutSystem) {
        self.system = system
        constraints = system.constraintsByHandle
        var contents: [ConstraintHandle: (place: Int, axis: NSLayoutConstraint.Axis, isHugging: Bool)] = [:]
        var sizes: [Variable: (place: Int, axis: NSLayoutConstraint.Axis)] = [:]
        for axis in NSLayoutConstraint.Axis.allCases {
            for content in system.contents {
                guard let pair = content.pairs[axis] else { continue }
                contents[pair.hugging] = (content.item, axis, true)
                contents[pair.resistance] = (content.item, axis, false)
            }
            for place in system.items.indices where system.items[place].source != .mask {
                sizes[system.items[place].size[axis]] = (place, axis)
            }
        }
        (self.contents, self.sizes) = (contents, sizes)
    }

    func explanation(of view: UIView) -> FrameExplanation? {
        guard let geometry = system.geometry(of: view) else { return nil }
        let open = system.solver.ambiguousVariables()
        return FrameExplanation(
            answers: FrameExplanation.Side.allCases.map { side in
                let terms = terms(of: side, geometry)
                let rows = rows(holding: terms.terms)
                return FrameExplanation.Answer(
                    side: side,
                    value: terms.terms.reduce(CGFloat(terms.constant)) {
                        $0 + CGFloat($1.coefficient * system.solver.value(of: $1.variable))
                    },
                    steps: steps(rows, of: view, side),
                    isOpen: terms.terms.contains { open.contains($0.variable) }
                )
            }
        )
    }

    /// The side as a sum of variables.
    private func terms(of side: FrameExplanation.Side, _ geometry: ItemGeometry) -> LinearExpression {
        let (origin, size) = (geometry.origin[side.axis], geometry.size[side.axis])
        return switch side {
        case .left, .top: origin
        case .width, .height: size
        case .right, .bottom: origin + size
        }
    }

    // MARK: Rows
    /// What holds a sum of variables: rows in the order of a walk from these variables on, and sizes that are zero.
    private func rows(holding terms: [Term]) -> (parts: [Explanation.Part], bounds: [Variable]) {
        var parts: [Explanation.Part] = []
        var bounds: [Variable] = []
        for term in terms where term.coefficient != 0 {
            let explanation = system.solver.explanation(of: term.variable)
            for part in explanation.parts {
                if let known = parts.firstIndex(where: { $0.constraint == part.constraint }) {
                    parts[known].factor += part.factor * term.coefficient
                } else {
                    var part = part
                    part.factor *= term.coefficient
                    parts.append(part)
                }
            }
            for bound in explanation.bounds where !bounds.contains(bound) { bounds.append(bound) }
        }
        // What holds both ends of a sum may not hold the sum.
        parts.removeAll { abs($0.factor) < 1e-9 }
        var reached = Set(terms.map(\.variable))
        var chain: [Explanation.Part] = []
        while !parts.isEmpty {
            let next = parts.firstIndex { $0.terms.contains { reached.contains($0.variable) } } ?? 0
            let part = parts.remove(at: next)
            reached.formUnion(part.terms.map(\.variable))
            chain.append(part)
        }
        return (chain, bounds)
    }

    // MARK: Words
    private func steps(
        _ rows: (parts: [Explanation.Part], bounds: [Variable]),
        of view: UIView,
        _ side: FrameExplanation.Side
    ) -> [FrameExplanation.Step] {
        var steps: [FrameExplanation.Step] = []
        var ordinary: [NSLayoutConstraint] = []
        for part in rows.parts {
            let excess = abs(part.excess) < 1e-6 ? 0 : CGFloat(abs(part.excess))
            if let constraint = constraints[part.constraint] {
                ordinary.append(constraint)
                steps.append(
                    FrameExplanation.Step(
                        kind: .constraint,
                        constraint: constraint,
                        text: ConstraintDescription(of: constraint).words,
                        violation: excess
                    )
                )
            } else if let content = contents[part.constraint] {
                steps.append(
                    FrameExplanation.Step(
                        kind: .content,
                        constraint: nil,
                        text: words(of: content),
                        violation: excess
                    )
                )
            }
        }
        for bound in rows.bounds {
            guard let (place, axis) = sizes[bound] else { continue }
            let name = ConstraintDescription.name(of: system.items[place].object)
            let part = axis == .horizontal ? "width" : "height"
            steps.append(
                FrameExplanation.Step(kind: .bound, constraint: nil, text: "\(name).\(part) >= 0", violation: 0)
            )
        }
        let implied = ImpliedConstraints(in: system).implied(by: ordinary, for: view, side.axis)
        for case let constraint as ImpliedConstraint in implied where counts(constraint, for: view, side) {
            steps.append(
                FrameExplanation.Step(
                    kind: constraint is NSAutoresizingMaskLayoutConstraint ? .mask : .given,
                    constraint: constraint,
                    text: constraint.words,
                    violation: 0
                )
            )
        }
        return steps
    }

    /// A view's own mask is no reason for a side that another row of it fixes.
    private func counts(_ constraint: ImpliedConstraint, for view: UIView, _ side: FrameExplanation.Side) -> Bool {
        guard constraint is NSAutoresizingMaskLayoutConstraint, constraint.firstItem === view else { return true }
        let isOrigin = constraint.firstAttribute == .left || constraint.firstAttribute == .top
        let isSize = constraint.firstAttribute.isSize
        return switch side {
        case .left, .top: isOrigin || !MaskRow.rows(of: view, side.axis).contains { $0.side == .origin }
        case .width, .height: isSize || !MaskRow.rows(of: view, side.axis).contains { $0.side == .size }
        case .right, .bottom: true
        }
    }

    private func words(of content: (place: Int, axis: NSLayoutConstraint.Axis, isHugging: Bool)) -> String {
        guard let view = system.items[content.place].view,
            let pair = system.contents.first(where: { $0.item == content.place })?.pairs[content.axis]
        else { return "" }
        let priority =
            content.isHugging
            ? view.contentHuggingPriority(for: content.axis)
            : view.contentCompressionResistancePriority(for: content.axis)
        let size = content.axis == .horizontal ? "wide" : "high"
        let wish = content.isHugging ? "hugging" : "compression resistance"
        return "\(ConstraintDescription.name(of: view))'s content is \(ViewDescription.number(pair.length)) \(size), "
            + "\(wish) \(ConstraintDescription.number(priority))"
    }
}
