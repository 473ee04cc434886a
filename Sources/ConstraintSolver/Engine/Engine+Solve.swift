extension Engine {
    /// Finds the values of all variables; false when the required constraints cannot hold together, or when that is
    /// not certain.
    static func solve(_ engine: UnsafeMutablePointer<Engine>) -> Bool {
        if engine.pointee.isPresolved, engine.pointee.hasSolution {
            if follow(engine) { return true }
            engine.pointee.isPresolved = false
        }
        guard engine.pointee.isPresolved || presolve(engine) else { return false }
        guard engine.pointee.solveComponents() else {
            engine.pointee.isPresolved = false
            return false
        }
        engine.pointee.evaluate()
        engine.pointee.hasSolution = true
        // Components that are solved again are few and may take it again.
        if !engine.pointee.isUsed { engine.pointee.workspace.removeAll() }
        return true
    }

    /// Brings a solution up to date after edits; false when the system has to be presolved anew.
    private static func follow(_ engine: UnsafeMutablePointer<Engine>) -> Bool {
        if !engine.pointee.edits.isEmpty { return update(engine) }
        return engine.pointee.rotation.changed.isEmpty || engine.pointee.rotate()
    }

    private mutating func solveComponents() -> Bool {
        for index in 0..<components.count {
            guard solveComponent(index) else { return false }
        }
        return true
    }

    /// Finds the values of a component's columns.
    @inline(__always)
    mutating func solveComponent(_ index: Int) -> Bool {
        let component = components[index]
        if component.isOpen {
            openCount -= 1
            components.base[index].isOpen = false
        }
        if component.columnEnd - component.firstColumn == 1 { return solveSingle(component, index) }
        components.base[index].isUnique = false
        guard solveJoint(index) else { return false }
        if components[index].isOpen { openCount += 1 }
        return true
    }

    private mutating func solveJoint(_ index: Int) -> Bool {
        let component = components[index]
        if component.method <= 1 {
            let outcome = withUnsafeMutablePointer(to: &self) { engine in
                var shared = SharedRow(engine, component)
                let outcome = shared.solve()
                engine.pointee.components.base[index].isUnique = shared.isUnique
                engine.pointee.components.base[index].isOpen = shared.isOpen
                return outcome
            }
            if let outcome {
                components.base[index].method = 1
                counts.shared += 1
                // Which rows contradict each other, the simplex tells.
                if !outcome { _ = solveBySimplex(component, index) }
                return outcome
            }
        }
        if component.method != 3, propagate(component, index) {
            components.base[index].method = 2
            counts.propagated += 1
            return true
        }
        counts.simplex += 1
        components.base[index].method = component.method == 0 ? 3 : component.method
        return solveBySimplex(component, index)
    }

    /// Hands the values of the columns on to the variables.
    mutating func evaluate() {
        let values = store.values.base
        resolveSolvedColumns()
        for place in 0..<componentColumns.count {
            let column = componentColumns[place]
            let variable = columns[column].variable
            if variable >= 0 { values[Int(variable)] = columnValues[column] }
        }
        for place in 0..<derived.count {
            let index = derived[place]
            let variable = definitions[index].variable
            guard states[variable] == VariableState.derived else { continue }
            values[Int(variable)] = evaluate(definition: index)
        }
    }

    @inline(__always)
    func evaluate(definition index: Int32) -> Double {
        let definition = definitions[index]
        let row = store.rows[definition.row]
        var sum = row.constant
        if definition.slack >= 0 { sum -= columnValues[definition.slack] }
        for place in Int(row.first)..<Int(row.first + row.count) {
            let cell = store.cells[place]
            if cell.variable != definition.variable { sum += cell.coefficient * store.values[cell.variable] }
        }
        return sum * store.cells.factor(of: definition)
    }
}
