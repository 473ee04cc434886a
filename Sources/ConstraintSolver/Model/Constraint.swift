/// How an expression relates to zero.
public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The values that satisfy the relation.
    var bounds: (lower: Double, upper: Double) {
        switch self {
        case .lessThanOrEqual: (-.infinity, 0)
        case .equal: (0, 0)
        case .greaterThanOrEqual: (0, .infinity)
        }
    }
}

/// The claim that an expression is equal to, at most or at least zero.
public struct Constraint: Sendable {
    /// What is compared with zero.
    public var expression: Expression
    /// How the expression relates to zero.
    public var relation: Relation

    /// From 1 to 1000; 1000 and more is required. Levels are lexicographic (fact AL-4), fractions are levels of
    /// their own.
    public var priority: Double

    /// The reference order that decides ties within a level (fact AL-7): smaller takes the space.
    ///
    /// Where the least sum of violations of a level can be shared out in several ways, the solver makes the violated
    /// expressions as large as it can, smallest stamp first: with too much room the smallest stamp is exceeded,
    /// with too little the largest falls short. Equal stamps: order of adding. Written `size - constant`,
    /// hugging and compression resistance thus behave as UIKit's.
    public var stamp: Int

    /// Decides whether this constraint breaks when it is required and contradicts others (fact AL-6).
    public var breakingKey: BreakingKey

    /// Whether a required constraint gives way without a log: above all optional levels, below the broken
    /// constraints (fact AL-6b). Default `false`; without effect on an optional one.
    public var yieldsSilently: Bool

    /// A constraint; required, by default.
    public init(
        _ expression: Expression,
        _ relation: Relation,
        priority: Double = 1000,
        stamp: Int = 0,
        breakingKey: BreakingKey = .init([]),
        yieldsSilently: Bool = false
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
        self.stamp = stamp
        self.breakingKey = breakingKey
        self.yieldsSilently = yieldsSilently
    }
}

/// A handle for a constraint that was added to a ``Solver``; never reused.
public struct ConstraintHandle: Hashable, Sendable {
    let slot: Int32

    /// Position in the order of adding.
    let serial: Int32

    var position: Int { Int(slot) }
    /// Greater for what was added later.
    package var order: Int { Int(serial) }
}

/// A constraint as the solver keeps it.
struct ConstraintRecord: Sendable {
    var constraint: Constraint
    /// The expression's terms, each variable once.
    var terms: [Term]
    var handle: ConstraintHandle
    var isInstalled = true
    var isBroken = false
    var isReportedInvalid = false

    /// Whether all numbers are finite.
    var isValid: Bool {
        constraint.expression.constant.isFinite && !constraint.priority.isNaN
            && terms.allSatisfy(\.coefficient.isFinite)
    }

    /// What the constraint is to the next solve.
    var role: ConstraintRole {
        guard isInstalled, isValid else { return .absent }
        guard constraint.priority >= 1000 else { return .optional(level: constraint.priority) }
        if isBroken { return .optional(level: ConstraintRole.brokenLevel) }
        return constraint.yieldsSilently ? .optional(level: ConstraintRole.silentLevel) : .required
    }
}

/// What a constraint is to a solve.
enum ConstraintRole: Equatable, Sendable {
    case absent, required
    case optional(level: Double)

    /// Broken constraints still count (fact AL-6): they are nearer to required than anything else is.
    static let brokenLevel = 3000.0
    /// Content sizes at 1000 (fact AL-6b).
    static let silentLevel = 2000.0
}
