/// Solves systems of linear constraints with priorities, as Auto Layout states them.
///
/// Required constraints hold exactly. Optional ones are satisfied level by level: each level gets the least weighted
/// sum of violations that the levels above leave possible (fact AL-4). Contradictory required constraints lose a
/// member by breaking key (AL-6), ties within a level are decided by stamp (AL-7), and what is then still open
/// becomes as small as it can.
///
/// The road of a solve: ``Elimination`` brings required equalities into triangular form, ``Residual`` writes
/// everything else in the few variables that stay and splits it into components, ``ComponentSolution`` runs the
/// lexicographic simplex on each. A solve depends on the constraints and their order, never on earlier solves
/// (but for which constraints are broken).
public struct Solver: Sendable {
    var kinds: [VariableKind] = []
    var values: [Double] = []
    var records: [ConstraintRecord] = []
    private var discardedVariables: [Variable] = []
    /// Slots in order of adding; those of removed constraints stay until the next presolve.
    var order: [Int] = []
    private var freeSlots: [Int] = []
    private var nextSerial = 0
    /// Slots whose numbers may have become invalid or valid.
    private var unchecked: [Int] = []

    /// The presolved system; `nil` after a change of anything but constants and parameters.
    var presolved: PresolvedSystem?
    private var isSolved = false
    /// Kept from the last question until the next change.
    var ambiguity: Set<Variable>?

    /// The required constraints that broke (or were said to be broken) and are still installed, in order of breaking.
    public private(set) var brokenConstraints: [ConstraintHandle] = []

    public init() {}

    // MARK: Variables

    /// Makes an unknown.
    ///
    /// - Parameter nonNegative: Whether it is at least zero, like a view's size: a bound that never breaks and is never
    ///   listed in a conflict (fact AL-6).
    public mutating func makeVariable(nonNegative: Bool = false) -> Variable {
        makeVariable(nonNegative ? .nonNegative : .free, value: 0)
    }

    /// Makes a known value that constraints may mention, such as the root's size; cheap to edit.
    public mutating func makeParameter(_ value: Double) -> Variable {
        makeVariable(.parameter, value: value.isFinite ? value : 0)
    }

    private mutating func makeVariable(_ kind: VariableKind, value: Double) -> Variable {
        structureChanged()
        if let variable = discardedVariables.popLast() {
            kinds[variable.position] = kind
            values[variable.position] = value
            return variable
        }
        kinds.append(kind)
        values.append(value)
        return Variable(kinds.count - 1)
    }

    /// Changes a parameter; a value that is not finite is ignored.
    public mutating func setParameter(_ variable: Variable, to value: Double) {
        guard kinds[variable.position] == .parameter, value.isFinite, values[variable.position] != value else { return }
        values[variable.position] = value
        valuesChanged()
    }

    /// Gives a variable or parameter back; constraints that mention it must have been removed.
    public mutating func discard(_ variable: Variable) {
        guard kinds[variable.position] != .discarded else { return }
        kinds[variable.position] = .discarded
        values[variable.position] = 0
        discardedVariables.append(variable)
        structureChanged()
    }

    // MARK: Constraints

    /// Adds a constraint; it counts from the next solve on.
    public mutating func add(_ constraint: Constraint) -> ConstraintHandle {
        let slot = freeSlots.popLast() ?? records.count
        let handle = ConstraintHandle(slot: Int32(slot), serial: nextSerial)
        nextSerial += 1
        let record = ConstraintRecord(
            constraint: constraint,
            terms: constraint.expression.mergedTerms,
            handle: handle
        )
        if slot == records.count {
            records.append(record)
        } else {
            records[slot] = record
        }
        order.append(slot)
        unchecked.append(slot)
        structureChanged()
        return handle
    }

    /// Takes a constraint out, and forgets that it was broken. Without effect on one that is out already.
    public mutating func remove(_ handle: ConstraintHandle) {
        guard let slot = slot(of: handle) else { return }
        if records[slot].isBroken { brokenConstraints.removeAll { $0 == handle } }
        records[slot].isInstalled = false
        structureChanged()
    }

    /// Changes the constant of a constraint's expression; cheap.
    public mutating func setConstant(_ handle: ConstraintHandle, to constant: Double) {
        guard let slot = slot(of: handle), records[slot].constraint.expression.constant != constant else { return }
        let wasValid = records[slot].isValid
        records[slot].constraint.expression.constant = constant
        if wasValid && constant.isFinite {
            valuesChanged()
        } else {
            records[slot].isReportedInvalid = false
            unchecked.append(slot)
            structureChanged()
        }
    }

    public mutating func setPriority(_ handle: ConstraintHandle, to priority: Double) {
        guard let slot = slot(of: handle), records[slot].constraint.priority != priority else { return }
        records[slot].constraint.priority = priority
        records[slot].isReportedInvalid = false
        unchecked.append(slot)
        structureChanged()
    }

    /// Says that a required constraint broke earlier, or that it shall count fully again.
    ///
    /// A broken constraint keeps trying: it is satisfied as well as the required ones allow, before everything else.
    public mutating func setBroken(_ handle: ConstraintHandle, _ isBroken: Bool) {
        guard let slot = slot(of: handle), records[slot].isBroken != isBroken else { return }
        markBroken(slot, isBroken)
    }

    mutating func markBroken(_ slot: Int, _ isBroken: Bool) {
        records[slot].isBroken = isBroken
        if isBroken {
            brokenConstraints.append(records[slot].handle)
        } else {
            brokenConstraints.removeAll { $0 == records[slot].handle }
        }
        structureChanged()
    }

    private func slot(of handle: ConstraintHandle) -> Int? {
        let slot = handle.position
        guard records.indices.contains(slot), records[slot].handle == handle, records[slot].isInstalled else {
            return nil
        }
        return slot
    }

    private mutating func structureChanged() {
        presolved = nil
        valuesChanged()
    }

    private mutating func valuesChanged() {
        isSolved = false
        ambiguity = nil
    }

    // MARK: Solving

    /// Finds the values of all variables; without effect when nothing has changed.
    @discardableResult
    public mutating func solve() -> SolveReport {
        var report = SolveReport()
        for slot in unchecked where records[slot].isInstalled && !records[slot].isValid {
            guard !records[slot].isReportedInvalid else { continue }
            records[slot].isReportedInvalid = true
            report.invalidConstraints.append(records[slot].handle)
        }
        unchecked.removeAll(keepingCapacity: true)
        guard !isSolved else { return report }
        // Every round but the last breaks a constraint, so there are finitely many.
        while let contradiction = attempt() {
            report.conflicts.append(resolve(contradiction))
        }
        isSolved = true
        return report
    }

    /// Solves with the constraints that aren't broken yet, or finds a contradiction.
    private mutating func attempt() -> Contradiction? {
        var system = presolve()
        presolved = nil
        defer { presolved = system }
        return system.solve(records: records, values: &values)
    }

    /// The presolved system, made anew when the structure changed.
    mutating func presolve() -> PresolvedSystem {
        if let presolved { return presolved }
        order.removeAll { slot in
            guard !records[slot].isInstalled else { return false }
            freeSlots.append(slot)
            return true
        }
        let system = PresolvedSystem(records: records, order: order, kinds: kinds)
        presolved = system
        return system
    }

    /// The value that the last solve found; a parameter's own value.
    public func value(of variable: Variable) -> Double {
        values[variable.position]
    }
}
