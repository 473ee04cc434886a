import Foundation

/// Reads a predicate's format, as Foundation documents its syntax.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: [Any?]
    private let format: String

    /// The condition of a format; ends the program where it can't be read, as Foundation's exception would.
    static func condition(_ format: String, _ arguments: [Any?]) -> PredicateCondition {
        var parser = PredicateParser(format, arguments)
        let condition = parser.alternatives()
        guard parser.place == parser.tokens.count else { parser.fail() }
        return condition
    }

    private init(_ format: String, _ arguments: [Any?]) {
        (self.format, self.arguments, tokens) = (format, arguments, PredicateToken.tokens(of: format))
    }

    private func fail() -> Never {
        preconditionFailure("NSInvalidArgumentException: Unable to parse the format string \"\(format)\"")
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

    private mutating func alternatives() -> PredicateCondition {
        var conditions = [all()]
        while take("OR", "||") != nil { conditions.append(all()) }
        return conditions.count == 1 ? conditions[0] : .or(conditions)
    }

    private mutating func all() -> PredicateCondition {
        var conditions = [single()]
        while take("AND", "&&") != nil { conditions.append(single()) }
        return conditions.count == 1 ? conditions[0] : .and(conditions)
    }

    private mutating func single() -> PredicateCondition {
        if take("NOT", "!") != nil { return .not(single()) }
        if let constant = take("TRUEPREDICATE", "FALSEPREDICATE") { return .constant(constant == "TRUEPREDICATE") }
        if next == .symbol("(") {
            place += 1
            let condition = alternatives()
            guard take(")") != nil else { fail() }
            return condition
        }
        let modifier = take("ANY", "SOME", "ALL", "NONE")
        let left = value()
        let comparison = comparison()
        var options: String.CompareOptions = []
        if take("[") != nil {
            guard case .word(let letters)? = next else { fail() }
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            place += 1
            guard take("]") != nil else { fail() }
        }
        return .comparison(left, comparison, value(), modifier: modifier, options)
    }

    private mutating func comparison() -> PredicateCondition.Operator {
        let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        let symbols = take("==", "=", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>")
        guard let name = symbols ?? take("BEGINSWITH", "CONTAINS", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"),
            let comparison = PredicateCondition.Operator(rawValue: other[name] ?? name)
        else { fail() }
        return comparison
    }

    // MARK: Values

    private mutating func value() -> PredicateValue {
        guard let token = next else { fail() }
        place += 1
        switch token {
        case .string(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let isKey):
            guard !arguments.isEmpty else { fail() }
            let argument = arguments.removeFirst()
            return isKey ? .path(PredicateValue.text(argument) ?? "") : .constant(argument)
        case .symbol("{"):
            var values: [PredicateValue] = []
            while take("}") == nil {
                values.append(value())
                _ = take(",")
            }
            return .list(values)
        case .word(let word): return Self.named(word)
        case .symbol: fail()
        }
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
