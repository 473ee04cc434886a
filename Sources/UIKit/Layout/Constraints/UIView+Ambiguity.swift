extension UIView {
    /// Whether the constraints leave this view's frame open (AL-7).
    public var hasAmbiguousLayout: Bool {
        guard let parent = superview else { return false }
        let engine = parent.islandRoot.engine
        engine.solveIfNeeded()
        return engine.isAmbiguous(self)
    }

    /// Changes the frames of ambiguous views to another solution, to show what is open.
    public func exerciseAmbiguityInLayout() {
        guard let parent = superview else { return }
        let engine = parent.islandRoot.engine
        engine.solveIfNeeded()
        guard let frames = engine.alternativeFrames() else { return }
        let asksForActions = UIView.inheritedAnimationDuration > 0
        for (view, frame) in frames { view.setSolvedFrame(frame, asksForActions: asksForActions) }
    }

    /// The constraints that fix the view along an axis, those that UIKit makes of masks, margins and safe areas among
    /// them.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let parent = superview else { return [] }
        let engine = parent.islandRoot.engine
        engine.solveIfNeeded()
        return engine.constraints(affecting: self, axis)
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's frame open.
    public var hasAmbiguousLayout: Bool {
        leftAnchor.isAmbiguous || widthAnchor.isAmbiguous || topAnchor.isAmbiguous || heightAnchor.isAmbiguous
    }
}

extension LayoutEngine {
    /// Whether any variable of the view's rectangle is not determined.
    func isAmbiguous(_ view: UIView) -> Bool {
        guard let geometry = system.geometry(of: view) else { return false }
        let open = system.solver.ambiguousVariables()
        guard !open.isEmpty else { return false }
        return geometry.expressions.contains { expression in expression.terms.contains { open.contains($0.variable) } }
    }

    /// The frames of another solution that is as good; nil when there is only one.
    func alternativeFrames() -> [(UIView, CGRect)]? {
        guard let values = system.solver.alternativeValues() else { return nil }
        func value(_ expression: LinearExpression) -> CGFloat {
            CGFloat(
                expression.terms.reduce(expression.constant) { sum, term in
                    sum + term.coefficient * (values[term.variable] ?? system.solver.value(of: term.variable))
                }
            )
        }
        return system.items.compactMap { item in
            guard item.placed >= 0, let view = item.view, let geometry = system.geometry(of: view) else { return nil }
            let rect = CGRect(
                x: value(geometry.origin.horizontal),
                y: value(geometry.origin.vertical),
                width: value(geometry.size.horizontal),
                height: value(geometry.size.vertical)
            )
            return (view, view.frame(forAlignmentRect: rect).roundedToPixels(scale: view.layoutScale))
        }
    }

    func constraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let geometry = system.geometry(of: view) else { return [] }
        var found: [NSLayoutConstraint] = []
        let constraints = system.constraintsByHandle
        for expression in [geometry.origin[axis], geometry.size[axis]] {
            for term in expression.terms {
                for handle in system.solver.constraints(affecting: term.variable) {
                    guard let constraint = constraints[handle] else { continue }
                    if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
                }
            }
        }
        return ImpliedConstraints(in: system).implied(by: found, for: view, axis)
    }
}

extension ItemGeometry {
    /// Both origins and both sizes.
    var expressions: [LinearExpression] {
        [origin.horizontal, origin.vertical, size.horizontal, size.vertical]
    }
}

extension NSLayoutAnchor {
    /// Whether any variable of the anchor's own place or size is not determined.
    var isAmbiguous: Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        guard let item = item as? any ConstraintItem, let parent = (item is UIView ? view?.superview : view) else {
            return false
        }
        let engine = parent.islandRoot.engine
        engine.solveIfNeeded()
        guard let geometry = engine.system.geometry(of: item) else { return false }
        let open = engine.system.solver.ambiguousVariables()
        guard !open.isEmpty else { return false }
        let axis = attribute.absolute(isRightToLeft: false).axis
        var parts: [LinearExpression] = []
        if attribute.isSize {
            parts = [geometry.size[axis]]
        } else {
            parts = [geometry.origin[axis]]
            let isStart = [.left, .top, .leading, .leftMargin, .topMargin, .leadingMargin].contains(attribute)
            if !isStart { parts.append(geometry.size[axis]) }
        }
        let terms = parts.flatMap(\.terms)
        guard terms.contains(where: { open.contains($0.variable) }) else { return false }
        guard parts.count > 1, let values = engine.system.solver.alternativeValues() else { return true }
        // Origin and size may both be open while their sum, the far edge, is not.
        let center = attribute == .centerX || attribute == .centerY
        let change = parts.enumerated().reduce(0) { sum, part in
            let factor = part.offset == 1 && center ? 0.5 : 1
            return sum
                + factor
                * part.element.terms.reduce(0) { sum, term in
                    let value = engine.system.solver.value(of: term.variable)
                    return sum + term.coefficient * ((values[term.variable] ?? value) - value)
                }
        }
        return abs(change) > 1e-6
    }
}
