/// A coefficient times a variable.
public struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable that is meant.
    public var variable: Variable
    /// A number of any sign; not finite makes the constraint invalid.
    public var coefficient: Double

    /// A variable times a number, 1 by default.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A linear expression: a sum of terms and a constant.
///
/// A variable may occur in several terms; the solver adds them up.
public struct Expression: Sendable {
    /// The terms, in no particular order; a variable may occur more than once.
    public var terms: [Term]
    /// What the expression adds to its terms.
    public var constant: Double

    /// A number alone; 0 by default.
    public init(_ constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    /// A variable, once.
    public init(_ variable: Variable) {
        terms = [Term(variable)]
        constant = 0
    }

    /// The sum of terms and a number.
    public init(terms: [Term], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// The sum; terms aren't joined.
    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// The difference; terms aren't joined.
    public static func - (left: Expression, right: Expression) -> Expression {
        left + right * -1
    }

    /// The expression with its constant raised by a number.
    public static func + (left: Expression, right: Double) -> Expression {
        Expression(terms: left.terms, constant: left.constant + right)
    }

    /// The expression with its constant lowered by a number.
    public static func - (left: Expression, right: Double) -> Expression {
        Expression(terms: left.terms, constant: left.constant - right)
    }

    /// The expression with all its numbers multiplied.
    public static func * (expression: Expression, factor: Double) -> Expression {
        Expression(
            terms: expression.terms.map { Term($0.variable, $0.coefficient * factor) },
            constant: expression.constant * factor
        )
    }

    /// The expression with all its numbers multiplied.
    public static func * (factor: Double, expression: Expression) -> Expression {
        expression * factor
    }

    /// The expression with all its numbers of the other sign.
    public static prefix func - (expression: Expression) -> Expression {
        expression * -1
    }

    /// Appends the terms and adds the constant of another expression.
    public static func += (left: inout Expression, right: Expression) {
        left.terms.append(contentsOf: right.terms)
        left.constant += right.constant
    }

    /// Appends the terms and adds the constant of another expression, all of the other sign.
    public static func -= (left: inout Expression, right: Expression) {
        left += right * -1
    }

    /// Raises the constant.
    public static func += (left: inout Expression, right: Double) {
        left.constant += right
    }

    /// Lowers the constant.
    public static func -= (left: inout Expression, right: Double) {
        left.constant -= right
    }

    /// Multiplies all numbers of the expression.
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
