/// An exact fraction of whole numbers of any size, always in lowest terms.
///
/// Small ones stand in two words; only what doesn't fit is allocated.
package struct Fraction: Hashable, Comparable, Sendable, CustomStringConvertible {
    private var numerator: Int
    /// Greater than zero.
    private var denominator: Int
    /// The fraction where it doesn't fit in words; the two above are then zero and one.
    private var large: Large?

    private final class Large: Hashable, Sendable {
        let isNegative: Bool
        let numerator: Natural
        let denominator: Natural

        init(isNegative: Bool, numerator: Natural, denominator: Natural) {
            self.isNegative = isNegative
            self.numerator = numerator
            self.denominator = denominator
        }

        static func == (left: Large, right: Large) -> Bool {
            left.isNegative == right.isNegative && left.numerator == right.numerator
                && left.denominator == right.denominator
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(isNegative)
            hasher.combine(numerator)
            hasher.combine(denominator)
        }
    }

    package static let zero = Fraction(0)
    package static let one = Fraction(1)

    package init(_ value: Int) {
        precondition(value != .min, "the least integer has no opposite")
        numerator = value
        denominator = 1
    }

    private init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The exact value of a floating-point number; zero for what is not finite.
    package init(_ value: Double) {
        guard value.isFinite, value != 0 else {
            self = .zero
            return
        }
        if let whole = Int(exactly: value), whole != .min {
            self.init(whole)
            return
        }
        // 2^52 times the significand is whole.
        let significand = Natural(UInt(value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)))
        let exponent = (value.isNormal ? Int(value.exponent) : -1022) - 52
        self.init(
            isNegative: value < 0,
            exponent > 0 ? significand << exponent : significand,
            exponent < 0 ? Natural.one << -exponent : .one
        )
    }

    /// Brings to lowest terms.
    private init(isNegative: Bool, _ numerator: Natural, _ denominator: Natural) {
        var (numerator, denominator) = (numerator, denominator)
        let divisor = Natural.greatestCommonDivisor(numerator, denominator)
        if divisor != .one {
            numerator = numerator.divided(by: divisor).quotient
            denominator = denominator.divided(by: divisor).quotient
        }
        if let top = numerator.word, let bottom = denominator.word, top <= UInt(Int.max), bottom <= UInt(Int.max) {
            self.init(numerator: isNegative ? -Int(top) : Int(top), denominator: Int(bottom))
        } else {
            self.init(numerator: 0, denominator: 1)
            large = Large(isNegative: isNegative, numerator: numerator, denominator: denominator)
        }
    }

    /// Brings to lowest terms; `denominator` is greater than zero.
    private init(reducing numerator: Int128, _ denominator: Int128) {
        var (a, b) = (numerator.magnitude, denominator.magnitude)
        if a == 0 {
            self = .zero
            return
        }
        let zeros = UInt128(min(a.trailingZeroBitCount, b.trailingZeroBitCount))
        a >>= UInt128(a.trailingZeroBitCount)
        b >>= UInt128(b.trailingZeroBitCount)
        while a != b {
            if a < b { swap(&a, &b) }
            a -= b
            a >>= UInt128(a.trailingZeroBitCount)
        }
        let divisor = Int128(a << zeros)
        let (top, bottom) = divisor == 1 ? (numerator, denominator) : (numerator / divisor, denominator / divisor)
        if top.magnitude <= UInt128(Int.max), bottom <= Int128(Int.max) {
            self.init(numerator: Int(truncatingIfNeeded: top), denominator: Int(truncatingIfNeeded: bottom))
        } else {
            self.init(numerator: 0, denominator: 1)
            large = Large(
                isNegative: top < 0,
                numerator: Natural(top.magnitude),
                denominator: Natural(bottom.magnitude)
            )
        }
    }

    private var parts: Large {
        large
            ?? Large(
                isNegative: numerator < 0,
                numerator: Natural(numerator.magnitude),
                denominator: Natural(denominator.magnitude)
            )
    }

    package var isZero: Bool { numerator == 0 && large == nil }

    /// -1, 0 or 1.
    package var sign: Int {
        if let large { return large.isNegative ? -1 : 1 }
        return numerator.signum()
    }

    package var magnitude: Fraction { sign < 0 ? -self : self }

    /// How many words it takes, which says what an operation costs.
    var wordCount: Int { large.map { ($0.numerator.words.count + $0.denominator.words.count) } ?? 1 }

    // MARK: Arithmetic
    package static prefix func - (value: Fraction) -> Fraction {
        guard let large = value.large else {
            return Fraction(numerator: -value.numerator, denominator: value.denominator)
        }
        var result = value
        result.large = Large(
            isNegative: !large.isNegative,
            numerator: large.numerator,
            denominator: large.denominator
        )
        return result
    }

    package static func + (left: Fraction, right: Fraction) -> Fraction {
        if left.large == nil, right.large == nil {
            if left.denominator == 1, right.denominator == 1 {
                let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
                if !overflow, sum != .min { return Fraction(numerator: sum, denominator: 1) }
            }
            return Fraction(
                reducing: Int128(left.numerator) * Int128(right.denominator)
                    + Int128(right.numerator) * Int128(left.denominator),
                Int128(left.denominator) * Int128(right.denominator)
            )
        }
        if left.isZero { return right }
        if right.isZero { return left }
        let (a, b) = (left.parts, right.parts)
        let (first, second) = (a.numerator * b.denominator, b.numerator * a.denominator)
        let denominator = a.denominator * b.denominator
        if a.isNegative == b.isNegative {
            return Fraction(isNegative: a.isNegative, first + second, denominator)
        }
        if first == second { return .zero }
        return first < second
            ? Fraction(isNegative: b.isNegative, second - first, denominator)
            : Fraction(isNegative: a.isNegative, first - second, denominator)
    }

    package static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

    package static func += (left: inout Fraction, right: Fraction) { left = left + right }

    package static func -= (left: inout Fraction, right: Fraction) { left = left - right }

    package static func * (left: Fraction, right: Fraction) -> Fraction {
        if left.large == nil, right.large == nil {
            return Fraction(
                reducing: Int128(left.numerator) * Int128(right.numerator),
                Int128(left.denominator) * Int128(right.denominator)
            )
        }
        if left.isZero || right.isZero { return .zero }
        let (a, b) = (left.parts, right.parts)
        return Fraction(
            isNegative: a.isNegative != b.isNegative,
            a.numerator * b.numerator,
            a.denominator * b.denominator
        )
    }

    /// The quotient; `right` must not be zero.
    package static func / (left: Fraction, right: Fraction) -> Fraction { left * right.reciprocal }

    /// One over the number, which must not be zero.
    package var reciprocal: Fraction {
        precondition(!isZero, "zero has no reciprocal")
        if let large {
            return Fraction(isNegative: large.isNegative, large.denominator, large.numerator)
        }
        return Fraction(
            numerator: numerator < 0 ? -denominator : denominator,
            denominator: Int(truncatingIfNeeded: numerator.magnitude)
        )
    }

    package static func < (left: Fraction, right: Fraction) -> Bool {
        if left.large == nil, right.large == nil {
            return Int128(left.numerator) * Int128(right.denominator)
                < Int128(right.numerator) * Int128(left.denominator)
        }
        return (left - right).sign < 0
    }

    // MARK: Other forms
    /// The nearest floating-point number; infinite beyond its range.
    package var value: Double {
        guard let large else {
            if denominator == 1 { return Double(numerator) }
            // Exact as long as both are; else by the long way.
            if numerator.magnitude < 1 << 53, denominator < 1 << 53 { return Double(numerator) / Double(denominator) }
            return Self.quotient(isNegative: numerator < 0, parts.numerator, parts.denominator)
        }
        return Self.quotient(isNegative: large.isNegative, large.numerator, large.denominator)
    }

    private static func quotient(isNegative: Bool, _ numerator: Natural, _ denominator: Natural) -> Double {
        // A quotient of 62 or 63 bits, whose last bit stands for all that follow, rounds as the exact one does.
        let shift = 62 - (numerator.bitWidth - denominator.bitWidth)
        let (quotient, remainder) =
            (shift > 0 ? numerator << shift : numerator)
            .divided(by: shift < 0 ? denominator << -shift : denominator)
        let bits = (quotient.word ?? .max) | (remainder.isZero ? 0 : 1)
        let magnitude = Double(sign: .plus, exponent: -shift, significand: Double(bits))
        return isNegative ? -magnitude : magnitude
    }

    /// "-12/5" or "3".
    package var description: String {
        guard let large else { return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
        let top = (large.isNegative ? "-" : "") + large.numerator.description
        return large.denominator == .one ? top : "\(top)/\(large.denominator.description)"
    }
}
