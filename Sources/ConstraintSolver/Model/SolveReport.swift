/// A contradiction among required constraints.
public struct Conflict: Hashable, Sendable {
    /// An irreducible contradictory set, in the order of adding: without any one of them the others can hold.
    /// Non-negativity of variables may take part and is never listed.
    public var constraints: [ConstraintHandle]

    /// The member that gave way: the one with the greatest breaking key.
    public var broken: ConstraintHandle

    /// A set and the member of it that broke.
    public init(constraints: [ConstraintHandle], broken: ConstraintHandle) {
        self.constraints = constraints
        self.broken = broken
    }

    /// A contradictory set and its member with the greatest key, of equal ones the one that was added last (fact AL-6).
    init(_ constraints: [ConstraintHandle], key: (ConstraintHandle) -> BreakingKey) {
        let keyed = constraints.map { (handle: $0, key: key($0)) }
        guard
            let breaking = keyed.max(by: {
                $0.key == $1.key ? $0.handle.serial < $1.handle.serial : $0.key < $1.key
            })
        else { preconditionFailure("bounds alone never contradict each other") }
        self.init(constraints: constraints, broken: breaking.handle)
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

    /// A report of a solve in which nothing happened.
    public init() {}
}
