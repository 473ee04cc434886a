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
        return sum * definition.factor
    }

    // MARK: One column
    /// The optimum of a single column: an interval that the levels narrow.
    private mutating func solveSingle(_ component: Component, _ index: Int) -> Bool {
        counts.single += 1
        let column = componentColumns[component.firstColumn]
        let isSize = columns[column].kind == ColumnKind.size
        var lower = isSize ? 0 : -Double.infinity
        var upper = Double.infinity
        var place = component.firstRow
        while place < component.rowEnd {
            let rank = residual[componentRows[place]].rank
            var low = -Double.infinity
            var high = Double.infinity
            var end = place
            while end < component.rowEnd {
                let row = residual[componentRows[end]]
                if row.rank != rank { break }
                let coefficient = entries[row.first].coefficient
                let target = -row.constant / coefficient
                let relation = coefficient < 0 ? -row.relation : row.relation
                if relation >= 0 && target > low { low = target }
                if relation <= 0 && target < high { high = target }
                end += 1
            }
            let newLower = max(lower, low)
            let newUpper = min(upper, high)
            if newLower <= newUpper {
                lower = newLower
                upper = newUpper
            } else if newLower <= newUpper + Self.tolerance(max(abs(newLower), abs(newUpper))) {
                // They meet but for rounding; what bound the column before prevails.
                let meeting = min(max(newLower, lower), upper)
                lower = meeting
                upper = meeting
            } else if rank == 0 {
                return false
            } else {
                (lower, upper) = leastViolation(place..<end, lower, upper)
            }
            if lower == upper {
                if rank == 0, end < component.rowEnd, residual[componentRows[end]].rank == 0 { continue }
                break
            }
            place = end
        }
        components.base[index].isUnique = lower == upper
        if lower == upper {
            columnValues[column] = lower
        } else if let decided = decide(component, lower, upper) {
            columnValues[column] = decided
        } else {
            columnValues[column] = min(max(0, lower), upper)
            components.base[index].isOpen = true
            openCount += 1
        }
        return true
    }

    /// The interval within bounds at which the sum of the rows' violations is least.
    func leastViolation(_ places: Range<Int32>, _ lower: Double, _ upper: Double) -> (Double, Double) {
        var slope = 0.0
        var bends: [(at: Double, gain: Double)] = []
        bends.reserveCapacity(places.count)
        var scale = 0.0
        for place in places {
            let row = residual[componentRows[place]]
            let coefficient = entries[row.first].coefficient
            let weight = abs(coefficient)
            let relation = coefficient < 0 ? -row.relation : row.relation
            if relation >= 0 { slope -= weight }
            bends.append((min(max(-row.constant / coefficient, lower), upper), relation == 0 ? 2 * weight : weight))
            scale = max(scale, weight)
        }
        bends.sort { $0.at < $1.at }
        let limit = -1e-9 * scale
        var place = 0
        while place + 1 < bends.count, slope + bends[place].gain < limit {
            slope += bends[place].gain
            place += 1
        }
        let start = bends[place].at
        slope += bends[place].gain
        guard abs(slope) <= 1e-9 * scale else { return (start, start) }
        return (start, place + 1 < bends.count ? bends[place + 1].at : upper)
    }

    /// Chooses from what the levels leave open by stamp, where rows are violated (fact AL-7).
    private func decide(_ component: Component, _ lower: Double, _ upper: Double) -> Double? {
        var best: (rank: Int32, stamp: Int, serial: Int32)?
        var value: Double?
        for place in component.firstRow..<component.rowEnd {
            let index = componentRows[place]
            let row = residual[index]
            guard row.rank > 0 else { continue }
            let coefficient = entries[row.first].coefficient
            let ends = (coefficient * lower + row.constant, coefficient * upper + row.constant)
            let slack = Self.tolerance(abs(row.constant))
            let isOpen =
                row.relation >= 0 && min(ends.0, ends.1) < -slack || row.relation <= 0 && max(ends.0, ends.1) > slack
            guard isOpen else { continue }
            let details = store.details[row.source]
            if let best, (best.rank, best.stamp, best.serial) < (row.rank, details.stamp, details.serial) { continue }
            best = (row.rank, details.stamp, details.serial)
            value = coefficient > 0 ? upper : lower
        }
        return value
    }
}
