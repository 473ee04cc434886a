/// An exact fraction of 64-bit integers; an overflow makes it invalid, and everything that is calculated from it.
struct Rational: Comparable {
    private(set) var numerator: Int
    private(set) var denominator: Int

    static let zero = Rational(0)
    static let invalid = Rational(numerator: 0, denominator: 0)

    init(_ value: Int) {
        numerator = value
        denominator = 1
    }

    private init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    var isValid: Bool { denominator != 0 }
    var isZero: Bool { numerator == 0 && denominator != 0 }
    var value: Double { Double(numerator) / Double(denominator) }

    /// A double that is a small multiple of a quarter.
    init(quarters value: Double) {
        self.init(Int(value * 4))
        self = self / Rational(4)
    }

    private static func reduced(
        _ numerator: (partialValue: Int, overflow: Bool),
        _ denominator: (partialValue: Int, overflow: Bool)
    ) -> Rational {
        guard !numerator.overflow, !denominator.overflow, denominator.partialValue != 0 else { return .invalid }
        var (a, b) = (numerator.partialValue, denominator.partialValue)
        guard a != .min, b != .min else { return .invalid }
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = denominator.partialValue < 0 ? -abs(a) : abs(a)
        return Rational(numerator: numerator.partialValue / divisor, denominator: denominator.partialValue / divisor)
    }

    static func + (left: Rational, right: Rational) -> Rational {
        guard left.isValid, right.isValid else { return .invalid }
        if left.denominator == 1, right.denominator == 1 {
            let sum = left.numerator.addingReportingOverflow(right.numerator)
            return sum.overflow ? .invalid : Rational(sum.partialValue)
        }
        let a = left.numerator.multipliedReportingOverflow(by: right.denominator)
        let b = right.numerator.multipliedReportingOverflow(by: left.denominator)
        guard !a.overflow, !b.overflow else { return .invalid }
        return reduced(
            a.partialValue.addingReportingOverflow(b.partialValue),
            left.denominator.multipliedReportingOverflow(by: right.denominator)
        )
    }

    static prefix func - (value: Rational) -> Rational {
        Rational(numerator: -value.numerator, denominator: value.denominator)
    }

    static func - (left: Rational, right: Rational) -> Rational { left + -right }

    static func * (left: Rational, right: Rational) -> Rational {
        guard left.isValid, right.isValid else { return .invalid }
        return reduced(
            left.numerator.multipliedReportingOverflow(by: right.numerator),
            left.denominator.multipliedReportingOverflow(by: right.denominator)
        )
    }

    static func / (left: Rational, right: Rational) -> Rational {
        left * Rational(numerator: right.denominator, denominator: right.numerator).normalized
    }

    private var normalized: Rational {
        denominator < 0 ? Rational(numerator: -numerator, denominator: -denominator) : self
    }

    static func < (left: Rational, right: Rational) -> Bool { (left - right).numerator < 0 }
}
