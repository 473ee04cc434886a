/// The exact lexicographic solution of rows that hang together.
struct ExactComponent {
    let variables: [Int]
    let rows: [ExactSystem.Row]
    let isNonNegative: [Int: Bool]
    private let wishes: ExactSystem.Wishes
    var simplex: ExactSimplex
    /// Places of the variables.
    private(set) var places: [Int: Int] = [:]
    /// The tableau variable of each row that has one so far.
    private var rowVariables: [Int: Int] = [:]
    private(set) var rowOf: [Int: Int] = [:]
    /// Variables that neither levels nor stamps have fixed, by place.
    private(set) var settled: Set<Int> = []

    init(
        _ component: (variables: [Int], rows: [ExactSystem.Row]),
        isNonNegative: [Int: Bool],
        wishes: ExactSystem.Wishes,
        limit: Int
    ) {
        (variables, rows) = component
        self.isNonNegative = isNonNegative
        self.wishes = wishes
        simplex = ExactSimplex(
            ExactTableau(
                isNonNegative: component.variables.map { isNonNegative[$0] ?? false },
                dropsRounding: !wishes.contains(.proofs) && component.rows.contains(where: Self.isRounded)
            ),
            limit: limit,
            keepsFixedColumns: !wishes.isDisjoint(with: [.proofs, .forms])
        )
        for (place, variable) in component.variables.enumerated() { places[variable] = place }
    }

    /// Whether a row has a coefficient that uses the last bits of a double, as thirds and tenths do: what is left of such
    /// when they cancel is nothing that anybody meant. With others it is, however small.
    private static func isRounded(_ row: ExactSystem.Row) -> Bool {
        row.terms.contains { $0.coefficient.value.significandWidth > Double.significandBitCount - 8 }
    }

    var work: Int { simplex.tableau.work }

    var values: [Int: Fraction] {
        var values: [Int: Fraction] = [:]
        for (place, variable) in variables.enumerated() { values[variable] = simplex.tableau.value(of: place) }
        return values
    }

    private mutating func addRow(_ index: Int) -> Int {
        let row = rows[index]
        let terms = row.terms.map { (variable: places[$0.variable] ?? 0, coefficient: $0.coefficient) }
        let variable = simplex.tableau.addRow(terms, constant: row.constant)
        rowVariables[index] = variable
        rowOf[variable] = index
        return variable
    }

    private func goal(_ relation: Relation) -> ExactSimplex.Goal {
        ExactSimplex.Goal(
            rise: relation == .greaterThanOrEqual ? .zero : .one,
            fall: relation == .lessThanOrEqual ? .zero : .one
        )
    }

    // MARK: Levels
    /// Finds a point at which the required rows hold; when the optimum is not zero, there is none.
    mutating func satisfyRequired() throws(ExactSimplex.Exhausted) -> ExactSystem.Level {
        var costly: [Int] = []
        for (index, row) in rows.enumerated() where row.level == .infinity {
            guard simplex.tableau.work <= simplex.limit else { throw ExactSimplex.Exhausted() }
            let variable = addRow(index)
            let line = simplex.tableau.line(of: variable)
            let position = line.entries.first {
                $0.column < simplex.tableau.structuralCount && simplex.tableau.mayFall[$0.column]
                    && simplex.tableau.mayRise[$0.column]
            }
            guard row.relation == .equal, let position else {
                costly.append(variable)
                continue
            }
            // A position takes whatever value the equality gives it.
            let column = simplex.tableau.column(position.column)
            simplex.tableau.pivot(simplex.tableau.lineOf[variable], position.column, column: column)
            simplex.tableau.mayRise[variable] = false
            simplex.tableau.mayFall[variable] = false
            if !simplex.keepsFixedColumns { simplex.tableau.drop(variable) }
        }
        for variable in costly { simplex.setGoal(variable, goal(rows[rowOf[variable] ?? 0].relation)) }
        try simplex.minimize()
        var level = ExactSystem.Level(priority: .infinity, optimum: simplex.cost)
        if !level.optimum.isZero, wishes.contains(.proofs) { prove(&level, costly) }
        simplex.lock()
        return level
    }

    /// Goes through the optional levels from the top.
    mutating func optimize() throws(ExactSimplex.Exhausted) -> [ExactSystem.Level] {
        var levels: [ExactSystem.Level] = []
        for priority in Set(rows.lazy.map(\.level).filter { $0 < .infinity }).sorted(by: >) {
            let costly = rows.indices.filter { rows[$0].level == priority }.map { addRow($0) }
            for variable in costly { simplex.setGoal(variable, goal(rows[rowOf[variable] ?? 0].relation)) }
            try simplex.minimize()
            var level = ExactSystem.Level(priority: priority, optimum: simplex.cost)
            if wishes.contains(.proofs), !level.optimum.isZero { prove(&level, costly) }
            levels.append(level)
            simplex.lock()
        }
        return levels
    }

    /// Reads the multipliers off the slopes: the cost is the optimum plus each nonbasic variable times its slope.
    private func prove(_ level: inout ExactSystem.Level, _ costly: [Int]) {
        func add(_ variable: Int, _ factor: Fraction) {
            guard !factor.isZero else { return }
            if let index = rowOf[variable] {
                level.factors[rows[index].source, default: .zero] += factor
            } else {
                level.bounds[variables[variable], default: .zero] -= factor
            }
        }
        for variable in costly where simplex.tableau.isBasic(variable) { add(variable, simplex.gradient(variable)) }
        for (variable, slope) in simplex.slopes() { add(variable, -slope) }
    }

    // MARK: What is left open
    /// Lets stamps decide (fact AL-7), then sizes and positions come to rest.
    mutating func breakTies() throws(ExactSimplex.Exhausted) {
        let order = rows.indices.filter { rows[$0].level < .infinity }.sorted {
            (-rows[$0].level, rows[$0].stamp, $0) < (-rows[$1].level, rows[$1].stamp, $1)
        }
        for index in order {
            guard let variable = rowVariables[index], mayMove(variable) else { continue }
            let relation = rows[index].relation
            let isOpen =
                relation != .greaterThanOrEqual && simplex.tableau.mayRise[variable]
                || relation != .lessThanOrEqual && simplex.tableau.mayFall[variable]
            if isOpen { try optimize(variable, ExactSimplex.Goal(slope: -.one)) }
        }
        try settle()
    }

    /// Makes sizes as small as they can be, then puts positions at rest (``RestingPlace``).
    mutating func settle() throws(ExactSimplex.Exhausted) {
        for place in settlingOrder where mayMove(place) {
            settled.insert(place)
            var goal = ExactSimplex.Goal(rise: .one, fall: .one)
            if isNonNegative[variables[place]] != true {
                let (isBoundedBelow, isBoundedAbove) = (try reach(place, .one), try reach(place, -.one))
                if isBoundedBelow != isBoundedAbove { goal = ExactSimplex.Goal(slope: isBoundedBelow ? .one : -.one) }
            }
            try optimize(place, goal)
        }
    }

    /// The places of sizes, then those of positions.
    var settlingOrder: [Int] {
        [true, false].flatMap { wantsSizes in
            variables.indices.filter { (isNonNegative[variables[$0]] ?? false) == wantsSizes }
        }
    }

    mutating func optimize(_ variable: Int, _ goal: ExactSimplex.Goal) throws(ExactSimplex.Exhausted) {
        simplex.setGoal(variable, goal)
        if try simplex.minimize() { simplex.lock() } else { simplex.removeGoals() }
    }

    /// Whether a variable may still move, as far as single variables tell.
    func mayMove(_ variable: Int) -> Bool {
        simplex.tableau.line(of: variable).entries.contains { !simplex.tableau.isFixed($0.column) }
    }
}
