extension Eliminator {
    /// Writes everything that the elimination leaves over columns; false when a row without columns cannot hold.
    mutating func makeResidual() -> Bool {
        if !isLocal { reserveResidual() }
        for row in restRows {
            let record = rows[Int(row)]
            if isLocal { engine.pointee.residualOf[row] = -1 }
            if !isLocal, addDirectly(row, record) { continue }
            let role = roles[Int(row)]
            if role >= 0 || role <= Engine.RowRole.solver {
                let slack = role >= 0 ? engine.pointee.definitions[role].slack : tables.rankOfOther[Int(row)]
                begin(0)
                accumulate(column: slack, 1)
                addRow(row, relation: record.relation, level: record.level)
                continue
            }
            if record.level != 0, isConstant(record) { continue }
            if record.count == 1 {
                prepare(row)
                begin(record.constant)
                accumulate(row: row)
            } else {
                reduce(row)
            }
            guard addRow(row, relation: record.relation, level: record.level) else { return false }
            let last = engine.pointee.residual.count - 1
            if !isLocal, last >= 0, engine.pointee.residual[last].source == row {
                lastJoint = Int32(truncatingIfNeeded: last)
            }
        }
        for place in 0..<scratch.keptClosures.count {
            let row = scratch.keptClosures[place]
            prepare(row)
            begin(rows[Int(row)].constant)
            accumulate(row: row)
            guard addRow(row, relation: 0, level: 0) else { return false }
        }
        return isLocal || addHiddenRows() && addBounds()
    }

    private func isConstant(_ record: ConstraintStore.Row) -> Bool {
        for cell in record.first..<(record.first + record.count)
        where states[Int(cells.variables[cell])] != Engine.VariableState.constant { return false }
        return true
    }

    /// Accumulates a row over columns.
    ///
    /// While several of its variables are derived, the one defined last is replaced by its definition. What the others
    /// have in common with it, such as everything above in a chain, thus cancels before it is written out.
    private mutating func reduce(_ row: Int32) {
        let record = rows[Int(row)]
        scratch.terms.removeAll()
        for index in record.first..<(record.first + record.count) {
            scratch.terms.append(Term(Variable(Int(cells.variables[index])), cells.coefficients[index]))
        }
        scratch.slacks.removeAll()
        var sum = record.constant
        var size = abs(sum)
        var steps = 0
        while steps < 40, let place = lastDerived() {
            steps += 1
            let term = scratch.terms[place]
            scratch.terms[place] = scratch.terms[scratch.terms.count - 1]
            _ = scratch.terms.removeLast()
            let part = substitute(term)
            sum += part
            size += abs(part)
        }
        for place in 0..<scratch.terms.count {
            let variable = scratch.terms[place].variable.index
            if states[Int(variable)] == Engine.VariableState.derived { makeForm(variable) }
        }
        begin(sum)
        magnitude = size
        for place in 0..<scratch.slacks.count {
            accumulate(column: scratch.slacks[place].column, scratch.slacks[place].coefficient)
        }
        for place in 0..<scratch.terms.count {
            accumulate(variable: scratch.terms[place].variable.index, scratch.terms[place].coefficient)
        }
    }

    /// The place of the derived term that was defined last, if there are several of them.
    @inline(__always)
    private func lastDerived() -> Int? {
        var count = 0
        var best = -1
        var bestRole: Int64 = -1
        for place in 0..<scratch.terms.count {
            let variable = Int(scratch.terms[place].variable.index)
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
        let factor = term.coefficient * cells.factor(of: definition)
        if definition.slack >= 0 {
            scratch.slacks.append(Engine.Entry(column: definition.slack, coefficient: -factor))
        }
        next: for index in Int(record.first)..<Int(record.first + record.count) {
            let cell = cells[index]
            guard cell.variable != definition.variable else { continue }
            let part = factor * cell.coefficient
            for place in 0..<scratch.terms.count where scratch.terms[place].variable.index == cell.variable {
                let sum = scratch.terms[place].coefficient + part
                scratch.terms.base[place].coefficient = sum
                if abs(sum) <= Self.cancellation * abs(part) {
                    scratch.terms[place] = scratch.terms[scratch.terms.count - 1]
                    _ = scratch.terms.removeLast()
                }
                continue next
            }
            scratch.terms.append(Term(Variable(Int(cell.variable)), part))
        }
        return factor * record.constant
    }

    /// Makes what has been accumulated a row; false when it has no columns and cannot hold.
    @discardableResult
    mutating func addRow(_ source: Int32, relation: Int8, level: UInt16) -> Bool {
        let first = engine.pointee.entries.count
        drain(into: &engine.pointee.entries)
        let count = engine.pointee.entries.count - first
        guard count > 0 else {
            guard level == 0, !isLocal else { return true }
            let slack = Engine.tolerance(magnitude)
            if relation >= 0 && constant < -slack || relation <= 0 && constant > slack {
                return engine.pointee.blame(source)
            }
            return true
        }
        if isLocal, source >= 0 {
            engine.pointee.residualOf[source] = Int32(truncatingIfNeeded: engine.pointee.residual.count)
        }
        engine.pointee.residual.append(
            Engine.ResidualRow(
                constant: constant,
                first: Int32(truncatingIfNeeded: first),
                count: Int32(truncatingIfNeeded: count),
                source: source,
                rank: engine.pointee.ranks[Int(level)],
                relation: relation
            )
        )
        return true
    }
}
