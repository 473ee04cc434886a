extension Eliminator {
    // MARK: Known variables
    @inline(__always)
    mutating func makeColumn(_ variable: Int32) {
        let kind = kinds[Int(variable)] == .nonNegative ? Engine.ColumnKind.size : Engine.ColumnKind.position
        states[Int(variable)] = Engine.VariableState.torn
        if isLocal {
            columnOf[Int(variable)] = engine.pointee.regionScratch.takeColumn(of: variable, kind: kind)
            if columnOf[Int(variable)] >= 0 { return }
            columnOf[Int(variable)] = addColumn(variable: variable, kind: kind)
            // Speed: a variable that stays where it is needs no following.
            engine.pointee.columnValues[columnOf[Int(variable)]] = values[Int(variable)]
            return
        }
        columnOf[Int(variable)] = addColumn(variable: variable, kind: kind)
        values[Int(variable)] = 0
    }

    mutating func tear(_ variable: Int32) {
        makeColumn(variable)
        markKnown(variable)
    }

    func openSize(of row: Int32) -> Int32? {
        let record = rows[Int(row)]
        for index in Int(record.first)..<Int(record.first + record.count) {
            let variable = cells[index].variable
            if states[Int(variable)] == Engine.VariableState.unknown, kinds[Int(variable)] == .nonNegative {
                return variable
            }
        }
        return nil
    }

    /// Tears a size of the row, or its first position.
    mutating func tear(from row: Int32) {
        let isOther = counts[Int(row)] >= Self.othersBase
        if !isOther, let size = openSize(of: row) { return tear(size) }
        let record = rows[Int(row)]
        var least = Int32.max
        for index in Int(record.first)..<Int(record.first + record.count) {
            let variable = cells[index].variable
            guard states[Int(variable)] == Engine.VariableState.unknown else { continue }
            if isOther && kinds[Int(variable)] != .free { continue }
            least = min(least, variable)
        }
        if least < .max { tear(least) }
    }

    /// Lowers the counts of the rows that mention a variable.
    @inline(__always)
    mutating func markKnown(_ variable: Int32) {
        var index = engine.pointee.store.equalities.base[Int(variable)]
        let isFree = kinds[Int(variable)] == .free
        while index >= 0 {
            let cell = cells[Int(index)]
            index = cell.next
            let count = counts[Int(cell.row)] - 1
            if count < 3 {
                guard count >= 0 else { continue }
                counts[Int(cell.row)] = count
                queue(cell.row, count)
            } else if count < Self.othersBase - 1 {
                counts[Int(cell.row)] = count
            } else if count < Self.ignored - 1, isFree {
                counts[Int(cell.row)] = count
                if count == Self.othersBase + 1 { readyOthers.push(rankOfOther[Int(cell.row)]) }
            }
        }
    }

    @inline(__always)
    mutating func define(by row: Int32) {
        let record = rows[Int(row)]
        var sum = record.constant
        var largest = 0.0
        var pivot = 0.0
        var variable: Int32 = -1
        var isDerived = false
        for index in Int(record.first)..<Int(record.first + record.count) {
            let cell = cells[index]
            largest = max(largest, abs(cell.coefficient))
            let state = state(of: cell.variable)
            if state == Engine.VariableState.constant {
                sum += cell.coefficient * values[Int(cell.variable)]
            } else if state == Engine.VariableState.unknown {
                variable = cell.variable
                pivot = cell.coefficient
            } else {
                isDerived = true
            }
        }
        if abs(pivot) < Self.pivotThreshold * largest { return tear(variable) }
        counts[Int(row)] = -1
        let factor = -1 / pivot
        roles[Int(row)] = Int32(truncatingIfNeeded: engine.pointee.definitions.count)
        engine.pointee.definitions.append(
            Engine.Definition(row: row, variable: variable, slack: -1, factor: factor)
        )
        definitionOf[Int(variable)] = roles[Int(row)]
        if isDerived {
            if !isLocal { engine.pointee.derived.append(roles[Int(row)]) }
            states[Int(variable)] = Engine.VariableState.derived
        } else {
            if !isLocal { values[Int(variable)] = sum * factor }
            states[Int(variable)] = Engine.VariableState.constant
        }
        markKnown(variable)
    }

    /// Lets a position be what the row's slack makes it.
    mutating func defineBySlack(of row: Int32) {
        let record = rows[Int(row)]
        var largest = 0.0
        var pivot = 0.0
        var variable: Int32 = -1
        for index in Int(record.first)..<Int(record.first + record.count) {
            let cell = cells[index]
            largest = max(largest, abs(cell.coefficient))
            if states[Int(cell.variable)] == Engine.VariableState.unknown, kinds[Int(cell.variable)] == .free {
                variable = cell.variable
                pivot = cell.coefficient
            }
        }
        counts[Int(row)] = -1
        guard variable >= 0, abs(pivot) >= Self.slackPivotThreshold * largest else { return }
        for index in Int(record.first)..<Int(record.first + record.count) {
            let other = cells[index].variable
            if states[Int(other)] == Engine.VariableState.unknown, other != variable { tear(other) }
        }
        // Tearing may have let a required equality define the position, but such rows run later.
        let slack = makeSlack(of: row, for: variable)
        roles[Int(row)] = Int32(truncatingIfNeeded: engine.pointee.definitions.count)
        if !isLocal { engine.pointee.derived.append(roles[Int(row)]) }
        engine.pointee.definitions.append(
            Engine.Definition(row: row, variable: variable, slack: slack, factor: -1 / pivot)
        )
        definitionOf[Int(variable)] = roles[Int(row)]
        states[Int(variable)] = Engine.VariableState.derived
        markKnown(variable)
    }

    /// The column of an optional row's own value, by which a variable is defined.
    private mutating func makeSlack(of row: Int32, for variable: Int32) -> Int32 {
        if isLocal {
            let kept = engine.pointee.regionScratch.takeColumn(of: variable, kind: Engine.ColumnKind.slack)
            if kept >= 0 {
                engine.pointee.columns.base[Int(kept)].variable = Engine.slackSource(row)
                return kept
            }
        }
        return addColumn(variable: Engine.slackSource(row), kind: Engine.ColumnKind.slack)
    }
}
