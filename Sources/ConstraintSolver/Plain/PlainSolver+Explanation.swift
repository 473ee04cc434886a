extension PlainSolver {
    /// The rows that hold a variable where it is, with what each contributes.
    mutating func explanation(of variable: Variable) -> Explanation {
        var explanation = Explanation(variable: variable, value: values[variable.position])
        var system = presolve()
        let kinds = system.kinds
        guard kinds[variable.position] == .free || kinds[variable.position] == .nonNegative else { return explanation }
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
        guard system.evaluateConstants(records: records, values: &base) == nil else { return explanation }
        var factors: [Int: Double] = [:]
        // What is left of the variable when the rows that hold it are taken away balances by equalities alone.
        var remainder = [Term(variable)]
        func take(_ factor: Double, of slot: Int, scale: Double) {
            factors[slot, default: 0] += factor / scale
            remainder += records[slot].terms.map { Term($0.variable, -$0.coefficient * factor / scale) }
        }
        for component in system.residual.components {
            let entries = terms.compactMap { term in
                let column = component.variables.firstIndex(of: term.variable.position)
                return column.map { Tableau.Entry(column: Int32($0), value: term.coefficient) }
            }
            guard !entries.isEmpty else { continue }
            let constants = system.constants(of: component, records: records, values: base)
            guard var solution = optimum(of: component, constants: constants, kinds: kinds) else { continue }
            let row = solution.simplex.tableau.addRow(entries, constant: 0) - component.variables.count
            for entry in solution.simplex.tableau.rows[row] where abs(entry.value) > 1e-9 {
                let column = Int(entry.column) - component.variables.count
                guard column >= 0 else {
                    // A column that stands still by itself is at its bound, or a row about it alone holds it.
                    guard let (holder, share) = solution.holder(of: Int(entry.column)) else {
                        remainder.append(Term(Variable(component.variables[Int(entry.column)]), -entry.value))
                        continue
                    }
                    guard case .constraint(let slot) = component.rows[holder].source else { continue }
                    take(entry.value / share, of: slot, scale: component.rows[holder].scale)
                    continue
                }
                let holding = component.rows[column]
                switch holding.source {
                case .constraint(let slot):
                    take(entry.value, of: slot, scale: holding.scale)
                case .bound(let bounded):
                    explanation.bounds.append(Variable(bounded))
                    remainder.append(Term(Variable(bounded), -entry.value / holding.scale))
                }
            }
        }
        for (slot, factor) in system.elimination.equalities(balancing: remainder, kinds: kinds, records: records) {
            factors[slot, default: 0] -= factor
        }
        explanation.parts = parts(factors)
        return explanation
    }

    /// The solution of a component in which every column has its row; nil where there is none.
    private func optimum(
        of component: Residual.Component,
        constants: [Double],
        kinds: [VariableKind]
    ) -> ComponentSolution? {
        var solution = try? ComponentSolution(
            component,
            constants: constants,
            kinds: kinds,
            keepsFixedColumns: true
        )
        solution?.optimize(breaksTies: true)
        return solution
    }

    /// The explanation that a combination of rows is.
    func explanation(of variable: Variable, as form: ExactSystem.Form) -> Explanation {
        var explanation = Explanation(variable: variable, value: values[variable.position])
        let factors = form.factors.filter { !$0.value.isZero }
        explanation.parts = parts(
            Dictionary(uniqueKeysWithValues: factors.map { (Int($0.key), $0.value.value) })
        )
        explanation.bounds = form.bounds.map { Variable($0) }
        return explanation
    }

    /// - Parameter factors: By places of the records.
    private func parts(_ factors: [Int: Double]) -> [Explanation.Part] {
        factors.sorted { records[$0.key].handle.serial < records[$1.key].handle.serial }.map {
            let record = records[$0.key]
            let violation = record.residual(at: values).value
            return Explanation.Part(
                constraint: record.handle,
                factor: $0.value,
                terms: record.terms,
                constant: record.constraint.expression.constant,
                relation: record.constraint.relation,
                excess: abs(violation) < 1e-9 ? 0 : violation
            )
        }
    }
}

extension ComponentSolution {
    /// A basic row about one nonbasic column that is at a bound or violated, with its slope.
    fileprivate func holder(of column: Int) -> (row: Int, slope: Double)? {
        let value = simplex.tableau.values[column]
        if simplex.tableau.lower[column] == 0, abs(value) <= simplex.tolerance { return nil }
        for (index, row) in component.rows.enumerated() {
            let variable = variable(ofRow: index)
            let place = simplex.tableau.rowOf[variable]
            guard place >= 0, case .constraint = row.source else { continue }
            let entries = simplex.tableau.rows[Int(place)]
            guard entries.count == 1, Int(entries[0].column) == column else { continue }
            let value = simplex.tableau.values[variable]
            let slack = 10 * simplex.tolerance
            let isLoose =
                value > row.lower + slack && row.upper == .infinity
                || value < row.upper - slack && row.lower == -.infinity
            if !isLoose { return (index, entries[0].value) }
        }
        return nil
    }
}
