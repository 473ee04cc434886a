/// What is left of a system after the elimination: rows over the variables that stay, in independent components.
struct Residual: Sendable {
    /// Where a residual row comes from.
    enum Source: Sendable {
        case constraint(slot: Int)
        /// The bound of a non-negative variable that is defined by others.
        case bound(variable: Int)
    }

    struct Row: Sendable {
        var source: Source
        /// Over the component's own variables, divided by `scale`.
        var terms: [Tableau.Entry]
        /// A power of two that makes the largest coefficient about one; also the weight of the row's violation.
        var scale: Double
        var lower: Double
        var upper: Double
        /// The priority, `infinity` for required.
        var level: Double
        var stamp: Int
    }

    struct Component: Sendable {
        /// Solver variables by component position.
        var variables: [Int] = []
        /// In order of adding, then bounds.
        var rows: [Row] = []
        /// Distinct optional levels, from high to low.
        var levels: [Double] = []
    }

    var components: [Component] = []
    /// Required rows without a variable: they hold or they don't.
    var constantRows: [Source] = []

    init(records: [ConstraintRecord], order: [Int], kinds: [VariableKind], elimination: Elimination) {
        var pending: [(row: Row, terms: [Term])] = []
        var accumulator = Accumulator(variableCount: kinds.count)
        func addRow(
            _ source: Source,
            _ terms: [Term],
            _ bounds: (lower: Double, upper: Double),
            _ level: Double,
            _ stamp: Int
        ) {
            var uses = Elimination.Uses()
            let expanded = elimination.expand(
                terms,
                kinds: kinds,
                records: records,
                with: &accumulator,
                uses: &uses
            )
            let largest = expanded.reduce(0) { max($0, abs($1.coefficient)) }
            guard largest > 0 else {
                if level == .infinity { constantRows.append(source) }
                return
            }
            let row = Row(
                source: source,
                terms: [],
                scale: largest.binade,
                lower: bounds.lower,
                upper: bounds.upper,
                level: level,
                stamp: stamp
            )
            pending.append((row, expanded))
        }
        for slot in order {
            let record = records[slot]
            switch record.role {
            case .absent: continue
            case .required:
                guard record.constraint.relation != .equal else { continue }
                addRow(.constraint(slot: slot), record.terms, record.constraint.relation.bounds, .infinity, 0)
            case .optional(let level):
                let stamp = record.constraint.stamp
                addRow(.constraint(slot: slot), record.terms, record.constraint.relation.bounds, level, stamp)
            }
        }
        for variable in kinds.indices where kinds[variable] == .nonNegative && elimination.ranks[variable] > 0 {
            addRow(.bound(variable: variable), [Term(Variable(variable))], (0, .infinity), .infinity, 0)
        }
        group(pending, torn: elimination.torn, variableCount: kinds.count)
    }

    /// Sorts rows into components: variables that share a row belong together.
    private mutating func group(_ pending: [(row: Row, terms: [Term])], torn: [Int], variableCount: Int) {
        var parents = Array(0..<variableCount)
        func root(of variable: Int) -> Int {
            var place = variable
            while parents[place] != place {
                parents[place] = parents[parents[place]]
                place = parents[place]
            }
            return place
        }
        for (_, terms) in pending {
            let first = root(of: terms[0].variable.position)
            for term in terms.dropFirst() {
                parents[root(of: term.variable.position)] = first
            }
        }
        var componentOf: [Int] = Array(repeating: -1, count: variableCount)
        var localPosition: [Int32] = Array(repeating: 0, count: variableCount)
        for variable in torn {
            let top = root(of: variable)
            if componentOf[top] < 0 {
                componentOf[top] = components.count
                components.append(Component())
            }
            let component = componentOf[top]
            localPosition[variable] = Int32(components[component].variables.count)
            components[component].variables.append(variable)
        }
        for (row, terms) in pending {
            var row = row
            row.terms = terms.map {
                Tableau.Entry(column: localPosition[$0.variable.position], value: $0.coefficient / row.scale)
            }
            components[componentOf[root(of: terms[0].variable.position)]].rows.append(row)
        }
        for index in components.indices {
            let levels = Set(components[index].rows.lazy.map(\.level).filter { $0 < .infinity })
            components[index].levels = levels.sorted(by: >)
        }
    }

    /// The value of a source's expression, and the sum of its absolute terms.
    static func residual(
        of source: Source,
        records: [ConstraintRecord],
        values: [Double]
    ) -> (value: Double, magnitude: Double) {
        switch source {
        case .constraint(let slot): records[slot].residual(at: values)
        case .bound(let variable): (values[variable], abs(values[variable]))
        }
    }
}
