extension Solver {
    // MARK: Solving
    /// Finds the values of all variables; without effect when nothing has changed.
    @discardableResult
    public mutating func solve() -> SolveReport { solve { store, handle in store.key(of: handle.slot) } }

    /// The same, with breaking keys that are made when there is a contradiction and not before.
    ///
    /// - Parameter breakingKey: Takes the place of the key that a constraint was added with; asked of the members of
    ///   contradictory sets.
    @discardableResult
    package mutating func solve(breakingKey: (ConstraintHandle) -> BreakingKey) -> SolveReport {
        solve { _, handle in breakingKey(handle) }
    }

    private mutating func solve(key: (ConstraintStore, ConstraintHandle) -> BreakingKey) -> SolveReport {
        var report = SolveReport()
        if !unchecked.isEmpty || !refusals.isEmpty { report.refusals = takeRefusals() }
        guard !isSolved else { return report }
        let engine = engine
        if ExactRoad.isCalledFor(&engine.pointee.store), solveExactly(&report, key) {
            isSolved = true
            return report
        }
        while !Engine.solve(engine) {
            // Every round but the last breaks a constraint, so there are finitely many.
            if breakContradictions(&report, key) { continue }
            var plain = PlainSolver(engine.pointee.store)
            guard let contradiction = plain.solve() else {
                // Required rows that meet but for rounding.
                engine.pointee.adopt(plain.values)
                break
            }
            breakOne(of: plain.members(of: contradiction).map { plain.records[$0].handle }, &report, key)
        }
        if engine.pointee.hasLostPrecision {
            engine.pointee.hasLostPrecision = false
            if ExactRoad.isShort(engine.pointee.store) { _ = solveExactly(&report, key) }
        }
        isSolved = true
        return report
    }

    /// Breaks a constraint of each contradictory set that is found; false when there is none.
    private mutating func breakContradictions(
        _ report: inout SolveReport,
        _ key: (ConstraintStore, ConstraintHandle) -> BreakingKey
    ) -> Bool {
        let engine = engine
        let rows = engine.pointee.store.requiredRows
        let required = RequiredRows(rows, of: engine.pointee.store)
        var places = Array(rows.indices)
        let count = report.conflicts.count
        while let members = required.contradiction(among: places) {
            let broken = breakOne(of: members.map { engine.pointee.store.handle(of: rows[$0]) }, &report, key)
            places.removeAll { rows[$0] == broken.slot }
        }
        return report.conflicts.count > count || breakPlainContradictions(&report, key)
    }

    /// The same on the plain road, which can tell where rounding comes in between.
    private mutating func breakPlainContradictions(
        _ report: inout SolveReport,
        _ key: (ConstraintStore, ConstraintHandle) -> BreakingKey
    ) -> Bool {
        var required = PlainSolver(requiredOf: engine.pointee.store)
        let count = report.conflicts.count
        while let contradiction = required.findContradiction() {
            let members = required.members(of: contradiction)
            let broken = breakOne(of: members.map { required.records[$0].handle }, &report, key)
            guard let place = members.first(where: { required.records[$0].handle == broken }) else { break }
            required.leaveOut(place)
        }
        return report.conflicts.count > count
    }

    /// Breaks the member of a contradictory set that has the greatest key.
    @discardableResult
    private mutating func breakOne(
        of members: [ConstraintHandle],
        _ report: inout SolveReport,
        _ key: (ConstraintStore, ConstraintHandle) -> BreakingKey
    ) -> ConstraintHandle {
        let store = engine.pointee.store
        let conflict = Conflict(members) { key(store, $0) }
        report.conflicts.append(conflict)
        setBroken(conflict.broken, true)
        return conflict.broken
    }

    /// Solves in fractions; false when that takes too long.
    private mutating func solveExactly(
        _ report: inout SolveReport,
        _ key: (ConstraintStore, ConstraintHandle) -> BreakingKey
    ) -> Bool {
        let engine = engine
        engine.pointee.isPresolved = false
        while let resolution = ExactRoad.solve(engine.pointee.store) {
            switch resolution {
            case .solution(let solution):
                for (variable, value) in solution.values { engine.pointee.store.values[variable] = value.value }
                return true
            case .conflict(let rows):
                breakOne(of: rows.map(engine.pointee.store.handle(of:)), &report, key)
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
            let handle = engine.pointee.store.handle(of: row)
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

    // MARK: Values
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

    /// How solves went so far, for benchmarks.
    var engineDescription: String { storage.engine.pointee.description }

    /// How often the whole system was presolved, for tests.
    var presolveCount: Int { storage.engine.pointee.counts.presolves }
}
