/// The condition of an `#if`, read from its text and decided.
package struct ConditionExpression {
    private var tokens: [Substring]
    private var next = 0
    private let conditions: BuildConditions

    /// Whether a condition holds; nil where it has a form that isn't known.
    package static func holds(_ text: Substring, under conditions: BuildConditions) -> Bool? {
        var expression = ConditionExpression(text, conditions)
        guard let value = expression.alternatives(depth: 0), expression.next == expression.tokens.count else {
            return nil
        }
        return value
    }

    private init(_ text: Substring, _ conditions: BuildConditions) {
        tokens = Self.tokens(of: text)
        self.conditions = conditions
    }

    private static func tokens(of text: Substring) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("//") {
                break
            } else if rest.hasPrefix("/*") {
                var comment = rest.dropFirst(2)
                while !comment.isEmpty, !comment.hasPrefix("*/") { comment.removeFirst() }
                rest = comment.dropFirst(2)
            } else if rest.hasPrefix("&&") || rest.hasPrefix("||") || rest.hasPrefix(">=") {
                tokens.append(rest.prefix(2))
                rest = rest.dropFirst(2)
            } else if isWord(first) {
                tokens.append(rest.prefix(while: isWord))
                rest = rest.drop(while: isWord)
            } else {
                tokens.append(rest.prefix(1))
                rest.removeFirst()
            }
        }
        return tokens
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
    }

    private var token: Substring? { next < tokens.count ? tokens[next] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard let token, token == text else { return false }
        next += 1
        return true
    }

    private mutating func alternatives(depth: Int) -> Bool? {
        guard depth < 64, var value = conjunction(depth: depth) else { return nil }
        while take("||") {
            guard let other = conjunction(depth: depth) else { return nil }
            value = value || other
        }
        return value
    }

    private mutating func conjunction(depth: Int) -> Bool? {
        guard var value = operand(depth: depth) else { return nil }
        while take("&&") {
            guard let other = operand(depth: depth) else { return nil }
            value = value && other
        }
        return value
    }

    private mutating func operand(depth: Int) -> Bool? {
        guard depth < 64 else { return nil }
        if take("!") { return operand(depth: depth + 1).map { !$0 } }
        if take("(") {
            let value = alternatives(depth: depth + 1)
            return take(")") ? value : nil
        }
        guard let word = token, let first = word.first, Self.isWord(first) else { return nil }
        next += 1
        if word == "true" || word == "1" { return true }
        if word == "false" || word == "0" { return false }
        guard take("(") else { return conditions.flags.contains(String(word)) }
        var argument = ""
        while let token, token != ")" {
            argument += token
            next += 1
        }
        return take(")") ? conditions.answer(String(word), argument) : nil
    }
}
