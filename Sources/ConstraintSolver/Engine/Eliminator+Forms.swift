extension Eliminator {
    /// Changes when a column is solved, which makes forms that mention it stale.
    private var stamp: Int32 { Int32(truncatingIfNeeded: engine.pointee.solvedColumns.count) + 1 }

    // MARK: The accumulator
    @inline(__always)
    mutating func begin(_ start: Double) {
        constant = start
        magnitude = abs(start)
    }

    @inline(__always)
    mutating func accumulate(column: Int32, _ coefficient: Double) {
        if engine.pointee.columns[column].solved >= 0 { return substitute(column, coefficient) }
        if column >= scratch.isTouched.count { makeSums() }
        if !scratch.isTouched[column] {
            scratch.isTouched[column] = true
            scratch.touched.append(column)
            scratch.sums[column] = coefficient
            scratch.magnitudes[column] = abs(coefficient)
        } else {
            scratch.sums[column] += coefficient
            scratch.magnitudes[column] += abs(coefficient)
        }
    }

    @inline(never)
    private mutating func makeSums() {
        let known = scratch.isTouched.count
        let more = engine.pointee.columns.count - known
        scratch.sums.extend(by: more)
        scratch.magnitudes.extend(by: more)
        scratch.isTouched.extend(by: more)
        (scratch.isTouched.base + known).update(repeating: false, count: more)
    }

    /// Adds a solved column by what it is solved to.
    private mutating func substitute(_ column: Int32, _ coefficient: Double) {
        scratch.expansions.append(Engine.Entry(column: column, coefficient: coefficient))
        while !scratch.expansions.isEmpty {
            let next = scratch.expansions.removeLast()
            if isLocal, !engine.pointee.isInRegion(column: next.column) {
                scratch.wanted.append(engine.pointee.owner(ofColumn: next.column))
            }
            let solved = engine.pointee.solvedColumns[engine.pointee.columns[next.column].solved]
            constant += next.coefficient * solved.constant
            magnitude += abs(next.coefficient * solved.constant)
            for place in solved.first..<(solved.first + solved.count) {
                let entry = engine.pointee.entries[place]
                let factor = next.coefficient * entry.coefficient
                if engine.pointee.columns[entry.column].solved >= 0 {
                    scratch.expansions.append(Engine.Entry(column: entry.column, coefficient: factor))
                } else {
                    accumulate(column: entry.column, factor)
                }
            }
        }
    }

    /// Adds a variable whose form is up to date.
    @inline(__always)
    mutating func accumulate(variable: Int32, _ coefficient: Double) {
        let state = state(of: variable)
        if state == Engine.VariableState.torn {
            accumulate(column: columnOf[Int(variable)], coefficient)
            return
        }
        let part = coefficient * values[Int(variable)]
        constant += part
        magnitude += abs(part)
        guard state == Engine.VariableState.derived else { return }
        let form = tables.forms[Int(variable)]
        for place in form.first..<(form.first + form.count) {
            accumulate(column: scratch.pool[place].column, coefficient * scratch.pool[place].coefficient)
        }
    }

    /// Adds a row's terms but for those of one variable.
    mutating func accumulate(row: Int32, without variable: Int32 = -1) {
        let record = rows[Int(row)]
        for cell in record.first..<(record.first + record.count) where cells.variables[cell] != variable {
            accumulate(variable: cells.variables[cell], cells.coefficients[cell])
        }
    }

    /// What has been added up to a touched column; zero when it has cancelled.
    @inline(__always)
    func significant(_ column: Int32) -> Double {
        abs(scratch.sums[column]) > Self.cancellation * scratch.magnitudes[column] ? scratch.sums[column] : 0
    }

    /// Empties the accumulator into entries, scaled.
    mutating func drain(into entries: inout EntryTable, factor: Double = 1, without column: Int32 = -1) {
        for place in 0..<scratch.touched.count {
            let touchedColumn = scratch.touched[place]
            scratch.isTouched[touchedColumn] = false
            let sum = significant(touchedColumn)
            if sum != 0, touchedColumn != column {
                entries.append(Engine.Entry(column: touchedColumn, coefficient: sum * factor))
            }
        }
        scratch.touched.removeAll()
    }

    // MARK: Forms of variables
    /// Makes as if no form had been made.
    @inline(never)
    mutating func forgetForms() {
        hasForms = true
        scratch.pool.removeAll()
        tables.forms.update(repeating: Form(), count: engine.pointee.store.kinds.count)
    }

    /// Brings the forms of a row's variables up to date.
    @inline(__always)
    mutating func prepare(_ row: Int32) {
        if !hasForms { forgetForms() }
        let record = rows[Int(row)]
        for index in Int(record.first)..<Int(record.first + record.count) {
            let variable = cells[index].variable
            if state(of: variable) == Engine.VariableState.derived, tables.forms[Int(variable)].stamp != stamp {
                makeForm(variable)
            }
        }
    }

    mutating func makeForm(_ variable: Int32) {
        if !hasForms { forgetForms() }
        scratch.work.append(variable)
        while !scratch.work.isEmpty {
            let top = scratch.work[scratch.work.count - 1]
            guard state(of: top) == Engine.VariableState.derived, !refresh(top) else {
                _ = scratch.work.removeLast()
                continue
            }
            let hidden = columnOf[Int(top)]
            guard hidden < 0 else {
                _ = scratch.work.removeLast()
                begin(0)
                accumulate(column: hidden, 1)
                store(top, factor: 1)
                continue
            }
            let definition = engine.pointee.definitions[definitionOf[Int(top)]]
            let row = definition.row
            let record = rows[Int(row)]
            let depth = scratch.work.count
            for index in Int(record.first)..<Int(record.first + record.count) {
                let other = cells[index].variable
                guard other != top, state(of: other) == Engine.VariableState.derived, !refresh(other) else {
                    continue
                }
                scratch.work.append(other)
            }
            guard scratch.work.count == depth else { continue }
            _ = scratch.work.removeLast()
            begin(record.constant)
            accumulate(row: row, without: top)
            if definition.slack >= 0 { accumulate(column: definition.slack, -1) }
            store(top, factor: cells.factor(of: definition))
        }
    }

    /// Brings a form that was made before up to date; false when there is none.
    private mutating func refresh(_ variable: Int32) -> Bool {
        let form = tables.forms[Int(variable)]
        if form.stamp == stamp { return true }
        guard form.stamp > 0 else { return false }
        for place in form.first..<(form.first + form.count)
        where engine.pointee.columns[scratch.pool[place].column].solved >= 0 {
            begin(0)
            accumulate(variable: variable, 1)
            store(variable, factor: 1)
            return true
        }
        tables.forms[Int(variable)].stamp = stamp
        return true
    }

    /// Makes what has been accumulated the form of a variable.
    private mutating func store(_ variable: Int32, factor: Double) {
        let first = scratch.pool.count
        var pool = scratch.pool
        drain(into: &pool, factor: factor)
        scratch.pool = pool
        var count = pool.count - first
        if isLocal {
            engine.pointee.regionScratch.formed.append(variable)
        } else {
            values[Int(variable)] = constant * factor
        }
        if count == 0, !isLocal {
            states[Int(variable)] = Engine.VariableState.constant
            return
        }
        if count > Self.formLimit, columnOf[Int(variable)] < 0 {
            if isLocal { hasFailed = true }
            scratch.pool.shrink(to: first)
            let hidden = addColumn(variable: variable, kind: Engine.ColumnKind.hidden)
            columnOf[Int(variable)] = hidden
            if !isLocal { values[Int(variable)] = 0 }
            scratch.pool.append(Engine.Entry(column: hidden, coefficient: 1))
            count = 1
        }
        tables.forms[Int(variable)] = Form(
            first: Int32(truncatingIfNeeded: first),
            count: Int32(truncatingIfNeeded: count),
            stamp: stamp
        )
    }

    // MARK: Closures
    /// Solves a column by a row without undefined variables; false when it contradicts the rows before it.
    mutating func close(_ row: Int32) -> Bool {
        guard count(of: row) == 0 else { return true }
        finish(row)
        openCount &-= 1
        if !isLocal, closeDirectly(row) { return true }
        prepare(row)
        begin(rows[Int(row)].constant)
        accumulate(row: row)
        let pivot = closurePivot()
        guard pivot >= 0 else {
            forget()
            roles[Int(row)] = Engine.RowRole.closure
            // A region's rows are judged when values are known.
            return isLocal || abs(constant) <= Engine.tolerance(magnitude) || engine.pointee.blame(row)
        }
        if isLocal, !engine.pointee.isInRegion(column: pivot) {
            scratch.wanted.append(engine.pointee.owner(ofColumn: pivot))
            forget()
            return true
        }
        if scratch.touched.count > 1, hasOwnRows(pivot) {
            // All of its columns have rows of their own: they share it as equals.
            forget()
            roles[Int(row)] = Engine.RowRole.closure
            scratch.keptClosures.append(row)
            return true
        }
        solve(pivot, by: row)
        return true
    }

    /// Goes through the closures that have been left for the end.
    mutating func closeAll() {
        while closureCount > 0 {
            closureCount -= 1
            _ = close(tables.closures[closureCount])
        }
    }

    private func hasOwnRows(_ column: Int32) -> Bool {
        let record = engine.pointee.columns[column]
        switch record.kind {
        case Engine.ColumnKind.position, Engine.ColumnKind.size: return tables.hasOwnRows[Int(record.variable)]
        default: return true
        }
    }

    /// Empties the accumulator.
    mutating func forget() {
        for place in 0..<scratch.touched.count { scratch.isTouched[scratch.touched[place]] = false }
        scratch.touched.removeAll()
    }

    /// A column with a large coefficient: rather a position than a size, whose bound would become a row.
    private func closurePivot() -> Int32 {
        var largest = 0.0
        for place in 0..<scratch.touched.count { largest = max(largest, abs(significant(scratch.touched[place]))) }
        var best: Int32 = -1
        var bestRank = -1
        for place in 0..<scratch.touched.count {
            let column = scratch.touched[place]
            guard abs(significant(column)) > 0.1 * largest else { continue }
            var rank =
                switch engine.pointee.columns[column].kind {
                case Engine.ColumnKind.position: 3
                case Engine.ColumnKind.slack: 2
                case Engine.ColumnKind.size: 1
                default: 0
                }
            if !hasOwnRows(column) { rank += 4 }
            if isLocal, engine.pointee.isInRegion(column: column) { rank += 8 }
            if rank >= bestRank {
                best = column
                bestRank = rank
            }
        }
        return best
    }

    /// Makes the accumulated form, which is zero, the definition of one of its columns.
    private mutating func solve(_ column: Int32, by row: Int32) {
        let factor = -1 / scratch.sums[column]
        let first = engine.pointee.entries.count
        drain(into: &engine.pointee.entries, factor: factor, without: column)
        record(column, by: row, factor: factor, entries: first)
    }

    /// Notes that a column is the constant times the factor, and the entries from a place on.
    mutating func record(_ column: Int32, by row: Int32, factor: Double, entries first: Int) {
        let count = engine.pointee.entries.count - first
        let index = Int32(truncatingIfNeeded: engine.pointee.solvedColumns.count)
        engine.pointee.columns.base[Int(column)].solved = index
        roles[Int(row)] = Engine.RowRole.solver - index
        let value = constant * factor
        engine.pointee.solvedColumns.append(
            Engine.SolvedColumn(
                constant: value,
                factor: factor,
                column: column,
                first: Int32(truncatingIfNeeded: first),
                count: Int32(truncatingIfNeeded: count),
                row: row
            )
        )
        let variable = engine.pointee.columns[column].variable
        guard count == 0, variable >= 0, !isLocal, states[Int(variable)] == Engine.VariableState.torn else { return }
        values[Int(variable)] = value
        states[Int(variable)] = Engine.VariableState.constant
        tables.shares[Int(variable)] = Share()
    }

    /// Exchanges a size without rows of its own for the slack of an optional equality about it.
    ///
    /// Without this a container's height, which several rows compare with sums of its content, hides from the
    /// propagation that these rows are about the same thing.
    mutating func exchangeContainers() {
        for place in 0..<otherCount {
            let row = tables.others[place]
            guard roles[Int(row)] == Engine.RowRole.none else { continue }
            let record = rows[Int(row)]
            var isOpen = false
            for index in Int(record.first)..<Int(record.first + record.count)
            where state(of: cells[index].variable) != Engine.VariableState.constant {
                isOpen = true
            }
            guard isOpen else { continue }
            prepare(row)
            begin(record.constant)
            accumulate(row: row)
            var container: Int32 = -1
            var largest = 0.0
            for place in 0..<scratch.touched.count {
                let column = scratch.touched[place]
                largest = max(largest, abs(scratch.sums[column]))
                let variable = engine.pointee.columns[column].variable
                if engine.pointee.columns[column].kind == Engine.ColumnKind.size, !tables.hasOwnRows[Int(variable)],
                    container < 0 || abs(scratch.sums[column]) > abs(scratch.sums[container])
                {
                    container = column
                }
            }
            guard container >= 0, (2...4).contains(scratch.touched.count), abs(significant(container)) > 0.1 * largest
            else {
                forget()
                continue
            }
            if isLocal, !engine.pointee.isInRegion(column: container) {
                forget()
                continue
            }
            let slack = addColumn(variable: Engine.slackSource(row), kind: Engine.ColumnKind.slack)
            accumulate(column: slack, -1)
            tables.rankOfOther[Int(row)] = slack
            solve(container, by: row)
        }
    }
}
