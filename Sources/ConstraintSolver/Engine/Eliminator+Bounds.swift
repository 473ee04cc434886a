/// The rows that no constraint states: bounds of sizes that are no columns, and what hidden columns stand for.
extension Eliminator {
    /// Forms that were too long: their columns are what the definition says.
    mutating func addHiddenRows() -> Bool {
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
    mutating func addBounds() -> Bool {
        let definitions = engine.pointee.definitions
        for place in 0..<definitions.count {
            let variable = definitions[place].variable
            guard kinds[Int(variable)] == .nonNegative else { continue }
            if states[Int(variable)] == Engine.VariableState.constant {
                let value = values[Int(variable)]
                if value < -Engine.tolerance(abs(value)) {
                    return engine.pointee.blame(Engine.boundSource(variable))
                }
                continue
            }
            if isMultiple(definitions[place]) || addDirectBound(of: variable) { continue }
            makeForm(variable)
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

    /// The bound of a region's variable, unless its column has it.
    mutating func addRegionBound(of variable: Int32) {
        let column = columnOf[Int(variable)]
        let definition = definitionOf[Int(variable)]
        if states[Int(variable)] == Engine.VariableState.derived, definition >= 0 {
            if isMultiple(engine.pointee.definitions[definition]) { return }
            makeForm(variable)
        } else if states[Int(variable)] != Engine.VariableState.torn || engine.pointee.columns[column].solved < 0 {
            return
        }
        let residualCount = engine.pointee.residual.count
        _ = addBound(of: variable)
        if engine.pointee.residual.count > residualCount {
            engine.pointee.boundOf[variable] = Int32(truncatingIfNeeded: residualCount)
        }
    }

    /// Whether a size is defined as a positive multiple of another, whose bound is enough.
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
        if scratch.touched.count == 1, constant == 0, !isLocal {
            let column = scratch.touched[0]
            if scratch.sums[column] > 0, engine.pointee.columns[column].kind == Engine.ColumnKind.size {
                scratch.isTouched[column] = false
                scratch.touched.removeAll()
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
