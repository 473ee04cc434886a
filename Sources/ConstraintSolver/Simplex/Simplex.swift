/// A primal simplex over a tableau: minimizes one piecewise linear cost after the other, each within the optima of
/// those before.
///
/// Entering variables are priced by steepest slope (Dantzig), the step passes breakpoints while the cost falls (long
/// step). When progress stalls, the smallest index enters and leaves (Bland), which cannot cycle.
struct Simplex {
    var tableau: Tableau
    var cost: PiecewiseCost
    /// Below this a value is at its bound or goal, in units of a scaled row.
    let tolerance: Double

    /// The linear piece of its cost that a basic variable with a goal is on: below (-1), inside (0) or above (1). At a
    /// breakpoint this is the piece it came from, without which Bland's rule could cycle.
    private var pieces: [Int8] = []

    /// Slopes of the cost by nonbasic variable, valid where `isPriced`.
    private var slopes: [Double] = []
    private var isPriced: [Bool] = []
    private var priced: [Int] = []
    private var isDropped: [Bool] = []
    /// Whether the tableau keeps the columns of fixed variables, which say what holds a variable in place.
    var keepsFixedColumns = false

    private static let slopeTolerance = 1e-12
    private static let pivotTolerance = 1e-10
    private static let stallLimit = 40

    init(tableau: Tableau, tolerance: Double) {
        self.tableau = tableau
        self.tolerance = tolerance
        cost = PiecewiseCost(variableCount: tableau.variableCount, tolerance: tolerance)
    }

    /// A place on the way of the entering variable where the cost bends or a bound stops it.
    private struct Breakpoint {
        var distance: Double
        /// What the slope gains there; infinite at a bound.
        var bend: Double
        var variable: Int
        var value: Double
        /// How fast the variable moves, which makes a good or bad pivot.
        var rate: Double

        /// The piece of the cost that begins there, less the one that ends.
        var pieceChange: Int8 { rate > 0 ? 1 : -1 }
    }

    var totalViolation: Double {
        cost.variables.reduce(0) { sum, variable in
            sum + abs(cost.violation(variable, at: tableau.values[variable])) * cost.goal(variable).weight
        }
    }

    /// Minimizes the cost; ends with an optimum, or after a generous number of steps with a feasible point.
    ///
    /// - Returns: Whether the cost has a least value.
    @discardableResult
    mutating func minimize() -> Bool {
        preparePieces()
        var stalls = 0
        var stepsLeft = 500 + 20 * tableau.variableCount
        while stepsLeft > 0 {
            stepsLeft -= 1
            price()
            let usesBland = stalls > Self.stallLimit
            guard let (entering, direction, slope) = chooseEntering(usesBland: usesBland) else { return true }
            let column = tableau.column(entering)
            if cost.hasGoal(entering) {
                let value = tableau.values[entering]
                let ownSlope =
                    direction > 0 ? cost.slopeUp(entering, at: value) : -cost.slopeDown(entering, at: value)
                pieces[entering] = Int8(ownSlope.sign(within: 0))
            }
            guard
                let stop = chooseStop(
                    entering,
                    direction: direction,
                    slope: slope,
                    column: column,
                    usesBland: usesBland
                )
            else { return false }
            tableau.move(entering, by: direction * stop.distance, column: column)
            tableau.values[stop.variable] = stop.value
            if stop.variable != entering {
                tableau.pivot(row: Int(tableau.rowOf[stop.variable]), entering: entering, column: column)
            }
            stalls = stop.distance > tolerance ? 0 : stalls + 1
        }
        return true
    }

    private mutating func preparePieces() {
        if pieces.count < tableau.variableCount {
            pieces.append(contentsOf: repeatElement(0, count: tableau.variableCount - pieces.count))
        }
        for variable in cost.variables where tableau.isBasic(variable) {
            pieces[variable] = Int8(cost.violation(variable, at: tableau.values[variable]).sign(within: 0))
        }
    }

    /// The slope that a basic variable's own cost has on its piece.
    func gradient(_ variable: Int) -> Double {
        Double(pieces[variable]) * cost.goal(variable).weight
    }

    /// Computes the slopes that the basic variables' violations hand to the nonbasic variables.
    private mutating func price() {
        if slopes.count < tableau.variableCount {
            let missing = tableau.variableCount - slopes.count
            slopes.append(contentsOf: repeatElement(0, count: missing))
            isPriced.append(contentsOf: repeatElement(false, count: missing))
            isDropped.append(contentsOf: repeatElement(false, count: missing))
        }
        for variable in priced {
            slopes[variable] = 0
            isPriced[variable] = false
        }
        priced.removeAll(keepingCapacity: true)
        for variable in cost.variables {
            let row = tableau.rowOf[variable]
            if row < 0 {
                if !isPriced[variable] {
                    isPriced[variable] = true
                    priced.append(variable)
                }
                continue
            }
            let gradient = gradient(variable)
            guard gradient != 0 else { continue }
            for entry in tableau.rows[Int(row)] {
                let column = Int(entry.column)
                if !isPriced[column] {
                    isPriced[column] = true
                    priced.append(column)
                }
                slopes[column] += gradient * entry.value
            }
        }
    }

    private func slopeUp(_ variable: Int) -> Double {
        slopes[variable] + cost.slopeUp(variable, at: tableau.values[variable])
    }

    private func slopeDown(_ variable: Int) -> Double {
        -slopes[variable] + cost.slopeDown(variable, at: tableau.values[variable])
    }

    private func chooseEntering(usesBland: Bool) -> (variable: Int, direction: Double, slope: Double)? {
        var best: (variable: Int, direction: Double, slope: Double)?
        var threshold = -Self.slopeTolerance * cost.scale
        for variable in priced where !tableau.isFixed(variable) {
            for direction in [1.0, -1.0] {
                let slope = direction > 0 ? slopeUp(variable) : slopeDown(variable)
                guard slope < threshold else { continue }
                let value = tableau.values[variable]
                let bound = direction > 0 ? tableau.upper[variable] : tableau.lower[variable]
                guard (bound - value) * direction > 0 else { continue }
                if usesBland {
                    if best == nil || variable < best?.variable ?? 0 { best = (variable, direction, slope) }
                } else {
                    best = (variable, direction, slope)
                    threshold = slope
                }
            }
        }
        return best
    }

    /// Finds where to stop, and moves the variables whose breakpoints are passed to their next pieces.
    private mutating func chooseStop(
        _ entering: Int,
        direction: Double,
        slope: Double,
        column: [Tableau.Entry],
        usesBland: Bool
    ) -> Breakpoint? {
        var breakpoints: [Breakpoint] = []
        addBreakpoints(of: entering, rate: direction, to: &breakpoints)
        for entry in column where abs(entry.value) > Self.pivotTolerance {
            let variable = Int(tableau.basis[Int(entry.column)])
            addBreakpoints(of: variable, rate: entry.value * direction, to: &breakpoints)
        }
        guard !breakpoints.isEmpty else { return nil }
        if usesBland {
            return breakpoints.min { ($0.distance, $0.variable) < ($1.distance, $1.variable) }
        }
        breakpoints.sort { ($0.distance, -abs($0.rate), $0.variable) < ($1.distance, -abs($1.rate), $1.variable) }
        var slope = slope
        let limit = -Self.slopeTolerance * cost.scale
        for (place, breakpoint) in breakpoints.enumerated() {
            slope += breakpoint.bend
            if slope >= limit || place == breakpoints.count - 1 { return steadiest(of: breakpoints, from: place) }
            pieces[breakpoint.variable] += breakpoint.pieceChange
        }
        return nil
    }

    /// Among stops that are hardly farther than the right one, the one with the largest pivot.
    private func steadiest(of breakpoints: [Breakpoint], from place: Int) -> Breakpoint {
        var best = breakpoints[place]
        var next = place + 1
        while next < breakpoints.count, breakpoints[next].distance <= breakpoints[place].distance {
            if abs(breakpoints[next].rate) > abs(best.rate) * 100 { best = breakpoints[next] }
            next += 1
        }
        return best
    }

    private func addBreakpoints(
        of variable: Int,
        rate: Double,
        to breakpoints: inout [Breakpoint]
    ) {
        let value = tableau.values[variable]
        let bound = rate > 0 ? tableau.upper[variable] : tableau.lower[variable]
        func add(_ target: Double, bend: Double) {
            guard target.isFinite else { return }
            let distance = max(0, (target - value) / rate)
            breakpoints.append(
                Breakpoint(distance: distance, bend: bend, variable: variable, value: target, rate: rate)
            )
        }
        add(bound, bend: .infinity)
        guard cost.hasGoal(variable) else { return }
        let goal = cost.goal(variable)
        let bend = goal.weight * abs(rate)
        let piece = pieces[variable]
        if rate > 0 {
            if piece < 0 { add(goal.lower, bend: bend) }
            if piece <= 0 { add(goal.upper, bend: bend) }
        } else {
            if piece > 0 { add(goal.upper, bend: bend) }
            if piece >= 0 { add(goal.lower, bend: bend) }
        }
    }

    /// Narrows the bounds to the optimal face, by complementary slackness with the final slopes, and forgets the goals.
    mutating func lock() {
        if totalViolation == 0 {
            for variable in cost.variables {
                let goal = cost.goal(variable)
                tighten(variable, lower: goal.lower, upper: goal.upper)
            }
        } else {
            price()
            let limit = Self.slopeTolerance * cost.scale
            let moves = priced.map { (variable: $0, up: slopeUp($0), down: slopeDown($0)) }
            for (variable, up, down) in moves {
                let value = tableau.values[variable]
                tighten(variable, lower: down > limit ? value : -.infinity, upper: up > limit ? value : .infinity)
            }
            for variable in cost.variables { confine(variable) }
        }
        cost.removeGoals()
        if !keepsFixedColumns { dropFixed() }
    }

    /// Keeps a variable on the linear piece of its cost that it is on. A nonbasic one at a breakpoint has been bounded
    /// by its slopes.
    private mutating func confine(_ variable: Int) {
        let goal = cost.goal(variable)
        let value = tableau.values[variable]
        let isBasic = tableau.isBasic(variable)
        let piece = isBasic ? Int(pieces[variable]) : cost.violation(variable, at: value).sign(within: 0)
        if piece != 0 {
            tighten(
                variable,
                lower: piece > 0 ? goal.upper : -.infinity,
                upper: piece < 0 ? goal.lower : .infinity
            )
        } else {
            let isAtLower = !isBasic && abs(value - goal.lower) <= tolerance
            let isAtUpper = !isBasic && abs(value - goal.upper) <= tolerance
            tighten(variable, lower: isAtLower ? -.infinity : goal.lower, upper: isAtUpper ? .infinity : goal.upper)
        }
    }

    mutating func tighten(_ variable: Int, lower: Double, upper: Double) {
        tableau.lower[variable] = max(tableau.lower[variable], lower)
        tableau.upper[variable] = max(tableau.lower[variable], min(tableau.upper[variable], upper))
    }

    private mutating func dropFixed() {
        for variable in 0..<tableau.variableCount where !tableau.isBasic(variable) && tableau.isFixed(variable) {
            if variable < isDropped.count {
                guard !isDropped[variable] else { continue }
                isDropped[variable] = true
            }
            tableau.drop(variable)
        }
    }

    /// Whether a variable may still move, as far as bounds of single variables tell.
    func mayMove(_ variable: Int) -> Bool {
        let row = tableau.rowOf[variable]
        guard !tableau.isFixed(variable) else { return false }
        return row < 0 || tableau.rows[Int(row)].contains { !tableau.isFixed(Int($0.column)) }
    }
}

extension Double {
    /// -1, 0 or 1; zero within a distance.
    fileprivate func sign(within tolerance: Double) -> Int {
        self > tolerance ? 1 : self < -tolerance ? -1 : 0
    }
}
