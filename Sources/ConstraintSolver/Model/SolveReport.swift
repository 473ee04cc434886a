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

    /// Numbers that were not taken since the last report, each told once.
    public var refusals: [Refusal] = []

    /// Constraints that a refused number belongs to.
    public var invalidConstraints: [ConstraintHandle] { refusals.compactMap(\.constraint) }

    public init() {}
}
