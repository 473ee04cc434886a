/// Solves systems of linear constraints with priorities, as Auto Layout states them.
///
/// Required constraints hold exactly. Optional ones are satisfied level by level: each level gets the least weighted
/// sum of violations that the levels above leave possible (fact AL-4). Contradictory required constraints lose a
/// member by breaking key (AL-6), ties within a level are decided by stamp (AL-7), and what is then still open
/// becomes as small as it can.
///
/// A solve depends on the constraints, their order, and which of them are broken, never on earlier solves. It takes the
/// fast road (`Engine`); when that finds no solution, or the question is why, `PlainSolver` looks into it.
public struct Solver: Sendable {
    var storage = SolverStorage()
    var isSolved = false
    /// Rows whose numbers may have become invalid or valid.
    var unchecked: [Int32] = []
    /// To be told in the next report.
    var refusals: [Refusal] = []
    private var discardedVariables: [Variable] = []
    /// What questions have found out, kept until the next change.
    var answers: SolverAnswers? {
        didSet { hasAnswers = answers != nil }
    }
    /// Speed: to look into the answers themselves takes a call.
    private var hasAnswers = false

    /// The required constraints that broke (or were said to be broken) and are still installed, in order of breaking.
    public private(set) var brokenConstraints: [ConstraintHandle] = []

    /// A solver without variables and constraints.
    public init() {}

    /// Takes room for a system of known size; no more than a hint.
    public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        engine.pointee.store.reserve(variables: variables, constraints: constraints, terms: terms)
    }

    /// The engine, of which this solver is the only owner from now on.
    var engine: UnsafeMutablePointer<Engine> {
        @inline(__always)
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { separate() }
            return storage.engine
        }
    }

    @inline(never)
    private mutating func separate() { storage = SolverStorage(copying: storage) }

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

    @inline(__always)
    private mutating func makeVariable(_ kind: VariableKind, value: Double) -> Variable {
        valuesChanged()
        let engine = engine
        if discardedVariables.isEmpty { return Variable(engine.pointee.store.addVariable(kind, value: value)) }
        return makeVariableAgain(kind, value: value)
    }

    /// Makes a variable of one that was given back.
    @inline(never)
    private mutating func makeVariableAgain(_ kind: VariableKind, value: Double) -> Variable {
        let engine = engine
        let variable = discardedVariables.removeLast()
        engine.pointee.store.kinds[variable.index] = kind
        engine.pointee.store.values[variable.index] = value
        engine.pointee.didChangeKind(of: variable.index)
        return variable
    }

    /// Changes a parameter; a value that is not finite is refused.
    public mutating func setParameter(_ variable: Variable, to value: Double) {
        let engine = engine
        if !value.isFinite { return refusals.append(Refusal(reason: .valueIsNotFinite(variable))) }
        guard engine.pointee.store.kinds[variable.index] == .parameter,
            engine.pointee.store.values[variable.index] != value
        else { return }
        engine.pointee.setParameter(variable.index, to: value)
        valuesChanged()
    }

    /// Gives a variable or parameter back; constraints that mention it must have been removed.
    public mutating func discard(_ variable: Variable) {
        guard engine.pointee.store.kinds[variable.index] != .discarded else { return }
        engine.pointee.store.kinds[variable.index] = .discarded
        engine.pointee.store.values[variable.index] = 0
        discardedVariables.append(variable)
        engine.pointee.didChangeKind(of: variable.index)
        valuesChanged()
    }

    // MARK: Constraints
    /// Adds a constraint; it counts from the next solve on.
    public mutating func add(_ constraint: Constraint) -> ConstraintHandle {
        let handle = constraint.expression.terms.withUnsafeBufferPointer { terms in
            add(
                terms,
                constant: constraint.expression.constant,
                constraint.relation,
                priority: constraint.priority,
                stamp: constraint.stamp,
                yieldsSilently: constraint.yieldsSilently
            )
        }
        engine.pointee.store.setKey(constraint.breakingKey.components, of: handle.slot)
        return handle
    }

    /// Adds a constraint from plain numbers, without an allocation; its breaking key is empty.
    public mutating func add(
        _ terms: UnsafeBufferPointer<Term>,
        constant: Double,
        _ relation: Relation,
        priority: Double = 1000,
        stamp: Int = 0,
        yieldsSilently: Bool = false
    ) -> ConstraintHandle {
        let engine = engine
        let row = engine.pointee.store.add(
            terms,
            constant: constant,
            relation: relation,
            priority: priority,
            stamp: stamp,
            yields: yieldsSilently
        )
        if engine.pointee.store.rows[row].state & ConstraintStore.counts == 0 { unchecked.append(row) }
        if engine.pointee.isPresolved { engine.pointee.didAdd(row) }
        valuesChanged()
        return engine.pointee.store.handle(of: row)
    }

    /// Takes a constraint out, and forgets that it was broken. Without effect on one that is out already.
    public mutating func remove(_ handle: ConstraintHandle) {
        let engine = engine
        guard engine.pointee.store.slotIsInstalled(handle) else { return }
        if engine.pointee.store.rows[handle.slot].state & ConstraintStore.broken != 0 {
            brokenConstraints.removeAll { $0 == handle }
        }
        engine.pointee.willRemove(handle.slot)
        engine.pointee.store.remove(handle.slot)
        valuesChanged()
    }

    /// Changes the constant of a constraint's expression; cheap. One that is not finite is refused.
    public mutating func setConstant(_ handle: ConstraintHandle, to constant: Double) {
        let engine = engine
        guard engine.pointee.store.slotIsInstalled(handle) else { return }
        if !constant.isFinite { return refusals.append(Refusal(constraint: handle, reason: .constantIsNotFinite)) }
        guard engine.pointee.store.rows[handle.slot].constant != constant else { return }
        if engine.pointee.store.isValid(handle.slot) {
            engine.pointee.setConstant(handle.slot, to: constant)
            valuesChanged()
        } else {
            engine.pointee.store.rows.base[handle.position].constant = constant
            reclassify(handle.slot)
        }
    }

    /// Changes a constraint's priority. One that is not a number is refused.
    public mutating func setPriority(_ handle: ConstraintHandle, to priority: Double) {
        guard engine.pointee.store.slotIsInstalled(handle) else { return }
        if priority.isNaN { return refusals.append(Refusal(constraint: handle, reason: .priorityIsNotANumber)) }
        guard engine.pointee.store.priority(of: handle.slot) != min(priority, 1000) else { return }
        engine.pointee.store.setPriority(of: handle.slot, to: priority)
        reclassify(handle.slot)
    }

    /// Changes the place of a constraint in the order that decides ties (fact AL-7); cheap.
    package mutating func setStamp(_ handle: ConstraintHandle, to stamp: Int) {
        let stamp = Int32(clamping: stamp)
        guard engine.pointee.store.slotIsInstalled(handle), engine.pointee.store.rows[handle.slot].stamp != stamp
        else { return }
        engine.pointee.setStamp(handle.slot, to: stamp)
        valuesChanged()
    }

    private mutating func reclassify(_ row: Int32) {
        engine.pointee.store.rows.base[Int(row)].state &= ~ConstraintStore.reportedInvalid
        engine.pointee.store.classify(row)
        unchecked.append(row)
        engine.pointee.didClassify(row)
        valuesChanged()
    }

    /// Says that a required constraint broke earlier, or that it shall count fully again.
    ///
    /// A broken constraint keeps trying: it is satisfied as well as the required ones allow, before everything else.
    public mutating func setBroken(_ handle: ConstraintHandle, _ isBroken: Bool) {
        let store = engine.pointee.store
        guard store.slotIsInstalled(handle),
            (store.rows[handle.slot].state & ConstraintStore.broken != 0) != isBroken
        else { return }
        engine.pointee.store.rows.base[handle.position].state ^= ConstraintStore.broken
        engine.pointee.store.classify(handle.slot)
        if isBroken {
            brokenConstraints.append(handle)
        } else {
            brokenConstraints.removeAll { $0 == handle }
        }
        engine.pointee.didClassify(handle.slot)
        valuesChanged()
    }

    private mutating func valuesChanged() {
        isSolved = false
        if hasAnswers { answers = nil }
    }
}
