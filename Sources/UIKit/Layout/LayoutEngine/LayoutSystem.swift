import ConstraintSolver

/// The solver's system for one island: which variables stand for which view, which handle for which constraint.
@MainActor
struct LayoutSystem {
    let root: UIView
    let sizing: LayoutEngine.Sizing
    var solver = Solver()
    /// The island's views, breadth-first.
    private(set) var views: [UIView] = []
    var geometries: [ObjectIdentifier: ItemGeometry] = [:]
    /// The places of views and the app's guides among the island's items.
    private(set) var ranks: [ObjectIdentifier: Double] = [:]
    /// The places of the guides that views bring along, by their owners.
    private(set) var systemGuideRanks: [ObjectIdentifier: Double] = [:]
    var constraintHandles: [ObjectIdentifier: ConstraintHandle] = [:]
    var constraintsByHandle: [ConstraintHandle: NSLayoutConstraint] = [:]
    var contentSizes = ContentSizeConstraints()
    /// The root's size, as parameters or as variables.
    private var rootSize = AxisPair<Variable?>(nil)

    init(root: UIView, sizing: LayoutEngine.Sizing) {
        self.root = root
        self.sizing = sizing
    }

    // MARK: Building
    mutating func build() {
        makeRoot()
        collectViews()
        var constraints: [NSLayoutConstraint] = []
        for view in views { constraints += constraintsOfIsland(heldBy: view) }
        for constraint in constraints.sorted(by: { $0.referenceStamp < $1.referenceStamp }) { add(constraint) }
        for view in views where takesContentSize(view) { addContentSize(of: view) }
    }

    private var rootIsSized: Bool {
        if case .fixed = sizing { return root.superview != nil || root.translatesAutoresizingMaskIntoConstraints }
        return false
    }

    private mutating func makeRoot() {
        let insets = root.alignmentRectInsets
        let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size)).size
        var geometry = ItemGeometry(origin: AxisPair(LinearExpression(0)), size: AxisPair(LinearExpression(0)))
        for axis in NSLayoutConstraint.Axis.allCases {
            let variable: Variable
            if rootIsSized {
                variable = solver.makeParameter(Double(size[axis]))
            } else {
                variable = solver.makeVariable(nonNegative: true)
                addWish(for: variable, axis: axis, present: size[axis])
            }
            rootSize[axis] = variable
            geometry.size[axis] = LinearExpression(variable)
            geometry.origin[axis] = LinearExpression(Double(insets.before(axis)))
        }
        geometries[ObjectIdentifier(root)] = geometry
        if let scrollView = root as? UIScrollView { addContentGeometry(of: scrollView) }
    }

    /// What a root that the constraints size would like to be.
    private mutating func addWish(for variable: Variable, axis: NSLayoutConstraint.Axis, present: CGFloat) {
        var wish = LinearExpression(variable)
        switch sizing {
        case .fixed:
            wish.constant = -Double(present)
            _ = solver.add(Constraint(wish, .equal, priority: 0.5, stamp: .max))
        case .fitting(let target, let horizontal, let vertical):
            wish.constant = -Double(target[axis])
            let priority = axis == .horizontal ? horizontal : vertical
            _ = solver.add(Constraint(wish, .equal, priority: Double(priority.rawValue), stamp: .max - 1))
        }
    }

    /// Whether what is inside a view belongs to this system.
    ///
    /// Where the root's size is asked for, views that follow it by their masks are open too: a cell's content view.
    private func isOpen(_ view: UIView) -> Bool {
        if view === root || !view.isIslandRoot { return true }
        guard !rootIsSized, view.constraintState.translatesMask, let parent = view.superview else { return false }
        return view.followsSizeOfSuperview && isOpen(parent)
    }

    /// Walks the island breadth-first and gives every view and guide its variables.
    ///
    /// A guide ranks behind its owner's subviews and before what is inside these (AL-6).
    private mutating func collectViews() {
        var queue = [root]
        var next = 0
        ranks[ObjectIdentifier(root)] = 0
        while next < queue.count {
            let view = queue[next]
            next += 1
            views.append(view)
            guard isOpen(view) else { continue }
            for subview in view.subviews {
                addGeometry(of: subview, in: view)
                queue.append(subview)
                addRank(of: subview)
            }
            for guide in view.constraintState.guides { addRank(of: guide) }
            systemGuideRanks[ObjectIdentifier(view)] = Double(ranks.count) - 0.5
        }
        for view in views where isOpen(view) {
            for guide in view.constraintState.guides { addGeometry(of: guide) }
        }
    }

    private mutating func addRank(of item: AnyObject) { ranks[ObjectIdentifier(item)] = Double(ranks.count) }

    private mutating func addGeometry(of view: UIView, in parent: UIView) {
        var geometry = ItemGeometry(origin: AxisPair(LinearExpression(0)), size: AxisPair(LinearExpression(0)))
        if view.translatesAutoresizingMaskIntoConstraints {
            let insets = view.alignmentRectInsets
            for axis in NSLayoutConstraint.Axis.allCases {
                let mask = view.autoresizing(axis, in: parent.bounds.size)
                let parentSize = fullSize(of: parent, axis)
                let change = parentSize + LinearExpression(-Double(mask.reference))
                geometry.origin[axis] =
                    change * Double(mask.positionShare) + LinearExpression(Double(mask.position + insets.before(axis)))
                geometry.size[axis] =
                    change * Double(mask.sizeShare)
                    + LinearExpression(Double(mask.size - insets.before(axis) - insets.after(axis)))
            }
        } else {
            for axis in NSLayoutConstraint.Axis.allCases {
                geometry.origin[axis] = LinearExpression(solver.makeVariable())
                geometry.size[axis] = LinearExpression(solver.makeVariable(nonNegative: true))
            }
        }
        geometries[ObjectIdentifier(view)] = geometry
        if let scrollView = view as? UIScrollView { addContentGeometry(of: scrollView) }
    }

    private mutating func addGeometry(of guide: UILayoutGuide) {
        geometries[ObjectIdentifier(guide)] = ItemGeometry(
            origin: AxisPair(LinearExpression(solver.makeVariable()), LinearExpression(solver.makeVariable())),
            size: AxisPair(
                LinearExpression(solver.makeVariable(nonNegative: true)),
                LinearExpression(solver.makeVariable(nonNegative: true))
            )
        )
    }

    /// The content of a scroll view begins at zero; its size follows from constraints (SC-12, SC-13).
    private mutating func addContentGeometry(of scrollView: UIScrollView) {
        guard isOpen(scrollView) else { return }
        geometries[ObjectIdentifier(scrollView.contentLayoutGuide)] = ItemGeometry(
            origin: AxisPair(LinearExpression(0)),
            size: AxisPair(
                LinearExpression(solver.makeVariable(nonNegative: true)),
                LinearExpression(solver.makeVariable(nonNegative: true))
            )
        )
    }

    /// The active constraints of a view that belong to this island: those on the root alone belong to the one around it.
    private func constraintsOfIsland(heldBy view: UIView) -> [NSLayoutConstraint] {
        let held = view.constraintState.held.filter(\.hasItsItems)
        if view === root {
            guard rootIsSized, root.superview != nil else { return held }
            return held.filter { !concernsOnly(root, $0) }
        }
        guard !isOpen(view) else { return held }
        return held.filter { concernsOnly(view, $0) }
    }

    private func concernsOnly(_ view: UIView, _ constraint: NSLayoutConstraint) -> Bool {
        constraint.items.allSatisfy { $0 === view }
    }

    // MARK: Adding constraints
    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let expression = ConstraintTerms(self, holder).expression(of: constraint)
        else { return }
        let relation: Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let handle = solver.add(
            Constraint(
                expression,
                relation,
                priority: Double(constraint.priority.rawValue),
                stamp: constraint.referenceStamp,
                breakingKey: breakingKey(of: constraint)
            )
        )
        if constraint.isBroken { solver.setBroken(handle, true) }
        constraintHandles[ObjectIdentifier(constraint)] = handle
        constraintsByHandle[handle] = constraint
    }

    mutating func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let handle = constraintHandles[ObjectIdentifier(constraint)], let holder = constraint.holder,
            let expression = ConstraintTerms(self, holder).expression(of: constraint)
        else { return }
        solver.setConstant(handle, to: expression.constant)
    }

    mutating func updateRootSize() {
        guard rootIsSized else { return }
        let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size)).size
        for axis in NSLayoutConstraint.Axis.allCases {
            if let variable = rootSize[axis] { solver.setParameter(variable, to: Double(size[axis])) }
        }
    }

    // MARK: Solving
    mutating func solve() {
        LayoutTally.current?.solves += 1
        let report = LayoutTally.count(\.solving) { solver.solve() }
        for conflict in report.conflicts {
            guard let broken = constraintsByHandle[conflict.broken] else { continue }
            broken.isBroken = true
            LayoutLog.unsatisfiable(conflict.constraints.compactMap { constraintsByHandle[$0] }, broken: broken)
        }
    }

    // MARK: Reading
    func geometry(of item: AnyObject) -> ItemGeometry? { geometries[ObjectIdentifier(item)] }

    func value(of expression: LinearExpression) -> CGFloat {
        CGFloat(expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) })
    }

    /// The solved alignment rectangle of a view or guide, not rounded.
    func solvedRect(of item: AnyObject) -> CGRect? {
        guard let geometry = geometry(of: item) else { return nil }
        return CGRect(
            x: value(of: geometry.origin.horizontal),
            y: value(of: geometry.origin.vertical),
            width: value(of: geometry.size.horizontal),
            height: value(of: geometry.size.vertical)
        )
    }

    /// The solved size of the root's alignment rectangle where the constraints decide it.
    var solvedRootSize: CGSize? {
        guard !rootIsSized, let geometry = geometry(of: root) else { return nil }
        return CGSize(width: value(of: geometry.size.horizontal), height: value(of: geometry.size.vertical))
    }

    /// A view's full size, its alignment insets included.
    func fullSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        let insets = view.alignmentRectInsets
        let size = geometry(of: view)?.size[axis] ?? LinearExpression(Double(view.bounds.size[axis]))
        return size + LinearExpression(Double(insets.before(axis) + insets.after(axis)))
    }
}

extension AxisPair {
    init(_ horizontal: Value, _ vertical: Value) {
        self.init(horizontal)
        self.vertical = vertical
    }
}
