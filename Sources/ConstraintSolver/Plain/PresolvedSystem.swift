/// A system after the symbolic phase: what a solve needs apart from constants and parameters.
struct PresolvedSystem: Sendable {
    private struct Solution: Sendable {
        var constants: [Double]
        var values: [Double]
    }

    /// Of the solver's variables, then of the slacks that became variables.
    let kinds: [VariableKind]
    var elimination: Elimination
    var residual: Residual
    /// The last solution of each component, good as long as its constants stay.
    private var solutions: [Solution?]

    /// - Parameter order: The slots of the constraints to be heeded, in order of adding.
    init(records: [ConstraintRecord], order: [Int], kinds: [VariableKind]) {
        var equalities: [Int] = []
        var others: [(slot: Int, rank: Double)] = []
        for slot in order {
            let isEquality = records[slot].constraint.relation == .equal
            switch records[slot].role {
            case .absent: break
            case .required where isEquality: equalities.append(slot)
            case .optional(let level) where isEquality: others.append((slot, level))
            // An inequality's slack has no value that it tends to, so a position would end up in odd places.
            case .required, .optional: break
            }
        }
        var kinds = kinds
        let sorted = others.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
        elimination = Elimination(
            records: records,
            kinds: &kinds,
            equalities: equalities,
            others: sorted.map(\.element.slot)
        )
        self.kinds = kinds
        residual = Residual(records: records, order: order, kinds: kinds, elimination: elimination)
        solutions = Array(repeating: nil, count: residual.components.count)
    }

    /// Fills in `values`, or tells which constraints contradict each other.
    mutating func solve(records: [ConstraintRecord], values solverValues: inout [Double]) -> Contradiction? {
        var values = extended(solverValues)
        defer { solverValues.replaceSubrange(solverValues.indices, with: values.prefix(solverValues.count)) }
        if let contradiction = evaluateConstants(records: records, values: &values) { return contradiction }
        var found: [Int: [Double]] = [:]
        for index in residual.components.indices {
            let component = residual.components[index]
            let constants = constants(of: component, records: records, values: values)
            if let solution = solutions[index], solution.constants == constants {
                found[index] = solution.values
                continue
            }
            do throws(ComponentSolution.Infeasibility) {
                var solution = try ComponentSolution(component, constants: constants, kinds: kinds)
                solution.optimize(breaksTies: true)
                solution.settle(kinds: kinds)
                solutions[index] = Solution(constants: constants, values: solution.values)
                found[index] = solution.values
            } catch {
                return contradiction(proving: error, in: component)
            }
        }
        for (index, component) in residual.components.enumerated() {
            for (variable, value) in zip(component.variables, found[index] ?? []) { values[variable] = value }
        }
        elimination.evaluateTorn(records: records, values: &values)
        return nil
    }

    /// Whether the required constraints can hold together.
    mutating func isFeasible(records: [ConstraintRecord], values: [Double]) -> Bool {
        findContradiction(records: records, values: values) == nil
    }

    /// Tells which required constraints contradict each other.
    mutating func findContradiction(records: [ConstraintRecord], values: [Double]) -> Contradiction? {
        var values = extended(values)
        if let contradiction = evaluateConstants(records: records, values: &values) { return contradiction }
        for component in residual.components where component.rows.contains(where: { $0.level == .infinity }) {
            let constants = constants(of: component, records: records, values: values)
            do throws(ComponentSolution.Infeasibility) {
                _ = try ComponentSolution(component, constants: constants, kinds: kinds)
            } catch {
                return contradiction(proving: error, in: component)
            }
        }
        return nil
    }

    /// The solver's values with places for the slacks.
    func extended(_ values: [Double]) -> [Double] {
        values + repeatElement(0, count: kinds.count - values.count)
    }

    /// Brings the values of everything to the point where the remaining variables are zero.
    mutating func evaluateConstants(records: [ConstraintRecord], values: inout [Double]) -> Contradiction? {
        if let closure = elimination.evaluateBase(records: records, values: &values) {
            return .closure(closure)
        }
        for source in residual.constantRows {
            let (value, magnitude) = Residual.residual(of: source, records: records, values: values)
            let bounds =
                switch source {
                case .constraint(let slot): records[slot].constraint.relation.bounds
                case .bound: (lower: 0.0, upper: Double.infinity)
                }
            let slack = Tolerance.relative * max(1, magnitude)
            if value < bounds.lower - slack || value > bounds.upper + slack { return .combination([(source, 1)]) }
        }
        return nil
    }

    /// The rows' values at the base point, divided by their scales.
    func constants(
        of component: Residual.Component,
        records: [ConstraintRecord],
        values: [Double]
    ) -> [Double] {
        component.rows.map {
            Residual.residual(of: $0.source, records: records, values: values).value / $0.scale
        }
    }

    private func contradiction(
        proving proof: ComponentSolution.Infeasibility,
        in component: Residual.Component
    ) -> Contradiction {
        let rows = proof.rows.map { (component.rows[$0.row].source, $0.factor / component.rows[$0.row].scale) }
        return .combination(rows + proof.variables.map { (.bound(variable: $0.variable), $0.factor) })
    }
}
