/// A system in exact fractions, for what rounding could decide wrongly and for proofs.
///
/// It is for small systems: every row is a line of the simplex, nothing is presolved but for equalities of positions.
struct ExactSystem {
    struct Row {
        /// The store's row.
        var source: Int32
        var serial: Int32
        var terms: [(variable: Int, coefficient: Fraction)]
        /// Parameters included.
        var constant: Fraction
        var relation: Relation
        /// `infinity` for required.
        var level: Double
        var stamp: Int
    }

    /// How a level comes to its sum of violations: the combination of rows and sizes that is never less.
    struct Level {
        var priority: Double
        var optimum = Fraction.zero
        /// By the store's rows.
        var factors: [Int32: Fraction] = [:]
        /// By variables.
        var bounds: [Int: Fraction] = [:]
    }

    struct Solution {
        var levels: [Level] = []
        /// By variable.
        var values: [Int: Fraction] = [:]
        /// Variables that could have other values at the same violations of every level; only where asked for.
        var open: Set<Int> = []
        /// What holds each variable; only where asked for.
        var forms: [Int: Form] = [:]
    }

    /// A variable as a combination of rows, and of sizes that are at their least.
    struct Form {
        /// By the store's rows.
        var factors: [Int32: Fraction] = [:]
        var bounds: [Int] = []
    }

    enum Outcome {
        case solution(Solution)
        /// The required rows cannot hold together; the level's factors combine them to what cannot be. With the point
        /// that comes nearest.
        case contradiction(Level, values: [Int: Fraction])
    }

    /// What a solve is to find besides the values.
    struct Wishes: OptionSet {
        let rawValue: Int
        /// The factors of each level.
        static let proofs = Wishes(rawValue: 1)
        /// The variables that are open, and values without regard to stamps.
        static let openVariables = Wishes(rawValue: 2)
        /// Feasibility is enough.
        static let requiredOnly = Wishes(rawValue: 4)
        /// What holds each variable.
        static let forms = Wishes(rawValue: 8)
        /// Other values than the present ones, where there are any.
        static let otherValues = Wishes(rawValue: 16)
    }

    let isNonNegative: [Int: Bool]
    var rows: [Row] = []
    /// The values that the variables have.
    private let present: [Int: Fraction]

    init(_ store: ConstraintStore) {
        var isNonNegative: [Int: Bool] = [:]
        for index in 0..<store.kinds.count where store.kinds[index] == .free || store.kinds[index] == .nonNegative {
            isNonNegative[index] = store.kinds[index] == .nonNegative
        }
        self.isNonNegative = isNonNegative
        present = isNonNegative.reduce(into: [:]) { $0[$1.key] = Fraction(store.values[$1.key]) }
        for place in 0..<store.order.count {
            let index = store.order[place]
            let row = store.rows[index]
            guard row.state & ConstraintStore.counts != 0 else { continue }
            var terms: [(variable: Int, coefficient: Fraction)] = []
            var constant = Fraction(row.constant)
            for cell in row.first..<(row.first + row.count) {
                let variable = Int(store.cells[cell].variable)
                let coefficient = Fraction(store.cells[cell].coefficient)
                if isNonNegative[variable] != nil {
                    terms.append((variable, coefficient))
                } else {
                    constant += coefficient * Fraction(store.values[variable])
                }
            }
            rows.append(
                Row(
                    source: index,
                    serial: store.serial(of: index),
                    terms: terms,
                    constant: constant,
                    relation: Relation(rawValue: Int(row.relation)) ?? .equal,
                    level: store.levels[Int(row.level)],
                    stamp: Int(row.stamp)
                )
            )
        }
    }

    // MARK: Components
    /// Solves one set of connected variables after the other.
    ///
    /// - Parameter limit: The most operations on small fractions that this may take.
    func solve(_ wishes: Wishes = [], limit: Int = .max) throws(ExactSimplex.Exhausted) -> Outcome {
        var solution = Solution()
        var sums: [Double: Level] = [:]
        for row in rows { sums[row.level] = Level(priority: row.level) }
        sums[.infinity] = Level(priority: .infinity)
        var rest = limit
        for component in components() {
            var solver = ExactComponent(component, isNonNegative: isNonNegative, wishes: wishes, limit: rest)
            var level = try solver.satisfyRequired()
            if !level.optimum.isZero, !wishes.contains(.proofs) {
                // Once more with the multipliers.
                let more = wishes.union(.proofs)
                solver = ExactComponent(component, isNonNegative: isNonNegative, wishes: more, limit: rest)
                level = try solver.satisfyRequired()
            }
            guard level.optimum.isZero else { return .contradiction(level, values: solver.values) }
            if !wishes.contains(.requiredOnly) {
                for level in try solver.optimize() { Self.add(level, to: &sums) }
                if wishes.contains(.openVariables) {
                    solution.open.formUnion(try solver.openVariables())
                } else if wishes.contains(.otherValues) {
                    try solver.leave(present)
                } else {
                    try solver.breakTies()
                }
                if wishes.contains(.forms) {
                    for variable in component.variables { solution.forms[variable] = solver.form(of: variable) }
                }
            }
            solution.values.merge(solver.values) { first, _ in first }
            rest -= solver.work
        }
        solution.levels = sums.values.sorted { $0.priority > $1.priority }
        return .solution(solution)
    }

    private static func add(_ level: Level, to sums: inout [Double: Level]) {
        sums[level.priority]?.optimum += level.optimum
        sums[level.priority]?.factors.merge(level.factors) { first, _ in first }
        sums[level.priority]?.bounds.merge(level.bounds) { first, _ in first }
    }

    /// Rows by sets of variables that share rows, in order of the first row; rows without variables by themselves.
    private func components() -> [(variables: [Int], rows: [Row])] {
        var parents: [Int: Int] = [:]
        for variable in isNonNegative.keys { parents[variable] = variable }
        func root(_ variable: Int) -> Int {
            var top = variable
            while let parent = parents[top], parent != top { top = parent }
            var next = variable
            while let parent = parents[next], parent != top {
                parents[next] = top
                next = parent
            }
            return top
        }
        for row in rows {
            guard let first = row.terms.first else { continue }
            for term in row.terms.dropFirst() { parents[root(term.variable)] = root(first.variable) }
        }
        var places: [Int: Int] = [:]
        var components: [(variables: [Int], rows: [Row])] = []
        for row in rows {
            guard let first = row.terms.first else {
                components.append(([], [row]))
                continue
            }
            let top = root(first.variable)
            if let place = places[top] {
                components[place].rows.append(row)
            } else {
                places[top] = components.count
                components.append(([], [row]))
            }
        }
        for variable in isNonNegative.keys.sorted() {
            let top = root(variable)
            if let place = places[top] {
                components[place].variables.append(variable)
            } else {
                places[top] = components.count
                components.append(([variable], []))
            }
        }
        return components
    }
}
