/// Solves systems of linear constraints with priorities, as Auto Layout states them.
///
/// Required constraints hold exactly. Optional ones are satisfied level by level: each level gets the least weighted
/// sum of violations that the levels above leave possible (fact AL-4). Contradictory required constraints lose a
/// member by breaking key (AL-6), ties within a level are decided by stamp (AL-7), and what is then still open
/// becomes as small as it can.
///
/// A solve depends on the constraints, their order, and which of them are broken, never on earlier solves. It takes the
/// fast road (``Engine``); when that finds no solution, or the question is why, ``PlainSolver`` looks into it.
public struct Solver: Sendable {
    private var storage = SolverStorage()
    private var isSolved = false
    /// Rows whose numbers may have become invalid or valid.
    private var unchecked: [Int32] = []
    /// To be told in the next report.
    private var refusals: [Refusal] = []
    private var discardedVariables: [Variable] = []
    /// Kept from the last question until the next change.
    private var plain: PlainSolver?
    private var ambiguity: Set<Variable>?

    /// The required constraints that broke (or were said to be broken) and are still installed, in order of breaking.
    public private(set) var brokenConstraints: [ConstraintHandle] = []

    public init() {}

    /// Takes room for a system of known size; no more than a hint.
    public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        engine.pointee.store.reserve(variables: variables, constraints: constraints, terms: terms)
    }

    /// The engine, of which this solver is the only owner from now on.
    private var engine: UnsafeMutablePointer<Engine> {
        @inline(__always)
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = SolverStorage(copying: storage) }
            return storage.engine
        }
    }

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
        valuesChanged()
        let engine = engine
        guard !discardedVariables.isEmpty else {
            return Variable(engine.pointee.store.addVariable(kind, value: value))
        }
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
        let (row, serial) = engine.pointee.store.add(
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
        return ConstraintHandle(slot: row, serial: serial)
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
        guard engine.pointee.store.details[handle.slot].priority != priority else { return }
        engine.pointee.store.details.base[handle.position].priority = priority
        reclassify(handle.slot)
    }

    /// Changes the place of a constraint in the order that decides ties (fact AL-7); cheap.
    package mutating func setStamp(_ handle: ConstraintHandle, to stamp: Int) {
        guard engine.pointee.store.slotIsInstalled(handle), engine.pointee.store.details[handle.slot].stamp != stamp
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
        if plain != nil { plain = nil }
        if ambiguity != nil { ambiguity = nil }
    }

    // MARK: Solving
    /// Finds the values of all variables; without effect when nothing has changed.
    @discardableResult
    public mutating func solve() -> SolveReport { solve(preparing: { _ in }) }

    /// The same, with breaking keys that are made when there is a contradiction and not before.
    ///
    /// - Parameter breakingKey: Takes the place of the key that a constraint was added with.
    @discardableResult
    package mutating func solve(breakingKey: (ConstraintHandle) -> BreakingKey) -> SolveReport {
        solve(preparing: { $0.setKeys(breakingKey) })
    }

    /// - Parameter prepare: Gets the store when there is a contradiction, before it is resolved.
    private mutating func solve(preparing prepare: (inout ConstraintStore) -> Void) -> SolveReport {
        var report = SolveReport()
        if !unchecked.isEmpty || !refusals.isEmpty { report.refusals = takeRefusals() }
        guard !isSolved else { return report }
        let engine = engine
        if ExactRoad.isCalledFor(&engine.pointee.store), solveExactly(&report) {
            isSolved = true
            return report
        }
        while !Engine.solve(engine) {
            // Every round but the last breaks a constraint, so there are finitely many.
            if report.conflicts.isEmpty { prepare(&engine.pointee.store) }
            var plain = PlainSolver(engine.pointee.store)
            guard let contradiction = plain.solve() else {
                // Required rows that meet but for rounding.
                engine.pointee.adopt(plain.values)
                break
            }
            let conflict = plain.resolve(contradiction)
            report.conflicts.append(conflict)
            setBroken(conflict.broken, true)
        }
        isSolved = true
        return report
    }

    /// Solves in fractions; false when that takes too long.
    private mutating func solveExactly(_ report: inout SolveReport) -> Bool {
        let engine = engine
        engine.pointee.isPresolved = false
        while let resolution = ExactRoad.solve(engine.pointee.store) {
            switch resolution {
            case .solution(let solution):
                for (variable, value) in solution.values { engine.pointee.store.values[variable] = value.value }
                return true
            case .conflict(let rows):
                let conflict = engine.pointee.store.conflict(among: rows)
                report.conflicts.append(conflict)
                setBroken(conflict.broken, true)
            }
        }
        return false
    }

    private mutating func takeRefusals() -> [Refusal] {
        let engine = engine
        var found = refusals
        refusals.removeAll()
        for row in unchecked {
            let state = engine.pointee.store.rows[row].state
            guard state & ConstraintStore.installed != 0, !engine.pointee.store.isValid(row),
                state & ConstraintStore.reportedInvalid == 0
            else { continue }
            engine.pointee.store.rows.base[Int(row)].state |= ConstraintStore.reportedInvalid
            let handle = ConstraintHandle(slot: row, serial: engine.pointee.store.details[row].serial)
            let reason: Refusal.Reason =
                if state & ConstraintStore.invalidTerms != 0 {
                    .coefficientIsNotFinite
                } else if !engine.pointee.store.rows[row].constant.isFinite {
                    .constantIsNotFinite
                } else {
                    .priorityIsNotANumber
                }
            found.append(Refusal(constraint: handle, reason: reason))
        }
        unchecked.removeAll(keepingCapacity: true)
        return found
    }

    /// The value that the last solve found; a parameter's own value.
    @inline(__always)
    public func value(of variable: Variable) -> Double {
        storage.engine.pointee.store.values[variable.index]
    }

    /// All values, by the variables' indices; parameters among them.
    @inline(__always)
    package func withValues<Result>(_ body: (UnsafePointer<Double>) -> Result) -> Result {
        // The values outlive the call only as long as the storage does.
        withExtendedLifetime(storage) { body(storage.engine.pointee.store.values.base) }
    }

    // MARK: Questions
    private mutating func withPlain<Answer>(_ question: (inout PlainSolver) -> Answer) -> Answer {
        solve()
        var plain = self.plain ?? PlainSolver(engine.pointee.store)
        self.plain = nil
        defer { self.plain = plain }
        return question(&plain)
    }

    /// The variables that could have other values at the same violations of every level.
    ///
    /// Costs about a plain solve, and more where much is open; kept until the next change.
    public mutating func ambiguousVariables() -> Set<Variable> {
        if isSolved, let ambiguity { return ambiguity }
        let found = withPlain { $0.ambiguousVariables() }
        ambiguity = found
        return found
    }

    /// Whether the constraints leave a variable one value only. Prefer ``ambiguousVariables()`` for many variables.
    public func isDetermined(_ variable: Variable) -> Bool {
        if isSolved, let ambiguity { return !ambiguity.contains(variable) }
        var copy = self
        return !copy.ambiguousVariables().contains(variable)
    }

    /// Another solution with the same violations at every level, or `nil` when there is none.
    ///
    /// Where a size or position is open, one is moved as far as it goes, or by 20 points when nothing stops it.
    public mutating func alternativeValues() -> [Variable: Double]? {
        guard !ambiguousVariables().isEmpty else { return nil }
        return withPlain { $0.alternativeValues() }
    }

    /// The constraints that hold a variable where it is, in order of adding.
    ///
    /// These are the rows whose combination gives the variable's value: taking one away or changing its constant can
    /// move the variable.
    public mutating func constraints(affecting variable: Variable) -> [ConstraintHandle] {
        explanation(of: variable).parts.map(\.constraint)
    }

    /// Why a variable has its value, as data that can say itself in words.
    public mutating func explanation(of variable: Variable) -> Explanation {
        withPlain { $0.explanation(of: variable) }
    }

    /// The values that the plain road finds, for tests.
    mutating func plainValues() -> [Double] {
        withPlain { plain in
            _ = plain.solve()
            return plain.values
        }
    }

    /// Proves what the sums of violations of the solved system have to be; costs nothing until it is asked for.
    ///
    /// - Parameter limit: The most operations on small fractions that this may take.
    /// - Returns: `nil` when the system is too large for exact numbers.
    package mutating func certificate(limit: Int = 20_000_000) -> Certificate? {
        solve()
        return Certificate(engine.pointee.store, limit: limit)
    }

    /// Proves that installed constraints contradict each other and that none of them could be left out, or returns
    /// `nil`.
    package mutating func proof(of conflict: Conflict, limit: Int = 20_000_000) -> ContradictionProof? {
        ContradictionProof(conflict.constraints, in: engine.pointee.store, limit: limit)
    }

    /// How solves went so far, for benchmarks.
    var engineDescription: String { storage.engine.pointee.description }

    /// How often the whole system was presolved, for tests.
    var presolveCount: Int { storage.engine.pointee.counts.presolves }
}

/// The engine that copies of a solver share until one of them changes.
///
/// Unchecked: nobody writes to an engine that has more than one owner.
private final class SolverStorage: @unchecked Sendable {
    let engine: UnsafeMutablePointer<Engine>

    init() {
        engine = .allocate(capacity: 1)
        engine.initialize(to: Engine())
    }

    init(copying other: SolverStorage) {
        engine = .allocate(capacity: 1)
        engine.initialize(to: other.engine.pointee.copy())
    }

    deinit {
        engine.pointee.free()
        engine.deinitialize(count: 1)
        engine.deallocate()
    }
}
