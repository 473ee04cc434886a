/// A primal simplex in exact fractions: minimizes one piecewise linear cost after the other, each within the optima of
/// those before.
///
/// There is nothing to round, so nothing to tolerate: what it calls optimal is. The steepest slope enters (Dantzig);
/// while the cost stands still, the smallest index enters and leaves (Bland), which ends.
struct ExactSimplex {
    /// What it costs that a variable is a unit above or below zero.
    struct Goal {
        var rise = Fraction.zero
        var fall = Fraction.zero
        /// What a unit upwards costs everywhere.
        var slope = Fraction.zero
    }

    /// The calculation took more than was allowed; nothing is known.
    struct Exhausted: Error {}

    var tableau: ExactTableau
    /// No more operations than this.
    let limit: Int
    /// Whether fixed variables keep their columns, whose slopes are multipliers of a certificate.
    let keepsFixedColumns: Bool

    private(set) var goals: [Int: Goal] = [:]
    private var costly: [Int] = []
    /// Which side of zero a basic variable with a goal is on; at zero, the side that it came from.
    private var sides: [Int]
    private var isDropped: [Bool]

    init(_ tableau: ExactTableau, limit: Int, keepsFixedColumns: Bool) {
        self.tableau = tableau
        self.limit = limit
        self.keepsFixedColumns = keepsFixedColumns
        sides = Array(repeating: 1, count: tableau.variableCount)
        isDropped = Array(repeating: false, count: tableau.variableCount)
    }

    mutating func setGoal(_ variable: Int, _ goal: Goal) {
        goals[variable] = goal
        costly.append(variable)
        while sides.count < tableau.variableCount {
            sides.append(1)
            isDropped.append(false)
        }
        let sign = tableau.value(of: variable).sign
        sides[variable] = sign < 0 || sign == 0 && !tableau.mayRise[variable] ? -1 : 1
    }

    mutating func removeGoals() {
        goals.removeAll(keepingCapacity: true)
        costly.removeAll(keepingCapacity: true)
    }

    /// The sum of what the variables with goals cost.
    var cost: Fraction {
        var sum = Fraction.zero
        for variable in costly {
            let value = tableau.value(of: variable)
            guard let goal = goals[variable], !value.isZero else { continue }
            sum += value * goal.slope + value.magnitude * (value.sign > 0 ? goal.rise : goal.fall)
        }
        return sum
    }

    /// The slope of a basic variable's own cost on its side.
    func gradient(_ variable: Int) -> Fraction {
        guard let goal = goals[variable] else { return .zero }
        return goal.slope + (sides[variable] > 0 ? goal.rise : -goal.fall)
    }

    /// What the basic variables' costs make of a unit of each nonbasic one, in order of index.
    func slopes() -> [Int: Fraction] {
        var slopes: [Int: Fraction] = [:]
        for variable in costly {
            guard tableau.isBasic(variable) else {
                slopes[variable, default: .zero] += goals[variable]?.slope ?? .zero
                continue
            }
            let gradient = gradient(variable)
            guard !gradient.isZero else { continue }
            for entry in tableau.lines[tableau.lineOf[variable]].entries {
                slopes[entry.column, default: .zero] += gradient * entry.value
            }
        }
        return slopes
    }

    /// What a unit upwards and downwards of a nonbasic variable costs.
    private func rates(_ variable: Int, slope: Fraction) -> (up: Fraction, down: Fraction) {
        let goal = goals[variable]
        return (slope + (goal?.rise ?? .zero), (goal?.fall ?? .zero) - slope)
    }

    /// Minimizes the cost; false when it has no least value.
    @discardableResult
    mutating func minimize() throws(Exhausted) -> Bool {
        var stalls = 0
        while true {
            guard tableau.work <= limit else { throw Exhausted() }
            let usesBland = stalls > 12
            guard let (entering, direction) = chooseEntering(usesBland: usesBland) else { return true }
            let column = tableau.column(entering)
            guard let stop = chooseStop(entering, direction, column, usesBland: usesBland) else { return false }
            stalls = stop.distance.isZero ? stalls + 1 : 0
            sides[entering] = direction
            tableau.pivot(stop.line, entering, column: column)
        }
    }

    private func chooseEntering(usesBland: Bool) -> (variable: Int, direction: Int)? {
        var best: (variable: Int, direction: Int)?
        var least = 0.0
        for (variable, slope) in slopes() where !tableau.isFixed(variable) {
            let (up, down) = rates(variable, slope: slope)
            for (rate, direction, isAllowed) in [
                (up, 1, tableau.mayRise[variable]), (down, -1, tableau.mayFall[variable]),
            ] {
                guard isAllowed, rate.sign < 0 else { continue }
                if usesBland {
                    if let best, (best.variable, -best.direction) < (variable, -direction) { continue }
                    best = (variable, direction)
                } else {
                    // Which one is no matter of right or wrong, so a rounded rate will do; ties go to the least index.
                    let rounded = max(rate.value, -.greatestFiniteMagnitude)
                    if rounded > least { continue }
                    if rounded == least, let best, best.variable < variable { continue }
                    least = rounded
                    best = (variable, direction)
                }
            }
        }
        return best
    }

    /// The first basic variable that comes to zero on the way and has to stay there, or to change its slope.
    private func chooseStop(
        _ entering: Int,
        _ direction: Int,
        _ column: [(line: Int, slope: Fraction)],
        usesBland: Bool
    ) -> (line: Int, distance: Fraction)? {
        var best: (line: Int, distance: Fraction, index: Int)?
        for (line, slope) in column {
            let variable = tableau.basis[line]
            let rises = (slope.sign > 0) == (direction > 0)
            let value = tableau.lines[line].constant
            let bends = goals[variable].map { !$0.rise.isZero || !$0.fall.isZero } ?? false
            let side = value.isZero ? (bends ? sides[variable] : 0) : value.sign
            let isBound = rises ? !tableau.mayRise[variable] : !tableau.mayFall[variable]
            if !(value.isZero && isBound) {
                guard rises == (side < 0), side != 0, bends || isBound else { continue }
            }
            let distance = value.isZero ? .zero : (value / slope).magnitude
            let index = 2 * variable + (side < 0 ? 1 : 0)
            if let best, best.distance < distance || best.distance == distance && best.index < index { continue }
            best = (line, distance, index)
        }
        return best.map { ($0.line, $0.distance) }
    }

    /// Narrows what variables may do to the optima, and forgets the goals.
    mutating func lock() {
        if cost.isZero, costly.allSatisfy({ goals[$0]?.slope.isZero ?? true }) {
            for variable in costly {
                if goals[variable]?.rise.isZero == false { tableau.mayRise[variable] = false }
                if goals[variable]?.fall.isZero == false { tableau.mayFall[variable] = false }
            }
        } else {
            // Complementary slackness: what a unit costs, no optimum has.
            for (variable, slope) in slopes() where !tableau.isBasic(variable) {
                let (up, down) = rates(variable, slope: slope)
                if up.sign > 0 { tableau.mayRise[variable] = false }
                if down.sign > 0 { tableau.mayFall[variable] = false }
            }
            for variable in costly where tableau.isBasic(variable) {
                guard let goal = goals[variable], !goal.rise.isZero || !goal.fall.isZero else { continue }
                // Its other side costs more by the sum of both.
                if sides[variable] > 0 { tableau.mayFall[variable] = false } else { tableau.mayRise[variable] = false }
            }
        }
        removeGoals()
        guard !keepsFixedColumns else { return }
        for variable in 0..<tableau.variableCount where !tableau.isBasic(variable) && tableau.isFixed(variable) {
            if variable < isDropped.count {
                guard !isDropped[variable] else { continue }
                isDropped[variable] = true
            }
            tableau.drop(variable)
        }
    }
}
