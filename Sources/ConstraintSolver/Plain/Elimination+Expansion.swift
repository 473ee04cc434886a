extension Elimination {
    /// Which rows an expansion used, and how often.
    struct Uses {
        var closures: [(closure: Int, factor: Double)] = []
        var definitions: [(definition: Int, factor: Double)] = []
        /// Whether `definitions` is wanted; it costs the short cuts.
        var recordsDefinitions = false
    }

    /// Writes a linear form in terms of the variables that stay; parameters drop out (they are constants).
    func expand(
        _ terms: [Term],
        kinds: [VariableKind],
        records: [ConstraintRecord],
        with accumulator: inout Accumulator,
        uses: inout Uses
    ) -> [Term] {
        for term in terms where kinds[term.variable.position] != .parameter {
            let variable = term.variable.position
            accumulator.add(variable, term.coefficient, rank: ranks[variable])
        }
        while let rank = accumulator.popRank() {
            if rank <= closureRanks {
                let index = Int(closureRanks - rank)
                substitute(closure: index, with: &accumulator, uses: &uses)
            } else {
                let index = Int(rank - closureRanks) - 1
                substitute(definition: index, kinds: kinds, records: records, with: &accumulator, uses: &uses)
            }
        }
        return accumulator.drain()
    }

    private func substitute(closure index: Int, with accumulator: inout Accumulator, uses: inout Uses) {
        let closure = closures[index]
        guard let variable = closure.variable else { return }
        let coefficient = accumulator.take(variable)
        guard coefficient != 0 else { return }
        let factor = -coefficient / closure.pivot
        uses.closures.append((index, factor))
        for term in closure.terms where term.variable.position != variable {
            let other = term.variable.position
            accumulator.add(other, factor * term.coefficient, rank: ranks[other])
        }
    }

    private func substitute(
        definition index: Int,
        kinds: [VariableKind],
        records: [ConstraintRecord],
        with accumulator: inout Accumulator,
        uses: inout Uses
    ) {
        let definition = definitions[index]
        let coefficient = accumulator.take(definition.variable)
        guard coefficient != 0 else { return }
        if !uses.recordsDefinitions, let short = shortExpansions[definition.variable] {
            for term in short {
                let other = term.variable.position
                accumulator.add(other, coefficient * term.coefficient, rank: ranks[other])
            }
            return
        }
        let factor = -coefficient / definition.pivot
        if let slack = definition.slack {
            accumulator.add(slack, -factor, rank: ranks[slack])
        } else if uses.recordsDefinitions {
            uses.definitions.append((index, factor))
        }
        for term in records[definition.slot].terms where term.variable.position != definition.variable {
            let other = term.variable.position
            guard kinds[other] != .parameter else { continue }
            accumulator.add(other, factor * term.coefficient, rank: ranks[other])
        }
    }

    /// The equalities that take part in a linear combination which vanishes: those with a multiplier other than zero.
    ///
    /// - Parameters:
    ///   - terms: The combination of residual rows, in the original variables.
    ///   - closureFactors: Closures that take part themselves.
    /// - Returns: Slots of required equalities, with the multipliers that bring the combination to zero.
    func equalities(
        balancing terms: [Term],
        closureFactors: [(closure: Int, factor: Double)] = [],
        kinds: [VariableKind],
        records: [ConstraintRecord]
    ) -> [(slot: Int, factor: Double)] {
        var accumulator = Accumulator(variableCount: kinds.count)
        var factors = Array(repeating: 0.0, count: closures.count)
        for (closure, factor) in closureFactors { factors[closure] += factor }
        var first = Uses()
        _ = expand(terms, kinds: kinds, records: records, with: &accumulator, uses: &first)
        for (closure, factor) in first.closures { factors[closure] += factor }
        // A closure was reduced by earlier ones only, so walking back collects each factor before it is handed on.
        for index in closures.indices.reversed() where factors[index] != 0 {
            for (closure, factor) in closures[index].reductions { factors[closure] += factors[index] * factor }
        }
        var combination = terms
        var slots: [(slot: Int, factor: Double)] = []
        let largest = factors.reduce(0) { max($0, abs($1)) }
        for index in closures.indices where abs(factors[index]) > 1e-10 * largest {
            let slot = closures[index].slot
            slots.append((slot, factors[index]))
            combination += records[slot].terms.map { Term($0.variable, $0.coefficient * factors[index]) }
        }
        var second = Uses()
        second.recordsDefinitions = true
        _ = expand(combination, kinds: kinds, records: records, with: &accumulator, uses: &second)
        return slots + second.definitions.map { (definitions[$0.definition].slot, $0.factor) }
    }
}
