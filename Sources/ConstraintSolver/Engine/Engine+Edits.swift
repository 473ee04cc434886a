/// What was edited since the last solve without touching the structure.
struct PendingEdits {
    /// Rows whose constants changed.
    var rows = Buffer<Int32>()
    /// Definitions whose variables have to be computed again, a bit each.
    var definitions = Buffer<UInt64>()
    /// Residual rows whose constants have to be computed again.
    var residual = Buffer<Int32>()
    /// The residual row of the bound of each defined size, or -1.
    var bounds = Buffer<Int32>()

    var isEmpty: Bool { rows.isEmpty }

    func free() {
        rows.free()
        definitions.free()
        residual.free()
        bounds.free()
    }

    mutating func removeAll() {
        rows.removeAll()
        definitions.removeAll()
        residual.removeAll()
        bounds.removeAll()
    }
}

extension Engine {
    /// Changes a constant; costs what depends on it, at the next solve.
    mutating func setConstant(_ row: Int32, to constant: Double) {
        store.rows.base[Int(row)].constant = constant
        guard isPresolved else { return }
        guard hasSolution else {
            isPresolved = false
            return
        }
        let role = roles[row]
        if role == RowRole.solver || role == RowRole.closure {
            // Columns were solved with it; that chain is not worth following.
            isPresolved = false
        } else if role >= 0 || residualOf[row] >= 0 || store.rows[row].level == 0 {
            edits.rows.append(row)
        }
    }

    /// Changes the stamp of a row; its component is solved anew where the stamp may count.
    mutating func setStamp(_ row: Int32, to stamp: Int) {
        store.details.base[Int(row)].stamp = stamp
        guard isPresolved else { return }
        guard hasSolution else {
            isPresolved = false
            return
        }
        guard residualOf[row] >= 0 else { return }
        let component = columns[entries[residual[residualOf[row]].first].column].component
        edits.rows.append(row)
        guard !components[component].isDirty else { return }
        components.base[Int(component)].isDirty = true
        dirtyComponents.append(component)
    }

    mutating func didAdd(_ row: Int32) { isPresolved = false }

    mutating func willRemove(_ row: Int32) { isPresolved = false }

    /// Takes values that were found on the plain road.
    mutating func adopt(_ values: [Double]) {
        for (variable, value) in values.enumerated() { store.values[variable] = value }
    }

    // MARK: Following constants
    /// Computes what depends on edited constants; false when the system has to be presolved anew.
    mutating func applyEdits() -> Bool {
        // Parameters that changed as well are followed first, at the old constants.
        prepareEdits()
        rotation.forgetProgram()
        guard rotation.changed.isEmpty else { return false }
        for place in 0..<edits.rows.count {
            let row = edits.rows[place]
            let role = roles[row]
            if role >= 0 { markDefinition(role) }
            if residualOf[row] >= 0 { edits.residual.append(residualOf[row]) }
            if role < 0 && residualOf[row] < 0 && !holds(row) { return false }
        }
        edits.rows.removeAll()
        guard runDefinitions(reachesRows: true) else { return false }
        for place in 0..<edits.residual.count {
            let index = edits.residual[place]
            setConstant(ofResidual: Int(index), to: presentConstant(ofResidual: index))
        }
        edits.residual.removeAll()
        return solveReachedComponents()
    }

    private mutating func prepareEdits() {
        let words = (definitions.count + 63) / 64
        if edits.definitions.count != words { edits.definitions.reset(count: words, to: 0) }
        guard edits.bounds.isEmpty else { return }
        edits.bounds.reset(count: store.kinds.count, to: -1)
        for index in 0..<residual.count {
            let source = residual[index].source
            if source < 0, source & 1 != 0 { edits.bounds[Int(-1 - source) / 2] = Int32(truncatingIfNeeded: index) }
        }
    }

    @inline(__always)
    private func markDefinition(_ index: Int32) {
        edits.definitions.base[Int(index) >> 6] |= 1 << UInt64(index & 63)
    }

    /// Whether a required row without columns holds; optional ones needn't.
    private func holds(_ row: Int32) -> Bool {
        let record = store.rows[row]
        guard record.level == 0 else { return true }
        var sum = record.constant
        var magnitude = abs(sum)
        for place in record.first..<(record.first + record.count) {
            let part = store.cells[place].coefficient * store.values[store.cells[place].variable]
            sum += part
            magnitude += abs(part)
        }
        let slack = Self.tolerance(magnitude)
        return !(record.relation >= 0 && sum < -slack) && !(record.relation <= 0 && sum > slack)
    }

    /// A residual row's constant by the present values of variables and columns.
    private func presentConstant(ofResidual index: Int32) -> Double {
        let row = residual[index]
        var sum = 0.0
        if row.source >= 0 || row.source & 1 == 0 {
            let record = store.rows[row.source >= 0 ? row.source : (-2 - row.source) / 2]
            sum = record.constant
            for place in record.first..<(record.first + record.count) {
                sum += store.cells[place].coefficient * store.values[store.cells[place].variable]
            }
        } else {
            sum = store.values[(-1 - row.source) / 2]
        }
        for place in row.first..<(row.first + row.count) {
            sum -= entries[place].coefficient * columnValues[entries[place].column]
        }
        return sum
    }

    /// Computes marked definitions in order, and what follows from them.
    private mutating func runDefinitions(reachesRows: Bool) -> Bool {
        for word in 0..<edits.definitions.count {
            while edits.definitions[word] != 0 {
                let bit = edits.definitions[word].trailingZeroBitCount
                edits.definitions.base[word] &= ~(1 << UInt64(bit))
                let index = Int32(truncatingIfNeeded: word << 6 + bit)
                let value = evaluate(definition: index)
                let variable = definitions[index].variable
                guard value != store.values[variable] else { continue }
                guard columnOf[variable] < 0 || !reachesRows else { return false }
                store.values[variable] = value
                guard reach(from: variable, reachesRows: reachesRows) else { return false }
            }
        }
        return true
    }

    /// Marks what depends on a variable that has changed.
    private mutating func reach(from variable: Int32, reachesRows: Bool) -> Bool {
        // A size whose bound is no row: it was a constant, or followed another size.
        if store.kinds[variable] == .nonNegative, store.values[variable] < 0, edits.bounds[variable] < 0 {
            return false
        }
        if reachesRows, edits.bounds[variable] >= 0 { edits.residual.append(edits.bounds[variable]) }
        var cell = store.equalities[variable]
        while cell >= 0 {
            let row = store.cells[cell].row
            cell = store.cells[cell].next
            guard store.rows[row].state & ConstraintStore.counts != 0 else { continue }
            let role = roles[row]
            if role >= 0 {
                if definitions[role].variable != variable { markDefinition(role) }
            } else if reachesRows {
                if residualOf[row] >= 0 {
                    edits.residual.append(residualOf[row])
                } else if role == RowRole.solver || role == RowRole.closure {
                    return false
                }
            }
        }
        guard reachesRows else { return true }
        cell = store.inequalities[variable]
        while cell >= 0 {
            let row = store.cells[cell].row
            cell = store.cells[cell].next
            guard store.rows[row].state & ConstraintStore.counts != 0 else { continue }
            if residualOf[row] >= 0 {
                edits.residual.append(residualOf[row])
            } else if store.rows[row].level == 0, !holds(row) {
                // It may hold when all values are up to date; presolving anew is right in any case.
                return false
            }
        }
        return true
    }

    private mutating func solveReachedComponents() -> Bool {
        guard !dirtyComponents.isEmpty else { return true }
        for place in 0..<dirtyComponents.count {
            let index = dirtyComponents[place]
            components.base[Int(index)].isDirty = false
            guard solveComponent(Int(index)) else { return false }
        }
        // Slacks and solved columns change variables that aren't linked to them: all that is derived is computed.
        evaluate()
        dirtyComponents.removeAll()
        for place in 0..<derived.count {
            let variable = definitions[derived[place]].variable
            guard store.values[variable] < -1e-9, store.kinds[variable] == .nonNegative else { continue }
            if edits.bounds[variable] < 0 { return false }
        }
        return true
    }
}

extension RotationProgram {
    /// Drops the steps but not what is still to be followed.
    mutating func forgetProgram() {
        guard isReady else { return }
        let pending = changed.copy()
        free()
        self = RotationProgram()
        changed.free()
        changed = pending
    }
}
