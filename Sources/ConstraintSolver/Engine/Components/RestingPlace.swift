/// Where a variable that the constraints leave open comes to rest (fact AL-7a).
enum RestingPlace {
    /// The value of an open variable that may have any value from `lower` to `upper`.
    ///
    /// What is bounded on one side only lies at its bound: the slack of the inequality is what the simplex of Cassowary
    /// keeps out of its basis, at zero. Between two bounds, and without any, it is as near to zero as it can be; a size,
    /// which is never negative, is then as small as it can be.
    @inline(__always)
    static func within(_ lower: Double, _ upper: Double) -> Double {
        if lower == -.infinity, upper < .infinity { return upper }
        if upper == .infinity, lower > -.infinity { return lower }
        return min(max(0, lower), upper)
    }
}
