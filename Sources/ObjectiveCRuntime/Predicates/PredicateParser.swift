import Foundation

/// Reads a format of predicates and expressions, as Foundation documents its syntax.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: [Any?]
    private let format: String

    /// What can't be read.
    private struct Failure: Error {}

    /// The condition of a format; ends the program where it can't be read, as Foundation's exception would.
    static func condition(_ format: String, _ arguments: [Any?]) -> PredicateCondition {
        whole(format, arguments) { parser throws(Failure) in try parser.alternatives() }
    }

    /// The value that a format says; ends the program where it can't be read, as Foundation's exception would.
    static func value(_ format: String, _ arguments: [Any?]) -> PredicateValue {
        whole(format, arguments) { parser throws(Failure) in try parser.value() }
    }

    private static func whole<Result>(
        _ format: String,
        _ arguments: [Any?],
        _ read: (inout PredicateParser) throws(Failure) -> Result
    ) -> Result {
        var parser = PredicateParser(format, arguments)
        guard let result = try? read(&parser), parser.place == parser.tokens.count else {
            preconditionFailure("NSInvalidArgumentException: Unable to parse the format string \"\(format)\"")
        }
        return result
    }

    private init(_ format: String, _ arguments: [Any?]) {
        (self.format, self.arguments, tokens) = (format, arguments, PredicateToken.tokens(of: format))
    }

    private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    /// Goes on behind one of some words or symbols, in capitals; nil where none is next.
    private mutating func take(_ names: String...) -> String? {
        let name: String
        switch next {
        case .word(let word): name = word.uppercased()
        case .symbol(let symbol): name = symbol
        default: return nil
        }
        guard names.contains(name) else { return nil }
        place += 1
        return name
    }

    // MARK: Conditions

    private mutating func alternatives() throws(Failure) -> PredicateCondition {
        var conditions = [try all()]
        while take("OR", "||") != nil { conditions.append(try all()) }
        return conditions.count == 1 ? conditions[0] : .or(conditions)
    }

    private mutating func all() throws(Failure) -> PredicateCondition {
        var conditions = [try single()]
        while take("AND", "&&") != nil { conditions.append(try single()) }
        return conditions.count == 1 ? conditions[0] : .and(conditions)
    }

    private mutating func single() throws(Failure) -> PredicateCondition {
        if take("NOT", "!") != nil { return .not(try single()) }
        if let constant = take("TRUEPREDICATE", "FALSEPREDICATE") { return .constant(constant == "TRUEPREDICATE") }
        if next == .symbol("("), let condition = inParentheses() { return condition }
        let modifier = take("ANY", "SOME", "ALL", "NONE")
        let left = try value()
        let comparison = try comparison()
        var options: String.CompareOptions = []
        if take("[") != nil {
            guard case .word(let letters)? = next else { throw Failure() }
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            place += 1
            guard take("]") != nil else { throw Failure() }
        }
        return .comparison(left, comparison, try value(), modifier: modifier, options)
    }

    /// A condition in parentheses; nil, and nothing read, where they hold a value.
    private mutating func inParentheses() -> PredicateCondition? {
        let before = self
        place += 1
        if let condition = try? alternatives(), take(")") != nil { return condition }
        self = before
        return nil
    }

    private mutating func comparison() throws(Failure) -> PredicateCondition.Operator {
        let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        let symbols = take("==", "=", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>")
        guard let name = symbols ?? take("BEGINSWITH", "CONTAINS", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"),
            let comparison = PredicateCondition.Operator(rawValue: other[name] ?? name)
        else { throw Failure() }
        return comparison
    }

    // MARK: Values

    /// Bits of sums, which are of products, powers, signs and what stands between them.
    private mutating func value() throws(Failure) -> PredicateValue {
        var value = try sum()
        while let sign = take("&", "|", "^", "<<", ">>"), let function = ExpressionFunction(sign: sign) {
            value = .call(function, [value, try sum()])
        }
        return value
    }

    private mutating func sum() throws(Failure) -> PredicateValue {
        var value = try product()
        while let sign = take("+", "-") { value = .call(sign == "+" ? .add : .subtract, [value, try product()]) }
        return value
    }

    private mutating func product() throws(Failure) -> PredicateValue {
        var value = try power()
        while let sign = take("*", "/") { value = .call(sign == "*" ? .multiply : .divide, [value, try power()]) }
        return value
    }

    private mutating func power() throws(Failure) -> PredicateValue {
        var value = try signed()
        while take("**") != nil { value = .call(.raise, [value, try signed()]) }
        return value
    }

    private mutating func signed() throws(Failure) -> PredicateValue {
        if take("-") != nil {
            return switch try signed() {
            case .constant(let number as Int): .constant(-number)
            case .constant(let number as Double): .constant(-number)
            case let value: .call(.subtract, [.constant(0), value])
            }
        }
        return try operand()
    }

    private mutating func operand() throws(Failure) -> PredicateValue {
        guard let token = next else { throw Failure() }
        place += 1
        switch token {
        case .string(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .integer(let number): return .constant(number)
        case .argument(let isKey):
            guard !arguments.isEmpty else { throw Failure() }
            let argument = arguments.removeFirst()
            return isKey ? .path(PredicateValue.text(argument) ?? "") : .constant(argument)
        case .symbol("{"): return .list(try values(until: "}"))
        case .symbol("("):
            let value = try value()
            guard take(")") != nil else { throw Failure() }
            return value
        case .word(let word):
            guard take("(") != nil else { return Self.named(word) }
            let values = try values(until: ")")
            guard let function = ExpressionFunction(name: word, count: values.count) else { throw Failure() }
            return .call(function, values)
        case .symbol: throw Failure()
        }
    }

    private mutating func values(until end: String) throws(Failure) -> [PredicateValue] {
        var values: [PredicateValue] = []
        while take(end) == nil {
            values.append(try value())
            _ = take(",")
        }
        return values
    }

    private static func named(_ word: String) -> PredicateValue {
        if word.hasPrefix("$") {
            let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
            return .variable(parts.first ?? "", path: parts.count > 1 ? parts[1] : "")
        }
        return switch word.uppercased() {
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NIL", "NULL": .constant(nil)
        case "SELF": .path("")
        default: .path(word.replacingOccurrences(of: "#", with: ""))
        }
    }
}
