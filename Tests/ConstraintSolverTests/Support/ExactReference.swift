import ConstraintSolver

/// The textbook way to the same answer: exact fractions, one dense tableau with error variables, Bland's rule, one level
/// after the other. Slow, and independent of the solver.
struct ExactReference {
    private var tableau: [[Rational]] = []
    private var basis: [Int] = []
    private var mayEnter: [Bool] = []
    private var costs: [Double: [Int]] = [:]
    private(set) var isExact = true

    /// Columns: variables (twice for free ones), slacks and errors, artificials, right-hand side.
    init(_ system: RandomSystem, rows: [Int], broken: Set<Int>) {
        var columnCount = 0
        func column() -> Int {
            columnCount += 1
            return columnCount - 1
        }
        let positive = system.isNonNegative.map { _ in column() }
        let negative = system.isNonNegative.map { $0 ? nil : column() }
        var sparse: [[Int: Rational]] = []
        var right: [Rational] = []
        for index in rows {
            let row = system.rows[index]
            var entries: [Int: Rational] = [:]
            func add(_ column: Int, _ value: Rational) { entries[column] = (entries[column] ?? .zero) + value }
            for (variable, coefficient) in row.coefficients {
                add(positive[variable], Rational(quarters: coefficient))
                if let other = negative[variable] { add(other, Rational(quarters: -coefficient)) }
            }
            let level = system.level(of: index, broken: broken)
            let isRequired = level == .infinity
            // expression + shortfall - excess = 0
            if !(isRequired && row.relation != .lessThanOrEqual) {
                let shortfall = column()
                add(shortfall, Rational(1))
                if row.relation != .lessThanOrEqual { costs[level, default: []].append(shortfall) }
            }
            if !(isRequired && row.relation != .greaterThanOrEqual) {
                let excess = column()
                add(excess, Rational(-1))
                if row.relation != .greaterThanOrEqual { costs[level, default: []].append(excess) }
            }
            sparse.append(entries)
            right.append(-Rational(quarters: row.constant))
        }
        let artificial = columnCount
        let width = columnCount + rows.count + 1
        mayEnter = (0..<width).map { $0 < artificial }
        for (index, entries) in sparse.enumerated() {
            var line = Array(repeating: Rational.zero, count: width)
            let flips = right[index] < .zero
            for (column, value) in entries { line[column] = flips ? -value : value }
            line[width - 1] = flips ? -right[index] : right[index]
            line[artificial + index] = Rational(1)
            tableau.append(line)
            basis.append(artificial + index)
        }
        costs[.infinity] = (0..<rows.count).map { artificial + $0 }
    }

    /// The least sums of violations by level, or `nil` when the required rows contradict each other.
    mutating func solve() -> [Double: Double]? {
        var optima: [Double: Double] = [:]
        for level in costs.keys.sorted(by: >) {
            let optimum = minimize(costs[level] ?? [])
            guard isExact else { return nil }
            if level == .infinity {
                guard optimum.isZero else { return nil }
                removeArtificials()
            }
            optima[level] = optimum.value
        }
        return optima
    }

    private mutating func minimize(_ columns: [Int]) -> Rational {
        let width = mayEnter.count
        let isCost = Set(columns)
        while isExact {
            // Reduced costs: c - (sum of the rows whose basic column costs).
            var reduced = (0..<width).map { isCost.contains($0) ? Rational(1) : .zero }
            for (row, column) in basis.enumerated() where isCost.contains(column) {
                for place in 0..<width where !tableau[row][place].isZero {
                    reduced[place] = reduced[place] - tableau[row][place]
                }
            }
            guard reduced.allSatisfy(\.isValid) else {
                isExact = false
                break
            }
            guard let entering = (0..<(width - 1)).first(where: { mayEnter[$0] && reduced[$0] < .zero }) else {
                for place in 0..<(width - 1) where reduced[place] > .zero { mayEnter[place] = false }
                return -reduced[width - 1]
            }
            var leaving: (row: Int, ratio: Rational)?
            for row in tableau.indices where tableau[row][entering] > .zero {
                let ratio = tableau[row][width - 1] / tableau[row][entering]
                if let best = leaving {
                    if ratio > best.ratio || ratio == best.ratio && basis[row] > basis[best.row] { continue }
                }
                leaving = (row, ratio)
            }
            guard let leaving else {
                isExact = false
                break
            }
            pivot(leaving.row, entering)
        }
        return .invalid
    }

    private mutating func pivot(_ row: Int, _ entering: Int) {
        let width = mayEnter.count
        let factor = tableau[row][entering]
        for place in 0..<width where !tableau[row][place].isZero { tableau[row][place] = tableau[row][place] / factor }
        for other in tableau.indices where other != row && !tableau[other][entering].isZero {
            let factor = tableau[other][entering]
            for place in 0..<width where !tableau[row][place].isZero {
                tableau[other][place] = tableau[other][place] - factor * tableau[row][place]
                if !tableau[other][place].isValid { isExact = false }
            }
        }
        basis[row] = entering
    }

    /// Takes artificial columns, all zero now, out of the basis; rows without anything else are redundant.
    private mutating func removeArtificials() {
        let artificials = Set(costs[.infinity] ?? [])
        for row in tableau.indices.reversed() where artificials.contains(basis[row]) {
            let usable = (0..<(mayEnter.count - 1)).first {
                !artificials.contains($0) && !tableau[row][$0].isZero
            }
            if let usable {
                pivot(row, usable)
            } else {
                tableau.remove(at: row)
                basis.remove(at: row)
            }
        }
        for place in mayEnter.indices { mayEnter[place] = !artificials.contains(place) && place < mayEnter.count - 1 }
    }
}
