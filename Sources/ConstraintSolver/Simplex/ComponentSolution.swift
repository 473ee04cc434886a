/// The lexicographic solution of one component of the residual.
struct ComponentSolution {
    /// Why the required rows of a component cannot hold together.
    struct Infeasibility: Error {
        /// Component rows whose bounds take part, with their multipliers.
        var rows: [(row: Int, factor: Double)] = []
        /// Non-negative solver variables that take part.
        var variables: [(variable: Int, factor: Double)] = []
    }

    let component: Residual.Component
    var simplex: Simplex

    /// The tableau variable of a component row.
    func variable(ofRow row: Int) -> Int { component.variables.count + row }

    /// Finds a point that satisfies the required rows.
    ///
    /// - Parameter constants: The rows' values, divided by their scales, where all variables are zero.
    init(
        _ component: Residual.Component,
        constants: [Double],
        kinds: [VariableKind],
        keepsFixedColumns: Bool = false
    ) throws(Infeasibility) {
        self.component = component
        let lower = component.variables.map { kinds[$0] == .nonNegative ? 0 : -Double.infinity }
        var tableau = Tableau(structuralCount: component.variables.count, lower: lower)
        for (row, constant) in zip(component.rows, constants) {
            _ = tableau.addRow(row.terms, constant: constant)
        }
        let magnitude = constants.reduce(1) { max($0, abs($1)) }
        simplex = Simplex(tableau: tableau, tolerance: max(1e-9, 1e-10 * magnitude))
        simplex.keepsFixedColumns = keepsFixedColumns
        try satisfyRequired()
    }

    private mutating func satisfyRequired() throws(Infeasibility) {
        for (index, row) in component.rows.enumerated() where row.level == .infinity {
            simplex.cost.setGoal(variable(ofRow: index), lower: row.lower, upper: row.upper, weight: 1)
        }
        guard !simplex.cost.variables.isEmpty else { return }
        simplex.minimize()
        if simplex.totalViolation > 0 { throw certificate() }
        simplex.lock()
    }

    /// The combination of rows and variables that vanishes and proves the infeasibility.
    private func certificate() -> Infeasibility {
        let structuralCount = component.variables.count
        var factors: [Int: Double] = [:]
        for variable in simplex.cost.variables {
            let row = simplex.tableau.rowOf[variable]
            guard row >= 0 else { continue }
            let gradient = simplex.gradient(variable)
            guard gradient != 0 else { continue }
            factors[variable, default: 0] += gradient
            for entry in simplex.tableau.rows[Int(row)] {
                factors[Int(entry.column), default: 0] -= gradient * entry.value
            }
        }
        var proof = Infeasibility()
        for (variable, factor) in factors.sorted(by: { $0.key < $1.key }) where abs(factor) > 1e-9 {
            if variable >= structuralCount {
                proof.rows.append((variable - structuralCount, factor))
            } else {
                proof.variables.append((component.variables[variable], factor))
            }
        }
        return proof
    }

    /// Goes through the optional levels from the top.
    ///
    /// - Parameter breaksTies: Whether stamps decide among the optima of a level (fact AL-7); without, the result is the
    ///   whole set of optima.
    mutating func optimize(breaksTies: Bool) {
        var rowsByLevel: [Double: [Int]] = [:]
        for (index, row) in component.rows.enumerated() where row.level < .infinity {
            rowsByLevel[row.level, default: []].append(index)
        }
        for level in component.levels {
            guard let rows = rowsByLevel[level] else { continue }
            for index in rows {
                let row = component.rows[index]
                simplex.cost.setGoal(variable(ofRow: index), lower: row.lower, upper: row.upper, weight: row.scale)
            }
            simplex.minimize()
            simplex.lock()
        }
        guard breaksTies, hasFreedom else { return }
        // Only now: a tie that a lower level decides is none.
        for level in component.levels { shareOut(rowsByLevel[level] ?? []) }
    }

    /// Gives the largest value to the row that was referenced first, then to the second, and so on, among those that
    /// the optimal face has on a violated side.
    private mutating func shareOut(_ rows: [Int]) {
        let open = rows.filter {
            let (row, variable) = (component.rows[$0], variable(ofRow: $0))
            guard simplex.tableau.lower[variable] < row.lower || simplex.tableau.upper[variable] > row.upper else {
                return false
            }
            return simplex.mayMove(variable)
        }
        for row in open.sorted(by: { (component.rows[$0].stamp, $0) < (component.rows[$1].stamp, $1) })
        where simplex.mayMove(variable(ofRow: row)) {
            optimize(variable(ofRow: row), lower: .infinity, upper: .infinity)
        }
    }

    /// Moves one variable as near to a goal as it can get and keeps it there.
    private mutating func optimize(_ variable: Int, lower: Double, upper: Double) {
        simplex.cost.setGoal(variable, lower: lower, upper: upper, weight: 1)
        simplex.minimize()
        simplex.lock()
    }

    /// Settles what is still undetermined: sizes as small as they can be, then positions at rest (``RestingPlace``).
    mutating func settle(kinds: [VariableKind]) {
        let structuralCount = component.variables.count
        let sizes = (0..<structuralCount).filter { kinds[component.variables[$0]] == .nonNegative }
        let boundRows = component.rows.indices.filter {
            if case .bound = component.rows[$0].source { true } else { false }
        }
        let positions = (0..<structuralCount).filter { kinds[component.variables[$0]] != .nonNegative }
        for variable in sizes + boundRows.map({ variable(ofRow: $0) }) where simplex.mayMove(variable) {
            optimize(variable, lower: 0, upper: 0)
        }
        for variable in positions where simplex.mayMove(variable) {
            let (isBoundedBelow, isBoundedAbove) = (
                isBounded(variable, towards: -.infinity), isBounded(variable, towards: .infinity)
            )
            let goal = isBoundedBelow == isBoundedAbove ? 0 : isBoundedAbove ? Double.infinity : -.infinity
            optimize(variable, lower: goal, upper: goal)
        }
    }

    /// Whether something stops a variable within the optima. Moves the point.
    private mutating func isBounded(_ variable: Int, towards end: Double) -> Bool {
        simplex.cost.setGoal(variable, lower: end, upper: end, weight: 1)
        defer { simplex.cost.removeGoals() }
        return simplex.minimize()
    }

    /// Whether the levels leave a tableau variable one value only. Moves the point within the optima.
    mutating func isDetermined(_ variable: Int) -> Bool {
        [1.0, -1.0].allSatisfy { distance in reach(variable, by: distance) <= 10 * simplex.tolerance }
    }

    /// Moves a tableau variable within the optima as far towards a distance as it goes; returns the way it made.
    mutating func reach(_ variable: Int, by distance: Double) -> Double {
        guard simplex.mayMove(variable) else { return 0 }
        let start = simplex.tableau.values[variable]
        simplex.cost.setGoal(variable, lower: start + distance, upper: start + distance, weight: 1)
        simplex.minimize()
        simplex.cost.removeGoals()
        return abs(simplex.tableau.values[variable] - start)
    }

    /// Keeps a tableau variable where it is.
    mutating func hold(_ variable: Int) {
        optimize(variable, lower: simplex.tableau.values[variable], upper: simplex.tableau.values[variable])
    }

    /// A violation in points that nobody should find where there need be none.
    private static let visible = 5e-7

    /// Whether the rows have the values that the tableau gives them, and values are so small that rounding cannot be seen.
    ///
    /// A pivot on what should have cancelled spoils either.
    ///
    /// - Parameter constants: The rows' values, divided by their scales, where all variables are zero.
    func isSound(_ constants: [Double]) -> Bool {
        let largest = constants.reduce(0) { max($0, abs($1)) }
        for (index, row) in component.rows.enumerated() {
            var sum = constants[index]
            var magnitude = abs(sum)
            for term in row.terms {
                let part = term.value * simplex.tableau.values[Int(term.column)]
                sum += part
                magnitude += abs(part)
            }
            let distance = abs(sum - simplex.tableau.values[variable(ofRow: index)])
            guard magnitude < 1e8 + 1e3 * largest, distance <= 100 * simplex.tolerance else { return false }
            // Where a row is so large that what the simplex takes for nothing can be seen.
            let violation = max(row.lower - sum, sum - row.upper)
            if violation > 0, violation <= simplex.tolerance, violation * row.scale > Self.visible { return false }
        }
        return true
    }

    /// Whether some variable is still free to move, as far as bounds of single variables tell.
    var hasFreedom: Bool {
        (0..<simplex.tableau.variableCount).contains { !simplex.tableau.isBasic($0) && !simplex.tableau.isFixed($0) }
    }

    /// The values of the component's variables.
    var values: [Double] { Array(simplex.tableau.values.prefix(component.variables.count)) }
}
