import Foundation

/// A function of expressions, as Foundation documents them.
enum ExpressionFunction: String, CaseIterable {
    case add = "add:to:", subtract = "from:subtract:", multiply = "multiply:by:", divide = "divide:by:"
    case modulus = "modulus:by:", raise = "raise:toPower:"
    case sum = "sum:", count = "count:", least = "min:", greatest = "max:", average = "average:", median = "median:"
    case deviation = "stddev:", squareRoot = "sqrt:", logarithm = "log:", naturalLogarithm = "ln:", power = "exp:"
    case floor = "floor:", ceiling = "ceiling:", absolute = "abs:", truncated = "trunc:"
    case uppercase = "uppercase:", lowercase = "lowercase:"
    case bitwiseAnd = "bitwiseAnd:with:", bitwiseOr = "bitwiseOr:with:", bitwiseXor = "bitwiseXor:with:"
    case leftShift = "leftshift:by:", rightShift = "rightshift:by:"

    /// The function of a format's name, which stands without its colon there.
    init?(name: String, count: Int) {
        let selector = name.hasSuffix(":") || count != 1 ? name : name + ":"
        self.init(rawValue: selector)
    }

    /// The function of bits that a sign between two values says; nil for other signs.
    init?(sign: String) {
        guard let function = Self.bits[sign] else { return nil }
        self = function
    }

    private static let bits: [String: ExpressionFunction] = [
        "&": .bitwiseAnd, "|": .bitwiseOr, "^": .bitwiseXor, "<<": .leftShift, ">>": .rightShift,
    ]

    /// Whether it makes one value of several.
    var combines: Bool {
        switch self {
        case .sum, .count, .least, .greatest, .average, .median, .deviation: true
        default: false
        }
    }

    /// What it makes of its arguments; nil where they aren't numbers.
    ///
    /// Whole numbers stay whole in sums, products and quotients, as Foundation's do: `7 / 2` is 3.
    func of(_ arguments: [Any?]) -> Any? {
        switch self {
        case .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift:
            guard arguments.count == 2, let one = Self.whole(arguments[0]), let other = Self.whole(arguments[1]) else {
                return nil
            }
            return bits(one, other)
        case .add, .subtract, .multiply, .divide, .modulus, .raise:
            guard arguments.count == 2 else { return nil }
            return arithmetic(arguments[0], arguments[1])
        case .uppercase: return arguments.first.flatMap { PredicateValue.text($0)?.uppercased() }
        case .lowercase: return arguments.first.flatMap { PredicateValue.text($0)?.lowercased() }
        case .count: return PredicateValue.elements(of: arguments.first ?? nil)?.count
        case .sum, .least, .greatest, .average, .median, .deviation:
            let elements =
                arguments.count == 1 ? PredicateValue.elements(of: arguments[0]) : arguments.map { $0 as Any }
            guard let elements = elements?.compactMap({ KeyedProperties.unwrapped($0) }) else { return nil }
            let areWhole = elements.allSatisfy { Self.whole($0) != nil }
            return statistics(elements.compactMap { PredicateValue.number($0) }, areWhole: areWhole)
        default:
            guard let number = PredicateValue.number(arguments.first ?? nil) else { return nil }
            return single(number, isWhole: Self.whole(arguments[0]) != nil)
        }
    }

    private func bits(_ one: Int, _ other: Int) -> Int {
        switch self {
        case .bitwiseAnd: one & other
        case .bitwiseOr: one | other
        case .bitwiseXor: one ^ other
        case .leftShift: one << other
        default: one >> other
        }
    }

    private func arithmetic(_ one: Any?, _ other: Any?) -> Any? {
        if let one = Self.whole(one), let other = Self.whole(other), let result = whole(one, other) { return result }
        guard let one = PredicateValue.number(one), let other = PredicateValue.number(other) else { return nil }
        return switch self {
        case .add: one + other
        case .subtract: one - other
        case .multiply: one * other
        case .divide: one / other
        case .modulus: one.truncatingRemainder(dividingBy: other)
        default: pow(one, other)
        }
    }

    /// Whole numbers of whole numbers; nil where they overflow or the divisor is zero.
    private func whole(_ one: Int, _ other: Int) -> Int? {
        let (result, overflow): (Int, Bool)
        switch self {
        case .add: (result, overflow) = one.addingReportingOverflow(other)
        case .subtract: (result, overflow) = one.subtractingReportingOverflow(other)
        case .multiply: (result, overflow) = one.multipliedReportingOverflow(by: other)
        case .divide: (result, overflow) = one.dividedReportingOverflow(by: other)
        case .modulus: (result, overflow) = one.remainderReportingOverflow(dividingBy: other)
        default: return nil
        }
        return overflow ? nil : result
    }

    private func statistics(_ values: [Double], areWhole: Bool) -> Any? {
        let sum = values.reduce(0, +)
        let average = values.isEmpty ? 0 : sum / Double(values.count)
        let result: Double?
        switch self {
        case .sum: result = sum
        case .least: result = values.min()
        case .greatest: result = values.max()
        case .average: return average
        case .median:
            guard !values.isEmpty else { return 0.0 }
            let (sorted, middle) = (values.sorted(), values.count / 2)
            return values.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        default:
            guard !values.isEmpty else { return 0.0 }
            return (values.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(values.count)).squareRoot()
        }
        return result.map { areWhole ? Self.integer($0) : $0 }
    }

    private func single(_ number: Double, isWhole: Bool) -> Any {
        switch self {
        case .squareRoot: return number.squareRoot()
        case .logarithm: return log10(number)
        case .naturalLogarithm: return log(number)
        case .power: return exp(number)
        case .floor: return number.rounded(.down)
        case .ceiling: return number.rounded(.up)
        case .truncated: return number.rounded(.towardZero)
        default: return isWhole ? Self.integer(abs(number)) : abs(number)
        }
    }

    private static func integer(_ number: Double) -> Any {
        guard let integer = Int(exactly: number) else { return number }
        return integer
    }

    /// A whole number of any kind; nil for fractions, truth values and what is no number.
    private static func whole(_ value: Any?) -> Int? {
        switch value {
        case let value as NSNumber: "dfcB".contains(String(cString: value.objCType)) ? nil : value.intValue
        case let value as any BinaryInteger: Int(exactly: value)
        default: nil
        }
    }
}
