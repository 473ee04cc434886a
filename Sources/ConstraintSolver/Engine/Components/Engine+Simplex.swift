extension Engine {
    /// Solves a component by the lexicographic simplex; false when its required rows contradict each other.
    mutating func solveBySimplex(_ component: Component, _ index: Int) -> Bool {
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
        let rows = rowsInOrder(component)
        let (rowScales, columnScales) = scales(rows, columnCount: order.count)
        for (index, scale) in zip(rows, rowScales) {
            let row = residual[index]
            let isBound = row.source < 0 && row.source & 1 != 0
            let terms = (row.first..<(row.first + row.count)).map { place in
                let column = Int(columns[entries[place].column].place)
                return Tableau.Entry(
                    column: places[column],
                    value: entries[place].coefficient * columnScales[column] / scale
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
                    stamp: row.source >= 0 ? Int(store.rows[row.source].stamp) : 0
                )
            )
            constants.append(row.constant / scale)
        }
        plain.levels = Set(plain.rows.lazy.map(\.level).filter { $0 < .infinity }).sorted(by: >)
        do throws(ComponentSolution.Infeasibility) {
            var solution = try ComponentSolution(plain, constants: constants, kinds: kinds)
            solution.optimize(breaksTies: true)
            components.base[index].isOpen = solution.hasFreedom
            solution.settle(kinds: kinds)
            if !solution.isSound(constants) { hasLostPrecision = true }
            for (column, value) in zip(order, solution.values) {
                columnValues[column] = value * columnScales[Int(columns[column].place)]
            }
            return true
        } catch {
            blame(error, (rows, rowScales), (order, columnScales))
            return false
        }
    }

    /// Notes the rows and bounds that contradict each other.
    private mutating func blame(
        _ error: ComponentSolution.Infeasibility,
        _ rows: (places: [Int32], scales: [Double]),
        _ columns: (order: [Int32], scales: [Double])
    ) {
        culprits.removeAll()
        for part in error.rows {
            let source = residual[rows.places[part.row]].source
            culprits.append(Culprit(source: source, factor: part.factor / rows.scales[part.row]))
        }
        for part in error.variables {
            let column = self.columns[columns.order[part.variable]]
            let factor = part.factor / columns.scales[Int(column.place)]
            culprits.append(Culprit(source: Self.boundSource(column.variable), factor: factor))
        }
    }

    /// A component's rows in the order of adding, by which rows of the same stamp share (fact AL-7); then bounds. The
    /// order of the table is another one as soon as rows have been eliminated anew.
    private func rowsInOrder(_ component: Component) -> [Int32] {
        (component.firstRow..<component.rowEnd)
            .map { place -> (row: Int32, serial: Int32) in
                let source = residual[componentRows[place]].source
                return (componentRows[place], source >= 0 ? store.serial(of: source) : .max)
            }
            .sorted { ($0.serial, $0.row) < ($1.serial, $1.row) }
            .map(\.row)
    }

    /// Powers of two by which rows and columns are divided and multiplied, so that coefficients are about one.
    ///
    /// Mixed magnitudes, such as 1e-6 of one width and 1e6 of another, would otherwise drown in the tolerances. Rows of
    /// ordinary coefficients keep their own scale.
    private func scales(_ rows: [Int32], columnCount: Int) -> (rows: [Double], columns: [Double]) {
        var rowScales = [Double](repeating: 1, count: rows.count)
        var columnScales = [Double](repeating: 1, count: columnCount)
        var least = Double.infinity
        var greatest = 0.0
        for (place, index) in rows.enumerated() {
            let row = residual[index]
            var largest = 0.0
            for entry in row.first..<(row.first + row.count) {
                let size = abs(entries[entry].coefficient)
                largest = max(largest, size)
                least = min(least, size)
                greatest = max(greatest, size)
            }
            rowScales[place] = largest.binade
        }
        guard greatest > 64 * least else { return (rowScales, columnScales) }
        for _ in 0..<4 {
            var low = [Double](repeating: .infinity, count: columnCount)
            var high = [Double](repeating: 0, count: columnCount)
            for (place, index) in rows.enumerated() {
                let row = residual[index]
                for entry in row.first..<(row.first + row.count) {
                    let column = Int(columns[entries[entry].column].place)
                    let size = abs(entries[entry].coefficient) / rowScales[place]
                    low[column] = min(low[column], size)
                    high[column] = max(high[column], size)
                }
            }
            for column in 0..<columnCount where high[column] > 0 {
                columnScales[column] = 1 / (low[column] * high[column]).squareRoot().binade
            }
            for (place, index) in rows.enumerated() {
                let row = residual[index]
                var low = Double.infinity
                var high = 0.0
                for entry in row.first..<(row.first + row.count) {
                    let column = Int(columns[entries[entry].column].place)
                    let size = abs(entries[entry].coefficient) * columnScales[column]
                    low = min(low, size)
                    high = max(high, size)
                }
                rowScales[place] = (low * high).squareRoot().binade
            }
        }
        return (rowScales, columnScales)
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
