/// Why a variable has its value: the constraints whose combination gives it.
///
/// The variable is the sum of `factor` times each part's terms; what the constraints say of these terms gives the value.
public struct Explanation: Sendable {
    /// A constraint that takes part.
    public struct Part: Sendable {
        /// The constraint, by its handle.
        public var constraint: ConstraintHandle
        /// How far the variable moves when the constraint's constant falls by one.
        public var factor: Double
        /// The constraint's own terms, each variable once.
        public var terms: [Term]
        /// What the expression adds to its terms.
        public var constant: Double
        /// How the expression relates to zero.
        public var relation: Relation
        /// The expression's value where it isn't zero: by how much the constraint is violated.
        public var excess: Double
    }

    /// The variable that is meant.
    public var variable: Variable
    /// The variable's value.
    public var value: Double
    /// In order of adding; empty where nothing holds the variable.
    public var parts: [Part] = []
    /// Sizes that take part because they are zero, their least value.
    public var bounds: [Variable] = []

    /// A line for the value and one for each part.
    ///
    /// - Parameter name: What a variable is called.
    public func lines(naming name: (Variable) -> String) -> [String] {
        guard !parts.isEmpty || !bounds.isEmpty else {
            return ["\(name(variable)) is \(Self.text(value)), which no constraint fixes"]
        }
        let heads = ["\(name(variable)) is \(Self.text(value)), because"]
        let rows = parts.map { part in
            let relation =
                switch part.relation {
                case .lessThanOrEqual: "<="
                case .equal: "=="
                case .greaterThanOrEqual: ">="
                }
            let sum = part.terms.enumerated().map { index, term in
                let sign = term.coefficient < 0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
                let size = abs(term.coefficient)
                return sign + (size == 1 ? "" : "\(Self.text(size)) * ") + name(term.variable)
            }
            let note = part.excess == 0 ? "" : ", missed by \(Self.text(abs(part.excess)))"
            return "\(sum.joined()) \(relation) \(Self.text(-part.constant))\(note)"
        }
        return heads + rows + bounds.map { "\(name($0)) is not below 0" }
    }

    /// A number without a needless fraction.
    private static func text(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
