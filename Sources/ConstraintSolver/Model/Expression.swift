/// A coefficient times a variable.
public struct Term: Hashable, Sendable, BitwiseCopyable {
    public var variable: Variable
    /// A number of any sign; not finite makes the constraint invalid.
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A linear expression: a sum of terms and a constant.
///
/// A variable may occur in several terms; the solver adds them up.
public struct Expression: Sendable {
    public var terms: [Term]
    public var constant: Double

    public init(_ constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    public init(_ variable: Variable) {
        terms = [Term(variable)]
        constant = 0
    }

    public init(terms: [Term], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func - (left: Expression, right: Expression) -> Expression {
        left + right * -1
    }

    public static func + (left: Expression, right: Double) -> Expression {
        Expression(terms: left.terms, constant: left.constant + right)
    }

    public static func - (left: Expression, right: Double) -> Expression {
        Expression(terms: left.terms, constant: left.constant - right)
    }

    public static func * (expression: Expression, factor: Double) -> Expression {
        Expression(
            terms: expression.terms.map { Term($0.variable, $0.coefficient * factor) },
            constant: expression.constant * factor
        )
    }

    public static func * (factor: Double, expression: Expression) -> Expression {
        expression * factor
    }

    public static prefix func - (expression: Expression) -> Expression {
        expression * -1
    }

    public static func += (left: inout Expression, right: Expression) {
        left.terms.append(contentsOf: right.terms)
        left.constant += right.constant
    }

    public static func -= (left: inout Expression, right: Expression) {
        left += right * -1
    }

    public static func += (left: inout Expression, right: Double) {
        left.constant += right
    }

    public static func -= (left: inout Expression, right: Double) {
        left.constant -= right
    }

    public static func *= (left: inout Expression, factor: Double) {
        left = left * factor
    }

    /// The terms with each variable once, in order of first mention, without zeros.
    var mergedTerms: [Term] {
        var merged: [Term] = []
        merged.reserveCapacity(terms.count)
        if terms.count <= 16 {
            for term in terms {
                if let place = merged.firstIndex(where: { $0.variable == term.variable }) {
                    merged[place].coefficient += term.coefficient
                } else {
                    merged.append(term)
                }
            }
        } else {
            var places: [Variable: Int] = [:]
            for term in terms {
                if let place = places[term.variable] {
                    merged[place].coefficient += term.coefficient
                } else {
                    places[term.variable] = merged.count
                    merged.append(term)
                }
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        return merged
    }
}
