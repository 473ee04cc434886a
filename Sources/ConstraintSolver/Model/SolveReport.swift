/// A contradiction among required constraints.
public struct Conflict: Hashable, Sendable {
    /// An irreducible contradictory set, in the order of adding: without any one of them the others can hold.
    /// Non-negativity of variables may take part and is never listed.
    public var constraints: [ConstraintHandle]

    /// The member that gave way: the one with the greatest breaking key.
    public var broken: ConstraintHandle

    public init(constraints: [ConstraintHandle], broken: ConstraintHandle) {
        self.constraints = constraints
        self.broken = broken
    }
}

/// What a solve found out.
public struct SolveReport: Sendable {
    /// Contradictions that made a constraint break in this solve; constraints that broke earlier are not repeated.
    public var conflicts: [Conflict] = []

    /// Constraints with a number that is not finite, which the solver ignores; each is told once.
    public var invalidConstraints: [ConstraintHandle] = []

    public init() {}
}
