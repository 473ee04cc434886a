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
        let column = addColumn(variable: variable, kind: kind)
        columnOf[Int(variable)] = column
        tables.shares[Int(variable)] = Share(column: column, coefficient: 1)
    }

    mutating func tear(_ variable: Int32) {
        makeColumn(variable)
        markKnown(variable)
    }

    func openSize(of row: Int32) -> Int32? {
        let record = rows[Int(row)]
        for cell in record.first..<(record.first + record.count) {
            let variable = cells.variables[cell]
            if states[Int(variable)] == Engine.VariableState.unknown, kinds[Int(variable)] == .nonNegative {
                return variable
            }
        }
        return nil
    }

    /// Tears a size of the row, or its first position.
    mutating func tear(from row: Int32) {
        let isOther = count(of: row) >= Self.othersBase
        if !isOther, let size = openSize(of: row) { return tear(size) }
        let record = rows[Int(row)]
        var least = Int32.max
        for cell in record.first..<(record.first + record.count) {
            let variable = cells.variables[cell]
            guard states[Int(variable)] == Engine.VariableState.unknown else { continue }
            if isOther && kinds[Int(variable)] != .free { continue }
            least = min(least, variable)
        }
        if least < .max { tear(least) }
    }

    /// Lowers the counts of the rows that mention a variable.
    @inline(__always)
    mutating func markKnown(_ variable: Int32) {
        var cell = engine.pointee.store.heads.base[Int(variable)].equality
        let isFree = kinds[Int(variable)] == .free
        let links = cells.links.base
        let peels = tables.peels
        // Speed: without branches, which no processor could foretell; the lists have a place to spare.
        var ready = tables.ready + readyCount
        var pairs = tables.pairs + pairCount
        while cell >= 0 {
            let link = links[Int(cell)]
            let peel = peels + Int(link.row)
            let record = peel.pointee.without(cell)
            let count = record.count
            if count < Self.othersBase - 1 {
                peel.pointee = record
                ready.pointee = link.row
                ready += count == 1 ? 1 : 0
                pairs.pointee = link.row
                pairs += count == 2 ? 1 : 0
                if count == 0 {
                    tables.closures[closureCount] = link.row
                    closureCount &+= 1
                }
            } else if count < Self.ignored - 1, isFree {
                peel.pointee = record
                if count == Self.othersBase + 1 { scratch.readyOthers.push(tables.rankOfOther[Int(link.row)]) }
            }
            cell = link.next
        }
        readyCount = ready - tables.ready
        pairCount = pairs - tables.pairs
    }

    // MARK: Definitions
    /// Lets a row define the one variable that it doesn't know.
    ///
    /// The variable's share of a column, or that it is a constant, is known at once where all others are so simple. Of its
    /// value the part that doesn't depend on columns is computed here: what is unknown, or a column, is zero.
    @inline(__always)
    mutating func define(by row: Int32) {
        let record = rows[Int(row)]
        let pivotCell = tables.peels[Int(row)].cell
        let variable = Int(cells.variables[pivotCell])
        var sum = record.constant
        var largest = 0.0
        var share = Share()
        var isJoint = false
        let coefficients = cells.coefficients.base
        let variables = cells.variables.base
        let values = values
        let shares = tables.shares
        var next = Int(record.first)
        let end = next &+ Int(record.count)
        while next < end {
            let cell = next
            next &+= 1
            let coefficient = coefficients[cell]
            let other = Int(variables[cell])
            let size = abs(coefficient)
            largest = size > largest ? size : largest
            sum += coefficient * values[other]
            let part = shares[other]
            guard part.column != Share.none else { continue }
            if share.column == Share.none {
                share = Share(column: part.column, coefficient: coefficient * part.coefficient)
            } else if share.column == part.column {
                share.coefficient += coefficient * part.coefficient
                isJoint = true
            } else {
                share.column = Share.several
            }
        }
        let pivot = coefficients[Int(pivotCell)]
        if abs(pivot) < Self.pivotThreshold * largest { return tear(Int32(truncatingIfNeeded: variable)) }
        finish(row)
        openCount &-= 1
        let factor = -1 / pivot
        let index = Int32(truncatingIfNeeded: engine.pointee.definitions.count)
        roles[Int(row)] = index
        engine.pointee.definitions.append(
            Engine.Definition(row: row, variable: Int32(truncatingIfNeeded: variable), slack: -1, pivot: pivotCell)
        )
        definitionOf[variable] = index
        values[variable] = sum * factor
        if share.column == Share.none {
            states[variable] = Engine.VariableState.constant
        } else {
            engine.pointee.derived.append(index)
            states[variable] = Engine.VariableState.derived
            // What may have cancelled is for those who count magnitudes.
            if isJoint, abs(share.coefficient) < 1e-6 * largest { share.column = Share.several }
            tables.shares[variable] = Share(column: share.column, coefficient: share.coefficient * factor)
        }
        markKnown(Int32(truncatingIfNeeded: variable))
    }

    /// The same in a region, where no values are computed.
    mutating func defineLocally(by row: Int32) {
        let record = rows[Int(row)]
        let pivotCell = tables.peels[Int(row)].cell
        let variable = cells.variables[pivotCell]
        let pivot = cells.coefficients[pivotCell]
        var largest = 0.0
        var isDerived = false
        for cell in record.first..<(record.first + record.count) {
            largest = max(largest, abs(cells.coefficients[cell]))
            guard cell != pivotCell else { continue }
            if state(of: cells.variables[cell]) != Engine.VariableState.constant { isDerived = true }
        }
        if abs(pivot) < Self.pivotThreshold * largest { return tear(variable) }
        finish(row)
        openCount &-= 1
        roles[Int(row)] = Int32(truncatingIfNeeded: engine.pointee.definitions.count)
        engine.pointee.definitions.append(
            Engine.Definition(row: row, variable: variable, slack: -1, pivot: pivotCell)
        )
        definitionOf[Int(variable)] = roles[Int(row)]
        states[Int(variable)] = isDerived ? Engine.VariableState.derived : Engine.VariableState.constant
        markKnown(variable)
    }

    /// Lets a position be what the row's slack makes it.
    mutating func defineBySlack(of row: Int32) {
        let record = rows[Int(row)]
        let pivotCell = tables.peels[Int(row)].cell
        let variable = cells.variables[pivotCell]
        let pivot = cells.coefficients[pivotCell]
        finish(row)
        var largest = 0.0
        var isTearing = false
        var isSimple = true
        var sum = record.constant
        for cell in record.first..<(record.first &+ record.count) {
            let coefficient = cells.coefficients[cell]
            let other = Int(cells.variables[cell])
            largest = max(largest, abs(coefficient))
            sum += coefficient * values[other]
            if cell != pivotCell, states[other] == Engine.VariableState.unknown { isTearing = true }
            if tables.shares[other].column != Share.none { isSimple = false }
        }
        guard abs(pivot) >= Self.slackPivotThreshold * largest else { return }
        if isTearing {
            for cell in record.first..<(record.first + record.count) {
                let other = cells.variables[cell]
                if states[Int(other)] == Engine.VariableState.unknown, other != variable { tear(other) }
            }
        }
        // Tearing may have let a required equality define the position, but such rows run later.
        let slack = makeSlack(of: row, for: variable)
        let index = Int32(truncatingIfNeeded: engine.pointee.definitions.count)
        roles[Int(row)] = index
        let factor = -1 / pivot
        engine.pointee.definitions.append(
            Engine.Definition(row: row, variable: variable, slack: slack, pivot: pivotCell)
        )
        definitionOf[Int(variable)] = index
        states[Int(variable)] = Engine.VariableState.derived
        if !isLocal {
            engine.pointee.derived.append(index)
            values[Int(variable)] = sum * factor
            tables.shares[Int(variable)] = Share(
                column: isSimple && !isTearing ? slack : Share.several,
                coefficient: -factor
            )
        }
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
