extension Engine {
    /// Solves a component by the lexicographic simplex; false when its required rows contradict each other.
    mutating func solveBySimplex(_ component: Component) -> Bool {
        var plain = Residual.Component()
        var kinds: [VariableKind] = []
        let order = settlingOrder(component)
        var places = [Int32](repeating: 0, count: order.count)
        for (place, column) in order.enumerated() {
            places[Int(columns[column].place)] = Int32(truncatingIfNeeded: place)
            plain.variables.append(place)
            kinds.append(columns[column].kind == ColumnKind.size ? .nonNegative : .free)
        }
        var constants: [Double] = []
        let rows = (component.firstRow..<component.rowEnd).map { componentRows[$0] }.sorted()
        for index in rows {
            let row = residual[index]
            var largest = 0.0
            for place in row.first..<(row.first + row.count) { largest = max(largest, abs(entries[place].coefficient)) }
            let scale = largest.binade
            let isBound = row.source < 0 && row.source & 1 != 0
            let terms = (row.first..<(row.first + row.count)).map { place in
                Tableau.Entry(
                    column: places[Int(columns[entries[place].column].place)],
                    value: entries[place].coefficient / scale
                )
            }
            plain.rows.append(
                Residual.Row(
                    source: isBound ? .bound(variable: 0) : .constraint(slot: 0),
                    terms: terms,
                    scale: scale,
                    lower: row.relation >= 0 ? 0 : -.infinity,
                    upper: row.relation <= 0 ? 0 : .infinity,
                    level: row.rank == 0 ? .infinity : -Double(row.rank),
                    stamp: row.source >= 0 ? store.details[row.source].stamp : 0
                )
            )
            constants.append(row.constant / scale)
        }
        plain.levels = Set(plain.rows.lazy.map(\.level).filter { $0 < .infinity }).sorted(by: >)
        do throws(ComponentSolution.Infeasibility) {
            var solution = try ComponentSolution(plain, constants: constants, kinds: kinds)
            solution.optimize(breaksTies: true)
            solution.settle(kinds: kinds)
            for (column, value) in zip(order, solution.values) { columnValues[column] = value }
            return true
        } catch {
            return false
        }
    }

    /// A component's columns in the order in which what nothing determines is settled: variables as they were made,
    /// then slacks, then hidden columns.
    func settlingOrder(_ component: Component) -> [Int32] {
        let all = (component.firstColumn..<component.columnEnd).map { componentColumns[$0] }
        return all.sorted {
            let (left, right) = (columns[$0], columns[$1])
            let a = left.kind <= ColumnKind.size ? 0 : left.kind
            let b = right.kind <= ColumnKind.size ? 0 : right.kind
            if a != b { return a < b }
            return a == 0 ? left.variable < right.variable : $0 < $1
        }
    }
}
