import ConstraintSolver

/// The constraints that UIKit makes by itself, as far as others rest on them: masks, insets of guides, the root's size.
///
/// The system takes them as numbers. For a log or a question the few rows concerned are written again with those
/// numbers as variables, each with an equation of its own.
@MainActor
struct ImpliedConstraints {
    private let system: LayoutSystem
    private var solver = Solver()
    /// This solver's variables by the system's, and by what is implied.
    private var variables: [Variable: Variable] = [:]
    private var values: [ImpliedValue: Variable] = [:]
    /// What is implied, as it was met; those without an equation yet are the last ones.
    private var met: [ImpliedValue] = []
    private var sizes: Set<Variable> = []
    /// Several constraints stand for one row where a size comes from masks around the island.
    private var rows: [(handle: ConstraintHandle, constraints: [NSLayoutConstraint])] = []
    private var stamp = 0

    init(in system: LayoutSystem) {
        self.system = system
        for item in system.items where item.source != .mask {
            sizes.insert(item.size.horizontal)
            sizes.insert(item.size.vertical)
        }
    }

    /// A contradictory set with what it rests on: masks first, then the set, then guides and the root's size.
    func completed(_ conflict: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        var copy = self
        guard copy.write(conflict) else { return conflict }
        copy.imply()
        let ordinary = Set(conflict.map(ObjectIdentifier.init))
        let rows = copy.rows
        let report = copy.solver.solve { handle in
            let isOrdinary = rows.contains { row in
                row.handle == handle && row.constraints.contains { ordinary.contains(ObjectIdentifier($0)) }
            }
            return BreakingKey([isOrdinary ? 1 : 0])
        }
        guard let found = report.conflicts.first(where: { $0.constraints.count >= conflict.count }) else {
            return conflict
        }
        let handles = Set(found.constraints)
        return Self.ordered(rows.filter { handles.contains($0.handle) }.flatMap(\.constraints), around: conflict)
    }

    /// What constraints rest on, and what it rests on itself, with a view's own mask along an axis.
    func implied(by constraints: [NSLayoutConstraint], for view: UIView, _ axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        var copy = self
        guard copy.write(constraints) else { return constraints }
        if let place = system.place(of: view), system.items[place].source == .mask {
            _ = copy.variable(for: .origin(place, axis))
            _ = copy.variable(for: .size(place, axis))
        }
        copy.imply()
        return Self.ordered(copy.rows.flatMap(\.constraints), around: constraints)
    }

    private static func ordered(_ all: [NSLayoutConstraint], around ordinary: [NSLayoutConstraint])
        -> [NSLayoutConstraint]
    {
        all.filter { $0 is NSAutoresizingMaskLayoutConstraint } + ordinary
            + all.filter { $0 is ImpliedConstraint && !($0 is NSAutoresizingMaskLayoutConstraint) }
    }

    // MARK: Rows
    /// False where one of the constraints has lost an item.
    private mutating func write(_ constraints: [NSLayoutConstraint]) -> Bool {
        system.sum.keepsImplied = true
        defer { system.sum.keepsImplied = false }
        for constraint in constraints {
            guard let holder = constraint.holder, let base = system.write(constraint, heldBy: holder) else {
                return false
            }
            let relation: Relation =
                switch constraint.relation {
                case .lessThanOrEqual: .lessThanOrEqual
                case .equal: .equal
                case .greaterThanOrEqual: .greaterThanOrEqual
                }
            add([constraint], constant: base - Double(constraint.constant), relation)
        }
        return true
    }

    /// Adds the terms that the system wrote last as a required row.
    private mutating func add(
        _ constraints: [NSLayoutConstraint],
        constant: Double,
        _ relation: Relation = .equal,
        and own: [(ImpliedValue, Double)] = []
    ) {
        var sum = LinearExpression(constant)
        for term in system.sum.terms { sum.terms.append(Term(variable(for: term.variable), term.coefficient)) }
        for term in system.sum.implied { sum.terms.append(Term(variable(for: term.value), term.factor)) }
        for (value, factor) in own { sum.terms.append(Term(variable(for: value), factor)) }
        stamp += 1
        rows.append((solver.add(Constraint(sum, relation, priority: 1000, stamp: stamp)), constraints))
    }

    private mutating func variable(for variable: Variable) -> Variable {
        if let known = variables[variable] { return known }
        let made = solver.makeVariable(nonNegative: sizes.contains(variable))
        variables[variable] = made
        return made
    }

    private mutating func variable(for value: ImpliedValue) -> Variable {
        if let known = values[value] { return known }
        let made = if case .size = value { solver.makeVariable(nonNegative: true) } else { solver.makeVariable() }
        values[value] = made
        met.append(value)
        return made
    }

    /// Gives each implied value that was met its equations, and those that these bring along.
    private mutating func imply() {
        system.sum.keepsImplied = true
        defer { system.sum.keepsImplied = false }
        var masks: Set<ImpliedValue> = []
        var next = 0
        while next < met.count {
            let value = met[next]
            next += 1
            switch value {
            case .inset(let guide, let axis, let isBefore): addInset(of: guide, axis, isBefore: isBefore, value)
            case .size(0, let axis): addRootSize(axis, value)
            case .origin(let place, let axis), .size(let place, let axis):
                if masks.insert(.origin(place, axis)).inserted { addMask(ofItem: place, axis) }
            }
        }
    }

    private mutating func addInset(
        of guide: UILayoutGuide,
        _ axis: NSLayoutConstraint.Axis,
        isBefore: Bool,
        _ value: ImpliedValue
    ) {
        guard let owner = guide.owningView else { return }
        let insets = system.insets(of: guide, in: owner)
        let length = isBefore ? insets.before(axis) : insets.after(axis)
        system.sum.clear()
        add(
            [ImpliedConstraint.inset(of: guide, in: owner, axis, isBefore: isBefore, length)],
            constant: -Double(length),
            and: [(value, 1)]
        )
    }

    private mutating func addMask(ofItem place: Int, _ axis: NSLayoutConstraint.Axis) {
        guard let view = system.items[place].view else { return }
        let mask = system.masks[system.items[place].mask]
        let (origin, size) = (mask.origin[axis], mask.size[axis])
        let insets = view.alignmentRectInsets
        let (before, after) = (Double(insets.before(axis)), Double(insets.after(axis)))
        for row in MaskRow.rows(of: view, axis) {
            var own: [(ImpliedValue, Double)] = []
            if row.side != .size { own.append((.origin(place, axis), 1)) }
            if row.side != .origin { own.append((.size(place, axis), 1)) }
            // What the frame's own number is: the lines count the alignment insets off.
            let (line, number): (MaskPlace.Line, Double) =
                switch row.side {
                case .origin: (origin, origin.constant - before)
                case .size: (size, size.constant + before + after)
                case .end:
                    (
                        MaskPlace.Line(share: 1, constant: origin.constant + size.constant),
                        -(origin.constant + size.constant + after)
                    )
                }
            system.sum.clear()
            system.writeFullSize(ofItem: system.items[place].parent, axis, -line.share)
            let constraint = NSAutoresizingMaskLayoutConstraint(
                view,
                row.side,
                axis,
                share: row.side == .end ? 0 : CGFloat(line.share),
                constant: CGFloat(number)
            )
            add([constraint], constant: system.sum.constant - line.constant, and: own)
        }
    }

    private mutating func addRootSize(_ axis: NSLayoutConstraint.Axis, _ value: ImpliedValue) {
        let root = system.root
        let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size)).size[axis]
        system.sum.clear()
        add(root.constraintsOfGivenSize(axis), constant: -Double(size), and: [(value, 1)])
    }
}

extension UIView {
    /// What gives an island's root its size: its own mask and those of the views around it, as far as they follow one
    /// another, or what holds a controller's view or a cell's content.
    fileprivate func constraintsOfGivenSize(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let size = bounds.size[axis]
        if isEncapsulated { return [ImpliedConstraint.encapsulatedSize(of: self, axis, size)] }
        let rows = MaskRow.rows(of: self, axis)
        guard let superview, rows.allSatisfy({ $0.side != .size }) else {
            return [NSAutoresizingMaskLayoutConstraint(self, .size, axis, share: 0, constant: size)]
        }
        let origin = frame.origin(axis)
        return rows.map { row in
            let behind = superview.bounds.size[axis] - origin - size
            return NSAutoresizingMaskLayoutConstraint(
                self,
                row.side,
                axis,
                share: 0,
                constant: row.side == .origin ? origin : behind
            )
        } + superview.constraintsOfGivenSize(axis)
    }

    /// Whether the view's size comes from what shows it: a controller's view, a cell's content.
    private var isEncapsulated: Bool {
        guard let superview else { return false }
        return owningViewController != nil || superview.encapsulatesSubviews
    }
}
