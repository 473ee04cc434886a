extension Eliminator {
    // MARK: The base
    /// Computes everything at the point where the columns are zero, and which variables are constants after all.
    mutating func evaluateBase() {
        engine.pointee.resolveSolvedColumns(marksConstants: true)
        let derived = engine.pointee.derived
        for place in 0..<derived.count {
            let definition = engine.pointee.definitions[derived[place]]
            let variable = Int(definition.variable)
            guard states[variable] == Engine.VariableState.derived else { continue }
            if columnOf[variable] >= 0 {
                values[variable] = engine.pointee.columnValues[columnOf[variable]]
                continue
            }
            let record = rows[Int(definition.row)]
            var sum = record.constant
            var isConstant = true
            if definition.slack >= 0 {
                sum -= engine.pointee.columnValues[definition.slack]
                isConstant = false
            }
            for index in Int(record.first)..<Int(record.first + record.count) {
                let cell = cells[index]
                guard cell.variable != definition.variable else { continue }
                sum += cell.coefficient * values[Int(cell.variable)]
                if states[Int(cell.variable)] != Engine.VariableState.constant { isConstant = false }
            }
            values[variable] = sum * definition.factor
            if isConstant { states[variable] = Engine.VariableState.constant }
        }
        // The forms that were made are relative to columns that have been solved since.
        pool.removeAll()
        forms.update(repeating: Form(), count: engine.pointee.store.kinds.count)
    }

    // MARK: Rows
    /// Writes everything that the elimination leaves over columns; false when a row without columns cannot hold.
    mutating func makeResidual() -> Bool {
        for row in restRows {
            let record = rows[Int(row)]
            engine.pointee.residualOf[row] = -1
            let role = roles[Int(row)]
            if role >= 0 || role <= Engine.RowRole.solver {
                let slack = role >= 0 ? engine.pointee.definitions[role].slack : rankOfOther[Int(row)]
                begin(0)
                accumulate(column: slack, 1)
                addRow(row, relation: record.relation, level: record.level)
                continue
            }
            if record.count == 1 {
                let cell = cells[Int(record.first)]
                let state = states[Int(cell.variable)]
                if state == Engine.VariableState.constant {
                    guard record.level == 0 else { continue }
                } else if state == Engine.VariableState.torn {
                    let column = columnOf[Int(cell.variable)]
                    if engine.pointee.columns[column].solved < 0 {
                        addSingle(row, record, column: column, coefficient: cell.coefficient)
                        continue
                    }
                }
            } else if record.level != 0 {
                var isConstant = true
                for index in Int(record.first)..<Int(record.first + record.count)
                where states[Int(cells[index].variable)] != Engine.VariableState.constant {
                    isConstant = false
                    break
                }
                if isConstant { continue }
            }
            if record.count == 1 {
                prepare(row)
                begin(record.constant)
                accumulate(row: row)
            } else {
                reduce(row)
            }
            guard addRow(row, relation: record.relation, level: record.level) else { return false }
        }
        for place in 0..<keptClosures.count {
            let row = keptClosures[place]
            prepare(row)
            begin(rows[Int(row)].constant)
            accumulate(row: row)
            guard addRow(row, relation: 0, level: 0) else { return false }
        }
        return isLocal || addHiddenRows() && addBounds()
    }

    /// Accumulates a row over columns.
    ///
    /// While several of its variables are derived, the one defined last is replaced by its definition. What the others
    /// have in common with it, such as everything above in a chain, thus cancels before it is written out.
    private mutating func reduce(_ row: Int32) {
        let record = rows[Int(row)]
        terms.removeAll()
        for index in Int(record.first)..<Int(record.first + record.count) {
            terms.append(Term(Variable(Int(cells[index].variable)), cells[index].coefficient))
        }
        slacks.removeAll()
        var sum = record.constant
        var size = abs(sum)
        var steps = 0
        while steps < 40, let place = lastDerived() {
            steps += 1
            let term = terms[place]
            terms[place] = terms[terms.count - 1]
            _ = terms.removeLast()
            let part = substitute(term)
            sum += part
            size += abs(part)
        }
        for place in 0..<terms.count {
            let variable = terms[place].variable.index
            if states[Int(variable)] == Engine.VariableState.derived { makeForm(variable) }
        }
        begin(sum)
        magnitude = size
        for place in 0..<slacks.count { accumulate(column: slacks[place].column, slacks[place].coefficient) }
        for place in 0..<terms.count { accumulate(variable: terms[place].variable.index, terms[place].coefficient) }
    }

    /// The place of the derived term that was defined last, if there are several of them.
    @inline(__always)
    private func lastDerived() -> Int? {
        var count = 0
        var best = -1
        var bestRole: Int64 = -1
        for place in 0..<terms.count {
            let variable = Int(terms[place].variable.index)
            guard states[variable] == Engine.VariableState.derived else { continue }
            count += 1
            guard columnOf[variable] < 0 else { continue }
            let role = engine.pointee.label(of: definitionOf[variable])
            if role > bestRole {
                bestRole = role
                best = place
            }
        }
        return count > 1 && best >= 0 ? best : nil
    }

    /// Replaces a derived variable by its definition; returns the definition's constant.
    private mutating func substitute(_ term: Term) -> Double {
        let definition = engine.pointee.definitions[definitionOf[term.variable.position]]
        let record = rows[Int(definition.row)]
        let factor = term.coefficient * definition.factor
        if definition.slack >= 0 {
            slacks.append(Engine.Entry(column: definition.slack, coefficient: -factor))
        }
        next: for index in Int(record.first)..<Int(record.first + record.count) {
            let cell = cells[index]
            guard cell.variable != definition.variable else { continue }
            let part = factor * cell.coefficient
            for place in 0..<terms.count where terms[place].variable.index == cell.variable {
                let sum = terms[place].coefficient + part
                terms.base[place].coefficient = sum
                if abs(sum) <= Self.cancellation * abs(part) {
                    terms[place] = terms[terms.count - 1]
                    _ = terms.removeLast()
                }
                continue next
            }
            terms.append(Term(Variable(Int(cell.variable)), part))
        }
        return factor * record.constant
    }

    @inline(__always)
    private mutating func addSingle(
        _ row: Int32,
        _ record: ConstraintStore.Row,
        column: Int32,
        coefficient: Double
    ) {
        let first = engine.pointee.entries.count
        engine.pointee.entries.append(Engine.Entry(column: column, coefficient: coefficient))
        engine.pointee.residualOf[row] = Int32(truncatingIfNeeded: engine.pointee.residual.count)
        engine.pointee.residual.append(
            Engine.ResidualRow(
                constant: record.constant,
                first: Int32(truncatingIfNeeded: first),
                count: 1,
                source: row,
                rank: engine.pointee.ranks[record.level],
                relation: record.relation
            )
        )
    }

    /// Makes what has been accumulated a row; false when it has no columns and cannot hold.
    @discardableResult
    private mutating func addRow(_ source: Int32, relation: Int8, level: Int32) -> Bool {
        let first = engine.pointee.entries.count
        drain(into: &engine.pointee.entries)
        let count = engine.pointee.entries.count - first
        guard count > 0 else {
            guard level == 0, !isLocal else { return true }
            let slack = Engine.tolerance(magnitude)
            return !(relation >= 0 && constant < -slack) && !(relation <= 0 && constant > slack)
        }
        if source >= 0 { engine.pointee.residualOf[source] = Int32(truncatingIfNeeded: engine.pointee.residual.count) }
        engine.pointee.residual.append(
            Engine.ResidualRow(
                constant: constant,
                first: Int32(truncatingIfNeeded: first),
                count: Int32(truncatingIfNeeded: count),
                source: source,
                rank: engine.pointee.ranks[level],
                relation: relation
            )
        )
        return true
    }

    /// Forms that were too long: their columns are what the definition says.
    private mutating func addHiddenRows() -> Bool {
        var column = 0
        while column < engine.pointee.columns.count {
            let record = engine.pointee.columns[column]
            column += 1
            guard record.kind == Engine.ColumnKind.hidden else { continue }
            let definition = engine.pointee.definitions[definitionOf[Int(record.variable)]]
            let row = definition.row
            prepare(row)
            begin(rows[Int(row)].constant)
            accumulate(row: row)
            if definition.slack >= 0 { accumulate(column: definition.slack, -1) }
            guard addRow(Engine.hiddenSource(row), relation: 0, level: 0) else { return false }
        }
        return true
    }

    /// The bounds of sizes that are defined by others.
    private mutating func addBounds() -> Bool {
        let definitions = engine.pointee.definitions
        for place in 0..<definitions.count {
            let variable = definitions[place].variable
            guard kinds[Int(variable)] == .nonNegative else { continue }
            if states[Int(variable)] == Engine.VariableState.constant {
                let value = values[Int(variable)]
                if value < -Engine.tolerance(abs(value)) { return false }
                continue
            }
            if isMultiple(definitions[place]) { continue }
            if forms[Int(variable)].stamp != Int32(truncatingIfNeeded: engine.pointee.solvedColumns.count) + 1 {
                makeForm(variable)
            }
            guard addBound(of: variable) else { return false }
        }
        let solved = engine.pointee.solvedColumns
        for place in 0..<solved.count {
            let variable = engine.pointee.columns[solved[place].column].variable
            let kind = engine.pointee.columns[solved[place].column].kind
            guard kind == Engine.ColumnKind.size else { continue }
            guard addBound(of: variable) else { return false }
        }
        return true
    }

    /// Whether a size is defined as a positive multiple of another, whose bound is enough.
    /// The bound of a region's variable, unless its column has it.
    mutating func addRegionBound(of variable: Int32) {
        let column = columnOf[Int(variable)]
        let definition = definitionOf[Int(variable)]
        if states[Int(variable)] == Engine.VariableState.derived, definition >= 0 {
            if isMultiple(engine.pointee.definitions[definition]) { return }
            if forms[Int(variable)].stamp != Int32(truncatingIfNeeded: engine.pointee.solvedColumns.count) + 1 {
                makeForm(variable)
            }
        } else if states[Int(variable)] != Engine.VariableState.torn || engine.pointee.columns[column].solved < 0 {
            return
        }
        let residualCount = engine.pointee.residual.count
        _ = addBound(of: variable)
        if engine.pointee.residual.count > residualCount {
            engine.pointee.boundOf[variable] = Int32(truncatingIfNeeded: residualCount)
        }
    }

    func isMultiple(_ definition: Engine.Definition) -> Bool {
        let record = rows[Int(definition.row)]
        guard record.count == 2, record.constant == 0, definition.slack < 0 else { return false }
        let (left, right) = (cells[Int(record.first)], cells[Int(record.first) + 1])
        return left.coefficient * right.coefficient < 0 && kinds[Int(left.variable)] == .nonNegative
            && kinds[Int(right.variable)] == .nonNegative
    }

    mutating func addBound(of variable: Int32) -> Bool {
        begin(0)
        accumulate(variable: variable, 1)
        // A positive multiple of a column that has the same bound needs no row of its own.
        if touched.count == 1, constant == 0, !isLocal {
            let column = touched[0]
            if sums[column] > 0, engine.pointee.columns[column].kind == Engine.ColumnKind.size {
                isTouched[column] = false
                touched.removeAll()
                return true
            }
        }
        return addRow(Engine.boundSource(variable), relation: 1, level: 0)
    }
}

extension Engine {
    /// How a residual row says that it is the bound of a variable.
    static func boundSource(_ variable: Int32) -> Int32 { -1 - 2 * variable }
    /// How the column of an optional row's own value names the row.
    static func slackSource(_ row: Int32) -> Int32 { -2 - row }
    /// How a residual row says that it is the definition of a hidden column, given by its store row.
    static func hiddenSource(_ row: Int32) -> Int32 { -2 - 2 * row }

    /// The component of a solved column that is a constant.
    static let constantComponent: Int32 = -2

    /// Computes solved columns from the others, the last solved first.
    mutating func resolveSolvedColumns(marksConstants: Bool = false) {
        var index = solvedColumns.count
        while index > 0 {
            index -= 1
            let solved = solvedColumns[index]
            guard solved.column >= 0 else { continue }
            var value = solved.constant
            var isConstant = true
            for place in solved.first..<(solved.first + solved.count) {
                let column = entries[place].column
                value += entries[place].coefficient * columnValues[column]
                if marksConstants {
                    let inner = columns[column]
                    if inner.component != Self.constantComponent { isConstant = false }
                }
            }
            columnValues[solved.column] = value
            if marksConstants && isConstant { columns.base[Int(solved.column)].component = Self.constantComponent }
            let variable = columns[solved.column].variable
            guard variable >= 0, states[variable] == VariableState.torn || isConstant && marksConstants else {
                continue
            }
            guard columns[solved.column].kind != ColumnKind.hidden else { continue }
            store.values[variable] = value
            if marksConstants && isConstant { states[variable] = VariableState.constant }
        }
    }
}
