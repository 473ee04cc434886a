import ConstraintSolver

/// A small deterministic generator (a 64-bit linear congruence).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 32)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// A system as plain data, for the solver and for the reference.
struct RandomSystem {
    struct Row {
        var coefficients: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Double
        var yieldsSilently = false
        var key: Double
    }

    var isNonNegative: [Bool]
    var rows: [Row] = []

    /// Coefficients and constants are multiples of a quarter, so that the reference stays exact.
    init(seed: UInt64, variables: ClosedRange<Int> = 1...5, rows: ClosedRange<Int> = 1...10) {
        var random = SeededGenerator(seed: seed)
        let count = variables.lowerBound + random.below(variables.count)
        isNonNegative = (0..<count).map { _ in random.below(2) == 0 }
        let requiredShare = random.below(5)
        for _ in 0..<(rows.lowerBound + random.below(rows.count)) {
            self.rows.append(Self.row(variableCount: count, requiredShare: requiredShare, random: &random))
        }
    }

    static func row(variableCount: Int, requiredShare: Int, random: inout SeededGenerator) -> Row {
        var coefficients: [(variable: Int, coefficient: Double)] = []
        for _ in 0...random.below(3) {
            let coefficient = random.pick([1, 1, 1, -1, -1, 0.5, -0.5, 2, -2])
            coefficients.append((random.below(variableCount), coefficient))
        }
        let isRequired = random.below(8) < requiredShare
        return Row(
            coefficients: coefficients,
            constant: Double(random.below(41) - 20) * random.pick([1, 1, 0.5]),
            relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            priority: isRequired ? 1000 : random.pick([999, 750, 750, 250, 250, 250, 100.5]),
            yieldsSilently: random.below(8) == 0,
            key: Double(random.below(4))
        )
    }

    func constraint(_ index: Int, over variables: [Variable]) -> Constraint {
        let row = rows[index]
        var expression = Expression(row.constant)
        for (variable, coefficient) in row.coefficients {
            expression += Expression(variables[variable]) * coefficient
        }
        return Constraint(
            expression,
            row.relation,
            priority: row.priority,
            stamp: index,
            breakingKey: .init([row.key]),
            yieldsSilently: row.yieldsSilently
        )
    }

    func level(of index: Int, broken: Set<Int>) -> Double {
        let row = rows[index]
        guard row.priority >= 1000 else { return row.priority }
        if broken.contains(index) { return 3000 }
        return row.yieldsSilently ? 2000 : .infinity
    }

    /// How far a row is from holding at a point.
    func violation(of index: Int, at point: [Double]) -> Double {
        let row = rows[index]
        let value = row.coefficients.reduce(row.constant) { $0 + $1.coefficient * point[$1.variable] }
        switch row.relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }

    /// The sums of violations by level, from the top; required first.
    func objective(at point: [Double], broken: Set<Int>) -> [Double: Double] {
        var sums: [Double: Double] = [:]
        for index in rows.indices {
            sums[level(of: index, broken: broken), default: 0] += violation(of: index, at: point)
        }
        return sums
    }

    /// What the sums of violations change by when each value moves to the next double, by level.
    func rounding(at point: [Double], broken: Set<Int>) -> [Double: Double] {
        var sums: [Double: Double] = [:]
        for index in rows.indices {
            for (variable, coefficient) in rows[index].coefficients {
                sums[level(of: index, broken: broken), default: 0] += abs(coefficient) * point[variable].ulp
            }
        }
        return sums
    }
}
