extension PlainSolver {
    /// The constraints that hold a variable where it is, in order of adding.
    ///
    /// These are the rows whose combination gives the variable's value: taking one away or changing its constant can
    /// move the variable.
    mutating func constraints(affecting variable: Variable) -> [ConstraintHandle] {
        var system = presolve()
        let kinds = system.kinds
        guard kinds[variable.position] == .free || kinds[variable.position] == .nonNegative else { return [] }
        var accumulator = Accumulator(variableCount: kinds.count)
        var uses = Elimination.Uses()
        let terms = system.elimination.expand(
            [Term(variable)],
            kinds: kinds,
            records: records,
            with: &accumulator,
            uses: &uses
        )
        var base = system.extended(values)
        guard system.evaluateConstants(records: records, values: &base) == nil else { return [] }
        var slots: Set<Int> = []
        // What is left of the variable when the rows that hold it are taken away balances by equalities alone.
        var remainder = [Term(variable)]
        for component in system.residual.components {
            let entries = terms.compactMap { term in
                component.variables.firstIndex(of: term.variable.position).map {
                    Tableau.Entry(column: Int32($0), value: term.coefficient)
                }
            }
            guard !entries.isEmpty else { continue }
            let constants = system.constants(of: component, records: records, values: base)
            guard
                var solution = try? ComponentSolution(
                    component,
                    constants: constants,
                    kinds: kinds,
                    keepsFixedColumns: true
                )
            else { continue }
            solution.optimize(breaksTies: true)
            let row = solution.simplex.tableau.addRow(entries, constant: 0) - component.variables.count
            for entry in solution.simplex.tableau.rows[row] where abs(entry.value) > 1e-9 {
                let column = Int(entry.column) - component.variables.count
                guard column >= 0 else {
                    remainder.append(Term(Variable(component.variables[Int(entry.column)]), -entry.value))
                    continue
                }
                let holding = component.rows[column]
                switch holding.source {
                case .constraint(let slot):
                    slots.insert(slot)
                    remainder += records[slot].terms.map {
                        Term($0.variable, -$0.coefficient * entry.value / holding.scale)
                    }
                case .bound(let bounded):
                    remainder.append(Term(Variable(bounded), -entry.value / holding.scale))
                }
            }
        }
        slots.formUnion(system.elimination.equalities(balancing: remainder, kinds: kinds, records: records))
        return slots.map { records[$0].handle }.sorted { $0.serial < $1.serial }
    }
}
