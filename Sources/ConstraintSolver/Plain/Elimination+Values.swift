extension Elimination {
    /// The numeric phase: finds the values at which all torn variables are zero.
    ///
    /// - Parameter values: Holds the parameters; receives the rest.
    /// - Returns: The first closure that contradicts the rows before it, if any.
    mutating func evaluateBase(records: [ConstraintRecord], values: inout [Double]) -> Int? {
        for variable in torn { values[variable] = 0 }
        for closure in closures { if let variable = closure.variable { values[variable] = 0 } }
        evaluateDefinitions(records: records, values: &values)
        for index in closures.indices {
            var constant = records[closures[index].slot].residual(at: values).value
            for (closure, factor) in closures[index].reductions { constant += factor * closures[closure].constant }
            closures[index].constant = constant
        }
        guard !closures.isEmpty else { return nil }
        evaluateTorn(records: records, values: &values)
        return closures.indices.first { index in
            guard closures[index].variable == nil else { return false }
            let residual = records[closures[index].slot].residual(at: values)
            return abs(residual.value) > Tolerance.relative * max(1, residual.magnitude)
        }
    }

    /// Completes the values from those of the variables that stay.
    func evaluateTorn(records: [ConstraintRecord], values: inout [Double]) {
        for closure in closures.reversed() {
            guard let variable = closure.variable else { continue }
            var sum = closure.constant
            for term in closure.terms where term.variable.position != variable {
                sum += term.coefficient * values[term.variable.position]
            }
            values[variable] = -sum / closure.pivot
        }
        evaluateDefinitions(records: records, values: &values)
    }

    private func evaluateDefinitions(records: [ConstraintRecord], values: inout [Double]) {
        for definition in definitions {
            let record = records[definition.slot]
            var sum = record.constraint.expression.constant
            if let slack = definition.slack { sum -= values[slack] }
            for term in record.terms where term.variable.position != definition.variable {
                sum += term.coefficient * values[term.variable.position]
            }
            values[definition.variable] = -sum / definition.pivot
        }
    }
}

/// How exact a claim about values has to be.
enum Tolerance {
    /// Of the sum of the absolute terms of a row.
    static let relative = 1e-9
}

extension ConstraintRecord {
    /// The expression's value, and the sum of its absolute terms.
    func residual(at values: [Double]) -> (value: Double, magnitude: Double) {
        var value = constraint.expression.constant
        var magnitude = abs(value)
        for term in terms {
            let part = term.coefficient * values[term.variable.position]
            value += part
            magnitude += abs(part)
        }
        return (value, magnitude)
    }
}
