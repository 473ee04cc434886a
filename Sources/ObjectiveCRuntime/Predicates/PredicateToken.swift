import Foundation

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
    /// A word: a key path or a keyword.
    case word(String)
    /// What stands in quotation marks.
    case string(String)
    /// A number.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// A place for an argument: `%@`, `%K`, `%d` and their like.
    case argument(isKey: Bool)
    /// An operator or a parenthesis.
    case symbol(String)

    private static let symbols =
        ["==", "!=", "<>", "<=", ">=", "=<", "=>", "<<", ">>", "&&", "||", "<", ">", "=", "!", "(", ")"]
        + ["{", "}", ",", "[", "]", "**", "*", "/", "+", "-", "&", "|", "^"]

    /// The pieces of a format.
    static func tokens(of format: String) -> [PredicateToken] {
        var (rest, tokens) = (format[...], [PredicateToken]())
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                tokens.append(.string(quoted(&rest, by: first)))
            } else if first == "%" {
                rest.removeFirst()
                let letters = rest.prefix { $0.isLetter || $0 == "@" || $0.isNumber || $0 == "." }
                let length = letters.first == "@" || letters.first == "K" ? 1 : letters.count
                tokens.append(.argument(isKey: letters.first == "K"))
                rest = rest.dropFirst(length)
            } else if first.isNumber || (first == "." && rest.dropFirst().first?.isNumber == true) {
                tokens.append(number(&rest))
            } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.symbol(symbol))
                rest = rest.dropFirst(symbol.count)
            } else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(max(1, word.count))
            }
        }
        return tokens
    }

    /// A number without a sign: digits, a fraction and an exponent.
    private static func number(_ rest: inout Substring) -> PredicateToken {
        var text = ""
        while let next = rest.first {
            let isSign = (next == "-" || next == "+") && text.last?.lowercased() == "e"
            let isExponent = next.lowercased() == "e" && !text.lowercased().contains("e")
            guard next.isNumber || next == "." || isExponent || isSign else { break }
            text.append(rest.removeFirst())
        }
        return Int(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    }

    private static func quoted(_ rest: inout Substring, by mark: Character) -> String {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst(), next != mark {
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        return text
    }
}
