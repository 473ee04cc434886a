/// A number that the solver did not take, and why. Everything else stays as it was.
public struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was wrong with it.
    public enum Reason: Equatable, Sendable {
        /// A coefficient of the constraint is infinite or no number.
        case coefficientIsNotFinite
        /// The constraint's constant.
        case constantIsNotFinite
        /// The constraint's priority.
        case priorityIsNotANumber
        /// The value for a parameter.
        case valueIsNotFinite(Variable)
    }

    /// The constraint that takes no part until its number is a good one, or that keeps the number that it had; `nil` for
    /// a parameter.
    public var constraint: ConstraintHandle?
    /// What was wrong with the number.
    public var reason: Reason

    /// A refusal for a constraint; nil for a parameter.
    public init(constraint: ConstraintHandle? = nil, reason: Reason) {
        self.constraint = constraint
        self.reason = reason
    }

    /// A sentence that says what was refused and what happens instead.
    public var description: String {
        switch reason {
        case .coefficientIsNotFinite: "\(subject) has a coefficient that is not a finite number; it is left out"
        case .constantIsNotFinite: "\(subject) was given a constant that is not a finite number; it is ignored"
        case .priorityIsNotANumber: "\(subject) was given a priority that is not a number; it is ignored"
        case .valueIsNotFinite(let variable):
            "parameter \(variable.number) was given a value that is not a finite number; it keeps its own"
        }
    }

    private var subject: String { "constraint \(constraint?.serial ?? -1)" }
}
