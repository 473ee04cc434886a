/// What the constraints leave open. Ties that stamps decide count as open (fact AL-7: two labels that hug equally are
/// ambiguous, though the answer is always the same).
extension PlainSolver {
    /// The variables that could have other values at the same violations of every level.
    ///
    /// Costs about a solve, and more where much is open.
    mutating func ambiguousVariables() -> Set<Variable> {
        let system = presolve()
        var base = system.extended(values)
        var open = OpenComponents(system: system, solver: self, values: &base)
        var result: Set<Variable> = []
        if !open.isEmpty {
            var accumulator = Accumulator(variableCount: system.kinds.count)
            for index in kinds.indices where kinds[index] == .free || kinds[index] == .nonNegative {
                var uses = Elimination.Uses()
                let terms = system.elimination.expand(
                    [Term(Variable(index))],
                    kinds: system.kinds,
                    records: records,
                    with: &accumulator,
                    uses: &uses
                )
                if !open.isDetermined(terms) { result.insert(Variable(index)) }
            }
        }
        return result
    }

    /// Another solution with the same violations at every level, or `nil` when there is none.
    ///
    /// Where a size or position is open, one is moved as far as it goes, or by 20 points when nothing stops it.
    mutating func alternativeValues() -> [Variable: Double] {
        var system = presolve()
        var result = system.extended(values)
        for definition in system.elimination.definitions {
            guard let slack = definition.slack else { continue }
            result[slack] = records[definition.slot].residual(at: result).value
        }
        // The constants of the closures, which the end needs.
        var base = system.extended(values)
        _ = system.evaluateConstants(records: records, values: &base)
        let open = OpenComponents(system: system, solver: self, values: &base)
        for (component, solution) in open.solutions.sorted(by: { $0.key < $1.key }) {
            let variables = system.residual.components[component].variables
            var solution = solution
            let order =
                variables.indices.filter { system.kinds[variables[$0]] == .nonNegative }
                + variables.indices.filter { system.kinds[variables[$0]] != .nonNegative }
            for position in order {
                let current = result[variables[position]]
                guard let target = solution.alternative(to: current, of: position) else { continue }
                _ = solution.reach(position, by: target - solution.simplex.tableau.values[position])
                solution.hold(position)
                break
            }
            solution.settle(kinds: system.kinds)
            for (variable, value) in zip(variables, solution.values) { result[variable] = value }
        }
        // The torn variables of closed components keep their values; the rest follows.
        system.elimination.evaluateTorn(records: records, values: &result)
        return Dictionary(
            uniqueKeysWithValues: kinds.indices.filter { kinds[$0] != .discarded }.map { (Variable($0), result[$0]) }
        )
    }
}

extension ComponentSolution {
    /// A value that a variable can have apart from its current one: the farther end of its range, or 20 points on.
    fileprivate mutating func alternative(to current: Double, of variable: Int) -> Double? {
        let far = 1e6
        var ends: [Double] = []
        for sign in [1.0, -1.0] {
            let start = simplex.tableau.values[variable]
            _ = reach(variable, by: current + sign * far - start)
            let end = simplex.tableau.values[variable]
            ends.append(abs(end - current) > far / 2 ? current + sign * 20 : end)
        }
        let best = ends.max { abs($0 - current) < abs($1 - current) }
        guard let best, abs(best - current) > 10 * simplex.tolerance else { return nil }
        return best
    }
}

/// The components of a residual whose optima are more than a point.
private struct OpenComponents {
    private(set) var solutions: [Int: ComponentSolution] = [:]
    /// Component and position of the variables in open components.
    private var places: [Int: (component: Int, position: Int)] = [:]
    private var isDetermined: [Int: Bool] = [:]

    var isEmpty: Bool { solutions.isEmpty }

    init(system: PresolvedSystem, solver: PlainSolver, values: inout [Double]) {
        var system = system
        guard system.evaluateConstants(records: solver.records, values: &values) == nil else { return }
        for (index, component) in system.residual.components.enumerated() {
            let constants = system.constants(of: component, records: solver.records, values: values)
            guard var solution = try? ComponentSolution(component, constants: constants, kinds: system.kinds) else {
                continue
            }
            solution.optimize(breaksTies: false)
            guard solution.hasFreedom else { continue }
            solutions[index] = solution
            for (position, variable) in component.variables.enumerated() { places[variable] = (index, position) }
        }
    }

    /// Whether a linear form over remaining variables has one value only.
    mutating func isDetermined(_ terms: [Term]) -> Bool {
        var parts: [Int: [Tableau.Entry]] = [:]
        for term in terms {
            guard let place = places[term.variable.position] else { continue }
            parts[place.component, default: []].append(
                Tableau.Entry(column: Int32(place.position), value: term.coefficient)
            )
        }
        return parts.allSatisfy { component, entries in
            guard var solution = solutions.removeValue(forKey: component) else { return true }
            defer { solutions[component] = solution }
            if entries.count > 1 {
                return solution.isDetermined(solution.simplex.tableau.addRow(entries, constant: 0))
            }
            let variable = solution.component.variables[Int(entries[0].column)]
            if let known = isDetermined[variable] { return known }
            let answer = solution.isDetermined(Int(entries[0].column))
            isDetermined[variable] = answer
            return answer
        }
    }
}
