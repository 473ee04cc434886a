/// Rows that are about one column, which nearly all are: they are written without the accumulator.
extension Eliminator {
    /// Makes variables what they are where unsolved columns are zero, and finds out which are constants after all.
    mutating func evaluateBase() {
        // What ``define(by:)`` has computed is right as long as no column was solved.
        guard !engine.pointee.solvedColumns.isEmpty else { return }
        engine.pointee.resolveSolvedColumns(marksConstants: true)
        let derived = engine.pointee.derived
        var kept = 0
        for place in 0..<derived.count {
            let definition = engine.pointee.definitions[derived[place]]
            let variable = Int(definition.variable)
            guard states[variable] == Engine.VariableState.derived else { continue }
            if columnOf[variable] >= 0 {
                values[variable] = engine.pointee.columnValues[columnOf[variable]]
                derived[kept] = derived[place]
                kept += 1
                continue
            }
            let record = rows[Int(definition.row)]
            var sum = record.constant
            var isConstant = true
            if definition.slack >= 0 {
                sum -= engine.pointee.columnValues[definition.slack]
                isConstant = false
            }
            for cell in record.first..<(record.first + record.count) {
                let other = cells.variables[cell]
                guard other != definition.variable else { continue }
                sum += cells.coefficients[cell] * values[Int(other)]
                if states[Int(other)] != Engine.VariableState.constant { isConstant = false }
            }
            values[variable] = sum * cells.factor(of: definition)
            if isConstant {
                states[variable] = Engine.VariableState.constant
                tables.shares[variable] = Share()
            } else {
                derived[kept] = derived[place]
                kept += 1
                let column = tables.shares[variable].column
                if column >= 0, engine.pointee.columns[column].solved >= 0 {
                    tables.shares[variable].column = Share.several
                }
            }
        }
        engine.pointee.derived.shrink(to: kept)
        engine.pointee.derived.trim()
        // The forms that were made are relative to columns that have been solved since.
        if hasForms { forgetForms() }
    }

    /// Closes a row that is about one column, or none; false when that takes more, or it doesn't hold.
    mutating func closeDirectly(_ row: Int32) -> Bool {
        let record = rows[Int(row)]
        guard var (share, sum, magnitude) = gather(record) else { return false }
        if share.column >= 0, !isOpen(share.column) {
            let solved = engine.pointee.solvedColumns[engine.pointee.columns[share.column].solved]
            guard solved.count == 0 else { return false }
            sum += share.coefficient * solved.constant
            magnitude += abs(share.coefficient * solved.constant)
            share = Share()
        }
        if share.column == Share.none {
            guard abs(sum) <= Engine.tolerance(magnitude) else { return false }
            roles[Int(row)] = Engine.RowRole.closure
            return true
        }
        constant = sum
        self.record(
            share.column,
            by: row,
            factor: -1 / share.coefficient,
            entries: engine.pointee.entries.count
        )
        return true
    }

    /// What a row is as a multiple of one column, and its constant; `nil` when it mentions several or may cancel.
    @inline(__always)
    private func gather(_ record: ConstraintStore.Row) -> (share: Share, sum: Double, magnitude: Double)? {
        var sum = record.constant
        var magnitude = abs(sum)
        var share = Share()
        var isJoint = false
        var largest = 0.0
        let coefficients = cells.coefficients.base
        let variables = cells.variables.base
        let (values, shares) = (values, tables.shares)
        var next = Int(record.first)
        let end = next &+ Int(record.count)
        while next < end {
            let coefficient = coefficients[next]
            let other = Int(variables[next])
            next &+= 1
            let part = coefficient * values[other]
            sum += part
            magnitude += abs(part)
            let otherShare = shares[other]
            guard otherShare.column != Share.none else { continue }
            guard otherShare.column >= 0, share.column == otherShare.column || share.column == Share.none else {
                return nil
            }
            let change = coefficient * otherShare.coefficient
            largest = abs(change) > largest ? abs(change) : largest
            isJoint = isJoint || share.column != Share.none
            share = Share(column: otherShare.column, coefficient: share.coefficient + change)
        }
        return isJoint && abs(share.coefficient) <= 1e-6 * largest ? nil : (share, sum, magnitude)
    }

    /// Makes a row that defines nothing one of the residual, unless it is a constant wish, which nothing can do about;
    /// false when that takes more than one column, or a look at its constant.
    @inline(__always)
    mutating func addDirectly(_ row: Int32, _ record: ConstraintStore.Row) -> Bool {
        let role = roles[Int(row)]
        if role >= 0 {
            // Its own value is the column.
            let slack = engine.pointee.definitions[role].slack
            guard isOpen(slack) else { return false }
            addSingle(row, record, Share(column: slack, coefficient: 1), constant: 0)
            return true
        }
        guard role > Engine.RowRole.solver else { return false }
        guard let (share, sum, _) = gather(record) else { return addTwin(row, record) || addLikeLast(row, record) }
        if share.column == Share.none { return record.level != 0 }
        guard isOpen(share.column) else { return false }
        addSingle(row, record, share, constant: sum)
        return true
    }

    /// Adds a row that says the same as the one by whose slack its last variable is defined, with another constant, as the
    /// two of `max(a, b)` do; false when it isn't one.
    private mutating func addTwin(_ row: Int32, _ record: ConstraintStore.Row) -> Bool {
        var last: Int32 = -1
        for cell in record.first..<(record.first + record.count) {
            last = max(last, definitionOf[Int(cells.variables[cell])])
        }
        guard last >= 0 else { return false }
        let definition = engine.pointee.definitions[last]
        let other = rows[Int(definition.row)]
        guard definition.slack >= 0, isOpen(definition.slack), other.count == record.count,
            columnOf[Int(definition.variable)] < 0
        else { return false }
        let ratio = cells.coefficients[record.first] / cells.coefficients[other.first]
        for place in 0..<record.count {
            let (cell, twin) = (record.first + place, other.first + place)
            guard cells.variables[cell] == cells.variables[twin],
                cells.coefficients[cell] == ratio * cells.coefficients[twin]
            else { return false }
        }
        addSingle(
            row,
            record,
            Share(column: definition.slack, coefficient: ratio),
            constant: record.constant - ratio * other.constant
        )
        return true
    }

    /// Adds a row that mentions the same variables as the one before it, but for constants, such as the distances of a view
    /// to the safe area and to the margins; false when it isn't one.
    private mutating func addLikeLast(_ row: Int32, _ record: ConstraintStore.Row) -> Bool {
        guard lastJoint >= 0 else { return false }
        let last = engine.pointee.residual[lastJoint]
        let other = rows[Int(last.source)]
        var (cell, twin) = (record.first, other.first)
        let (end, twinEnd) = (record.first + record.count, other.first + other.count)
        var (sum, twinSum) = (record.constant, other.constant)
        var ratio = 0.0
        while true {
            while cell < end, isConstant(cell) {
                sum += cells.coefficients[cell] * values[Int(cells.variables[cell])]
                cell += 1
            }
            while twin < twinEnd, isConstant(twin) {
                twinSum += cells.coefficients[twin] * values[Int(cells.variables[twin])]
                twin += 1
            }
            guard cell < end, twin < twinEnd else { break }
            guard cells.variables[cell] == cells.variables[twin] else { return false }
            if ratio == 0 { ratio = cells.coefficients[cell] / cells.coefficients[twin] }
            guard cells.coefficients[cell] == ratio * cells.coefficients[twin] else { return false }
            cell += 1
            twin += 1
        }
        guard cell == end, twin == twinEnd, ratio != 0 else { return false }
        let first = engine.pointee.entries.count
        for place in last.first..<(last.first + last.count) {
            let entry = engine.pointee.entries[place]
            engine.pointee.entries.append(Engine.Entry(column: entry.column, coefficient: ratio * entry.coefficient))
        }
        engine.pointee.residual.append(
            Engine.ResidualRow(
                constant: sum + ratio * (last.constant - twinSum),
                first: Int32(truncatingIfNeeded: first),
                count: last.count,
                source: row,
                rank: engine.pointee.ranks[Int(record.level)],
                relation: record.relation
            )
        )
        return true
    }

    @inline(__always)
    private func isConstant(_ cell: Int32) -> Bool {
        tables.shares[Int(cells.variables[cell])].column == Share.none
    }

    /// Adds the bound of a size that is a multiple of one column and a constant; false for others.
    mutating func addDirectBound(of variable: Int32) -> Bool {
        let share = tables.shares[Int(variable)]
        guard share.column >= 0, isOpen(share.column), columnOf[Int(variable)] < 0 else { return false }
        let constant = values[Int(variable)]
        // A positive multiple of a column that has the same bound needs no row of its own.
        if constant == 0, share.coefficient > 0,
            engine.pointee.columns[share.column].kind == Engine.ColumnKind.size
        {
            return true
        }
        append(source: Engine.boundSource(variable), share, constant: constant, rank: 0, relation: 1)
        return true
    }

    @inline(__always)
    private func isOpen(_ column: Int32) -> Bool { engine.pointee.columns[column].solved < 0 }

    @inline(__always)
    private mutating func addSingle(
        _ row: Int32,
        _ record: ConstraintStore.Row,
        _ share: Share,
        constant: Double
    ) {
        append(
            source: row,
            share,
            constant: constant,
            rank: engine.pointee.ranks[Int(record.level)],
            relation: record.relation
        )
    }

    /// Takes room for the rows that are to come.
    mutating func reserveResidual() {
        let count = restCount + scratch.keptClosures.count + 8
        engine.pointee.residual.reserve(count)
        engine.pointee.entries.reserve(engine.pointee.entries.count + count + count / 4)
    }

    @inline(__always)
    private mutating func append(source: Int32, _ share: Share, constant: Double, rank: Int32, relation: Int8) {
        let first = Int32(truncatingIfNeeded: engine.pointee.entries.count)
        engine.pointee.entries.append(Engine.Entry(column: share.column, coefficient: share.coefficient))
        engine.pointee.residual.append(
            Engine.ResidualRow(
                constant: constant,
                first: first,
                count: 1,
                source: source,
                rank: rank,
                relation: relation
            )
        )
    }
}
