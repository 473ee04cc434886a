/// The violation of some variables' goals, the objective of one level.
///
/// A goal is an interval; outside it a variable costs `weight` a unit of distance. A goal at infinity makes a linear
/// objective.
struct PiecewiseCost {
    private(set) var variables: [Int] = []
    private var lower: [Double]
    private var upper: [Double]
    /// Zero for a variable without a goal.
    private var weights: [Double]
    let tolerance: Double

    init(variableCount: Int, tolerance: Double) {
        lower = Array(repeating: -.infinity, count: variableCount)
        upper = Array(repeating: .infinity, count: variableCount)
        weights = Array(repeating: 0, count: variableCount)
        self.tolerance = tolerance
    }

    mutating func setGoal(_ variable: Int, lower: Double, upper: Double, weight: Double) {
        while weights.count <= variable {
            weights.append(0)
            self.lower.append(-.infinity)
            self.upper.append(.infinity)
        }
        self.lower[variable] = lower
        self.upper[variable] = upper
        weights[variable] = weight
        variables.append(variable)
    }

    mutating func removeGoals() {
        for variable in variables { weights[variable] = 0 }
        variables.removeAll(keepingCapacity: true)
    }

    /// The largest weight, against which slopes are zero or not.
    var scale: Double { variables.reduce(0) { max($0, weights[$1]) } }

    func hasGoal(_ variable: Int) -> Bool { variable < weights.count && weights[variable] > 0 }

    func goal(_ variable: Int) -> (lower: Double, upper: Double, weight: Double) {
        (lower[variable], upper[variable], weights[variable])
    }

    /// How far outside its goal a value is, with a sign; zero within tolerance.
    func violation(_ variable: Int, at value: Double) -> Double {
        if value < lower[variable] - tolerance { return value - lower[variable] }
        if value > upper[variable] + tolerance { return value - upper[variable] }
        return 0
    }

    /// The change of a nonbasic variable's own cost for a unit upwards.
    func slopeUp(_ variable: Int, at value: Double) -> Double {
        guard hasGoal(variable) else { return 0 }
        if value < lower[variable] - tolerance { return -weights[variable] }
        return value < upper[variable] - tolerance ? 0 : weights[variable]
    }

    /// The change of a nonbasic variable's own cost for a unit downwards.
    func slopeDown(_ variable: Int, at value: Double) -> Double {
        guard hasGoal(variable) else { return 0 }
        if value > upper[variable] + tolerance { return -weights[variable] }
        return value > lower[variable] + tolerance ? 0 : weights[variable]
    }
}
