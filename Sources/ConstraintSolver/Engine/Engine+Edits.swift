/// Edits cost what they touch. All of them end in the same update of numbers:
///
/// - what has changed is a row's constant, a parameter, or a definition that a ``Region`` has made anew;
/// - definitions that mention a changed variable are computed again, in order (``label(of:)``), as long as values change;
/// - an equation that solves a column shifts the column when it doesn't hold any more;
/// - residual rows that mention a changed variable get their constants, and mark their components;
/// - marked components are solved, and the definitions that mention their columns are computed again.
///
/// Between updates these hold: every definition holds at the present values, every equation that solves a column holds,
/// and a residual row's constant is its source's value less what the columns contribute.
extension Engine {
    // MARK: What was edited
    private var followsEdits: Bool {
        mutating get {
            if isPresolved, !hasSolution { isPresolved = false }
            return isPresolved
        }
    }

    /// Notes a new value of a parameter.
    mutating func setParameter(_ variable: Int32, to value: Double) {
        if followsEdits { rotation.changed.append(.init(parameter: variable, previous: store.values[variable])) }
        store.values[variable] = value
    }

    /// Changes a constant; costs what depends on it, at the next solve.
    mutating func setConstant(_ row: Int32, to constant: Double) {
        store.rows.base[Int(row)].constant = constant
        if followsEdits { edits.rows.append(row) }
    }

    /// Changes the stamp of a row; its component is solved anew where the stamp may count.
    mutating func setStamp(_ row: Int32, to stamp: Int32) {
        store.rows.base[Int(row)].stamp = stamp
        guard followsEdits else { return }
        indexResidual()
        guard residualOf[row] >= 0 else { return }
        let component = columns[entries[residual[residualOf[row]].first].column].component
        edits.rows.append(row)
        guard !components[component].isDirty else { return }
        components.base[Int(component)].isDirty = true
        dirtyComponents.append(component)
    }

    mutating func didAdd(_ row: Int32) {
        guard followsEdits else { return }
        while roles.count < store.rows.count {
            roles.append(RowRole.none)
            if !residualOf.isEmpty { residualOf.append(-1) }
        }
        roles[row] = RowRole.none
        if !residualOf.isEmpty { residualOf[row] = -1 }
        edits.added.append(row)
    }

    mutating func willRemove(_ row: Int32) {
        if followsEdits { edits.removed.append(row) }
    }

    /// Another priority, or a number that is or isn't valid any more.
    mutating func didClassify(_ row: Int32) {
        guard followsEdits else { return }
        edits.removed.append(row)
        edits.added.append(row)
    }

    /// A new variable needs no notice.
    mutating func didChangeKind(of variable: Int32) {
        guard followsEdits else { return }
        // It is as good as never presolved.
        if variable < states.count { edits.variables.append(variable) }
    }

    /// Takes values that were found on the plain road.
    mutating func adopt(_ values: [Double]) {
        for (variable, value) in values.enumerated() { store.values[variable] = value }
    }

    // MARK: The update
    /// Brings the solution up to date after edits; false when the system has to be presolved anew.
    static func update(_ engine: UnsafeMutablePointer<Engine>) -> Bool {
        engine.pointee.prepareUpdate()
        if engine.pointee.edits.changesStructure {
            // Columns that happen to be there decide what an open component makes of its freedom.
            guard engine.pointee.openCount == 0 else { return false }
            engine.pointee.isPristine = false
            engine.pointee.rotation.forgetProgram()
            guard Region.apply(engine) else { return false }
        } else {
            engine.pointee.rotation.isOutdated = true
        }
        return engine.pointee.followNumbers()
    }

    /// Follows changed constants, parameters and definitions.
    mutating func followNumbers() -> Bool {
        for place in 0..<edits.rows.count { touch(row: edits.rows[place]) }
        edits.rows.removeAll()
        for place in 0..<rotation.changed.count { reach(from: rotation.changed[place].parameter, reachesRows: true) }
        rotation.changed.removeAll()
        guard propagate(reachesRows: true) else { return false }
        rotation.followParameters(store.values)
        for place in 0..<edits.residual.count {
            let index = edits.residual[place]
            guard residual[index].rank >= 0 else { continue }
            let constant = presentConstant(ofResidual: index)
            if constant != residual[index].constant { setConstant(ofResidual: Int(index), to: constant) }
        }
        edits.residual.removeAll()
        for place in 0..<dirtyComponents.count {
            let index = dirtyComponents[place]
            guard components[index].isDirty else { continue }
            components.base[Int(index)].isDirty = false
            guard solveComponent(Int(index)) else { return false }
            spread(index)
        }
        dirtyComponents.removeAll()
        guard propagate(reachesRows: false), passesChecks() else { return false }
        return isPristine || openCount == 0
    }

    /// Makes the tables that only edits need.
    mutating func prepareUpdate() {
        catchUp(marksComponents: false)
        indexResidual()
        while states.count < store.kinds.count {
            let isParameter = store.kinds[states.count] == .parameter
            states.append(isParameter ? VariableState.constant : VariableState.unknown)
            columnOf.append(-1)
            definitionOf.append(-1)
        }
        uses.update(solvedColumns, entries, columnCount: columns.count)
        let known = boundOf.count
        guard known < states.count else { return }
        boundOf.extend(by: states.count - known)
        (boundOf.base + known).update(repeating: -1, count: states.count - known)
        guard known == 0 else { return }
        for index in 0..<residual.count {
            let source = residual[index].source
            guard source < 0 else { continue }
            if source & 1 != 0 {
                boundOf[Int(-1 - source) / 2] = Int32(truncatingIfNeeded: index)
            } else {
                hiddenRows[definitions[roles[(-2 - source) / 2]].variable] = Int32(truncatingIfNeeded: index)
            }
        }
    }

    /// Finds the residual row of each row, for the first edit.
    private mutating func indexResidual() {
        guard residualOf.count < roles.count else { return }
        residualOf.reset(count: roles.count, to: -1)
        for index in 0..<residual.count where residual[index].source >= 0 && residual[index].rank >= 0 {
            residualOf[residual[index].source] = Int32(truncatingIfNeeded: index)
        }
    }

    /// Where a definition stands in the order of computation.
    @inline(__always)
    func label(of definition: Int32) -> Int64 {
        labels.isEmpty ? Int64(definition) : labels[definition]
    }

    @inline(__always)
    mutating func push(definition: Int32) {
        edits.definitions.push(definition, label: label(of: definition))
    }

    /// A row's constant has changed.
    private mutating func touch(row: Int32) {
        guard store.rows[row].state & ConstraintStore.counts != 0 else { return }
        let role = roles[row]
        if role >= 0 { push(definition: role) }
        if role <= RowRole.solver { edits.solvers.push(role) }
        if residualOf[row] >= 0 {
            edits.residual.append(residualOf[row])
        } else if role < 0, role > RowRole.solver, store.rows[row].level == 0 {
            edits.checks.append(row)
        }
    }

    /// Marks what depends on a variable that has changed.
    ///
    /// - Parameter reachesRows: Whether the change isn't one of columns, which rows over columns know already.
    @inline(__always)
    mutating func reach(from variable: Int32, reachesRows: Bool) {
        if store.kinds[variable] == .nonNegative {
            if boundOf[variable] >= 0 {
                if reachesRows { edits.residual.append(boundOf[variable]) }
            } else if store.values[variable] < 0 {
                // A constant, or a multiple of another size.
                edits.sizes.append(variable)
            }
        }
        var cell = store.heads[variable].equality
        while cell >= 0 {
            let row = store.cells.links[cell].row
            cell = store.cells.links[cell].next
            let role = roles[row]
            if role >= 0 {
                if definitions[role].variable != variable, store.rows[row].state & ConstraintStore.counts != 0 {
                    push(definition: role)
                }
            } else if reachesRows {
                reach(row: row)
            }
        }
        guard reachesRows else { return }
        cell = store.heads[variable].inequality
        while cell >= 0 {
            let row = store.cells.links[cell].row
            cell = store.cells.links[cell].next
            reach(row: row)
        }
    }

    @inline(__always)
    private mutating func reach(row: Int32) {
        let record = store.rows[row]
        guard record.state & ConstraintStore.counts != 0 else { return }
        if residualOf[row] >= 0 { edits.residual.append(residualOf[row]) }
        if roles[row] <= RowRole.solver {
            edits.solvers.push(roles[row])
        } else if record.level == 0, residualOf[row] < 0 {
            edits.checks.append(row)
        }
    }

    /// Computes everything that follows from what has been marked.
    mutating func propagate(reachesRows: Bool) -> Bool {
        var budget = 64 * (definitions.count + solvedColumns.count) + 1024
        while true {
            if let index = edits.definitions.pop() {
                let variable = definitions[index].variable
                guard columnOf[variable] < 0 else {
                    // A hidden column stays; its row says that it is what the definition says.
                    if reachesRows, let row = hiddenRows[variable] { edits.residual.append(row) }
                    continue
                }
                let value = evaluate(definition: index)
                guard value != store.values[variable] else { continue }
                store.values[variable] = value
                reach(from: variable, reachesRows: reachesRows)
            } else if let index = edits.solved.pop() {
                let solved = solvedColumns[index]
                guard solved.column >= 0 else { continue }
                var value = solved.constant
                for place in solved.first..<(solved.first + solved.count) {
                    value += entries[place].coefficient * columnValues[entries[place].column]
                }
                move(solved.column, to: value, reachesRows: reachesRows)
            } else if reachesRows, let role = edits.solvers.pop() {
                satisfy(RowRole.solver - role)
            } else {
                return true
            }
            budget -= 1
            guard budget > 0 else { return false }
        }
    }

    /// Gives a column another value.
    private mutating func move(_ column: Int32, to value: Double, reachesRows: Bool) {
        guard columnValues[column] != value else { return }
        columnValues[column] = value
        markFollowers(of: column, reachesRows: reachesRows)
    }

    private mutating func markFollowers(of column: Int32, reachesRows: Bool) {
        let record = columns[column]
        if record.variable >= 0 {
            if store.values[record.variable] != columnValues[column] {
                store.values[record.variable] = columnValues[column]
                reach(from: record.variable, reachesRows: reachesRows)
            }
        } else {
            let role = roles[Self.slackSource(record.variable)]
            if role >= 0 { push(definition: role) }
        }
        if !solvedColumns.isEmpty { uses.forEach(column) { edits.solved.push($0) } }
    }

    /// Marks what follows from a component's new solution.
    private mutating func spread(_ index: Int32) {
        let component = components[index]
        for place in component.firstColumn..<component.columnEnd {
            markFollowers(of: componentColumns[place], reachesRows: false)
        }
    }

    /// Shifts a solved column so that its equation holds.
    private mutating func satisfy(_ index: Int32) {
        let solved = solvedColumns[index]
        guard solved.column >= 0 else { return }
        var (value, magnitude) = valueAndMagnitude(ofRow: solved.row)
        if store.rows[solved.row].level != 0 {
            for place in solved.first..<(solved.first + solved.count)
            where columns[entries[place].column].variable == Self.slackSource(solved.row) {
                value -= columnValues[entries[place].column]
            }
        }
        guard abs(value) > 1e-13 * magnitude else { return }
        let shift = value * solved.factor
        solvedColumns.base[Int(index)].constant += shift
        move(solved.column, to: columnValues[solved.column] + shift, reachesRows: true)
    }

    func valueAndMagnitude(ofRow row: Int32) -> (value: Double, magnitude: Double) {
        let record = store.rows[row]
        var sum = record.constant
        var magnitude = abs(sum)
        for place in record.first..<(record.first + record.count) {
            let part = store.cells[place].coefficient * store.values[store.cells[place].variable]
            sum += part
            magnitude += abs(part)
        }
        return (sum, magnitude)
    }

    /// A residual row's constant by the present values of variables and columns.
    func presentConstant(ofResidual index: Int32) -> Double {
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

    /// Whether required rows and bounds without columns hold.
    private mutating func passesChecks() -> Bool {
        for place in 0..<edits.checks.count {
            let row = edits.checks[place]
            let record = store.rows[row]
            guard record.state & ConstraintStore.counts != 0, record.level == 0, residualOf[row] < 0 else { continue }
            let (value, magnitude) = valueAndMagnitude(ofRow: row)
            let slack = Self.tolerance(magnitude)
            if record.relation >= 0 && value < -slack || record.relation <= 0 && value > slack { return false }
        }
        edits.checks.removeAll()
        for place in 0..<edits.sizes.count {
            let variable = edits.sizes[place]
            guard store.kinds[variable] == .nonNegative, boundOf[variable] < 0 else { continue }
            if store.values[variable] < -Self.tolerance(abs(store.values[variable])) { return false }
        }
        edits.sizes.removeAll()
        return true
    }
}
