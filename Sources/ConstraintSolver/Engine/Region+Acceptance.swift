/// A region whose border holds takes the place of what it was.
extension Region {
    /// Replaces the region's rows over columns and its components, and marks what has to be computed.
    mutating func accept(_ eliminator: inout Eliminator) -> Bool {
        let residualCount = engine.pointee.residual.count
        let removed = engine.pointee.edits.removed
        for place in 0..<removed.count {
            let row = removed[place]
            engine.pointee.removeResidual(ofRow: row)
            if !isRegionRow[Int(row)] { engine.pointee.roles[row] = Engine.RowRole.none }
        }
        for place in 0..<rows.count { engine.pointee.removeResidual(ofRow: rows[place]) }
        for place in 0..<variables.count { retire(variables[place]) }
        eliminator.trustsSolved = true
        engine.pointee.forgetForms()
        guard eliminator.makeResidual() else { return false }
        for place in 0..<variables.count {
            let variable = variables[place]
            guard engine.pointee.store.kinds[variable] == .nonNegative else { continue }
            eliminator.addRegionBound(of: variable)
        }
        guard !eliminator.hasFailed else { return false }
        engine.pointee.regroup(residual: residualCount, columns: columnCount, variables)
        mark(residualCount)
        engine.pointee.edits.added.removeAll()
        engine.pointee.edits.removed.removeAll()
        engine.pointee.edits.variables.removeAll()
        if engine.pointee.store.removedCount > engine.pointee.store.order.count / 2 { engine.pointee.store.relink() }
        return true
    }

    /// Takes away what a variable was before.
    private func retire(_ variable: Int32) {
        let former = formers[Int(variable)]
        engine.pointee.removeBound(of: variable)
        if former.definition >= 0 { engine.pointee.garbage += 1 }
        guard former.column >= 0 else { return }
        let definition = engine.pointee.definitionOf[variable]
        let isKept =
            former.column == engine.pointee.columnOf[variable]
            || definition >= 0 && engine.pointee.definitions[definition].slack == former.column
        if isKept { return }
        engine.pointee.columns.base[Int(former.column)].variable = Engine.noVariable
        engine.pointee.garbage += 1
    }

    /// Marks what the region's definitions, equations and rows have to be computed for.
    private func mark(_ residualCount: Int) {
        for place in 0..<variables.count {
            let variable = variables[place]
            engine.pointee.markRegion(variable: variable)
        }
        for index in definitionCount..<engine.pointee.definitions.count {
            engine.pointee.push(definition: Int32(truncatingIfNeeded: index))
        }
        engine.pointee.uses.update(
            engine.pointee.solvedColumns,
            engine.pointee.entries,
            columnCount: engine.pointee.columns.count
        )
        for index in solvedCount..<engine.pointee.solvedColumns.count {
            engine.pointee.anchor(solved: index)
            engine.pointee.edits.solvers.push(Engine.RowRole.solver - Int32(truncatingIfNeeded: index))
        }
        for index in residualCount..<engine.pointee.residual.count {
            engine.pointee.edits.residual.append(Int32(truncatingIfNeeded: index))
        }
        for place in 0..<rows.count {
            let row = rows[place]
            if engine.pointee.store.rows[row].level == 0, engine.pointee.residualOf[row] < 0,
                engine.pointee.owner(ofRow: row) < 0
            {
                engine.pointee.edits.checks.append(row)
            }
        }
    }
}
