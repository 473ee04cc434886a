import Foundation

/// What names stand for, and the values of expressions that need nothing but these.
struct RubyScope {
    /// What is nested deeper is hostile.
    private static let deepest = 24
    /// A text that doubles with each variable must end somewhere.
    private static let mostCharacters = 1 << 16

    /// Values by name; those of an object by "object.name".
    var variables: [String: PropertyValue] = [:]

    /// The value; nil where it depends on what isn't known here.
    func value(_ tokens: ArraySlice<RubyToken>, depth: Int = 0) -> PropertyValue? {
        guard depth < Self.deepest, let first = tokens.first else { return nil }
        if tokens.count == 1 { return single(first, depth: depth) }
        let alternatives = Self.split(tokens, at: "||")
        if alternatives.count > 1 {
            return alternatives.lazy.compactMap { value($0, depth: depth + 1) }.first
        }
        let terms = Self.split(tokens, at: "+")
        if terms.count > 1 { return sum(terms, depth: depth) }
        if Self.isBracketed(tokens, "(") { return value(tokens.dropFirst().dropLast(), depth: depth + 1) }
        if Self.isBracketed(tokens, "[") { return list(tokens.dropFirst().dropLast(), depth: depth) }
        if Self.isBracketed(tokens, "{") {
            return dictionary(Self.split(tokens.dropFirst().dropLast(), at: ","), depth: depth)
        }
        return call(tokens, depth: depth)
    }

    private func single(_ token: RubyToken, depth: Int) -> PropertyValue? {
        switch token.kind {
        case .string(let text, let isInterpolated):
            return isInterpolated ? interpolated(text, depth: depth).map { .string($0) } : .string(text)
        case .symbol(let text), .number(let text): return .string(text)
        case .words(let words): return .array(words.map { .string($0) })
        case .name(let name):
            if name == "true" || name == "false" { return .string(name) }
            return variables[name]
        case .label, .mark, .newline: return nil
        }
    }

    private func interpolated(_ text: String, depth: Int) -> String? {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstRange(of: "#{") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "}") else { return nil }
            let code = RubyLexer(String(rest[..<end])).tokens.filter { $0.kind != .newline }
            guard let value = value(code[...], depth: depth + 1)?.string else { return nil }
            result += value
            rest = rest[rest.index(after: end)...]
            guard result.utf8.count < Self.mostCharacters else { return nil }
        }
        return result + rest
    }

    private func sum(_ terms: [ArraySlice<RubyToken>], depth: Int) -> PropertyValue? {
        let values = terms.map { value($0, depth: depth + 1) }
        if values.contains(where: { $0?.array != nil }) {
            let known = values.compactMap { $0 }
            return known.count == values.count ? .array(known.flatMap { $0.array ?? [$0] }) : nil
        }
        let texts = values.compactMap { $0?.string }
        guard texts.count == values.count, texts.reduce(0, { $0 + $1.utf8.count }) < Self.mostCharacters else {
            return nil
        }
        return .string(texts.joined())
    }

    private func list(_ tokens: ArraySlice<RubyToken>, depth: Int) -> PropertyValue? {
        let parts = Self.split(tokens, at: ",")
        if parts.contains(where: Self.isPair) { return dictionary(parts, depth: depth) }
        let values = parts.map { value($0, depth: depth + 1) }
        let known = values.compactMap { $0 }
        return known.count == values.count ? .array(known) : nil
    }

    private func dictionary(_ parts: [ArraySlice<RubyToken>], depth: Int) -> PropertyValue? {
        var result: [String: PropertyValue] = [:]
        for part in parts {
            guard let (key, value) = pair(part, depth: depth) else { return nil }
            result[key] = value
        }
        return .dictionary(result)
    }

    /// `key => value` or `key: value`; the value is nil where it isn't known.
    private func pair(_ tokens: ArraySlice<RubyToken>, depth: Int) -> (String, PropertyValue?)? {
        if case .label(let key) = tokens.first?.kind { return (key, value(tokens.dropFirst(), depth: depth + 1)) }
        let sides = Self.split(tokens, at: "=>")
        guard sides.count == 2, let key = value(sides[0], depth: depth + 1)?.string else { return nil }
        return (key, value(sides[1], depth: depth + 1))
    }

    /// Names joined by dots, and the few methods that matter.
    private func call(_ tokens: ArraySlice<RubyToken>, depth: Int) -> PropertyValue? {
        var tokens = tokens
        while tokens.count > 2, let name = tokens.last?.name, tokens.dropLast().last?.isMark(".") == true,
            ["to_s", "dup", "freeze", "to_sym", "uniq", "flatten", "strip"].contains(name)
        {
            tokens = tokens.dropLast(2)
            if tokens.count == 1 { return value(tokens, depth: depth + 1) }
        }
        let names = tokens.prefix { $0.name != nil || $0.isMark(".") }
        let path = names.compactMap(\.name).joined(separator: ".")
        if names.count == tokens.count { return variables[path] }
        let rest = tokens.dropFirst(names.count)
        switch path {
        case "File.join" where Self.isBracketed(rest, "("):
            let parts = Self.split(rest.dropFirst().dropLast(), at: ",").map { value($0, depth: depth + 1)?.string }
            guard parts.allSatisfy({ $0 != nil }) else { return nil }
            return .string(parts.compactMap { $0 }.joined(separator: "/"))
        // The patterns themselves: whoever asks for files looks for them.
        case "Dir" where Self.isBracketed(rest, "["), "Dir.glob" where Self.isBracketed(rest, "("):
            return list(rest.dropFirst().dropLast(), depth: depth)
        default: return nil
        }
    }

    // MARK: Arguments

    /// What a method is given.
    struct Arguments {
        /// In order; nil where one isn't known.
        var values: [PropertyValue?] = []
        /// By name.
        var options: [String: PropertyValue] = [:]
        /// Names of options whose values aren't known.
        var unknownOptions: [String] = []
    }

    /// The arguments behind a method's name, in brackets or not.
    func arguments(_ tokens: ArraySlice<RubyToken>) -> Arguments {
        let inner = Self.isBracketed(tokens, "(") ? tokens.dropFirst().dropLast() : tokens
        var arguments = Arguments()
        for part in Self.split(inner, at: ",") {
            if Self.isPair(part) {
                guard let (key, value) = pair(part, depth: 0) else { continue }
                if let value { arguments.options[key] = value } else { arguments.unknownOptions.append(key) }
            } else {
                arguments.values.append(value(part))
            }
        }
        return arguments
    }

    private static func isPair(_ tokens: ArraySlice<RubyToken>) -> Bool {
        if case .label = tokens.first?.kind { return true }
        return split(tokens, at: "=>").count == 2
    }

    /// Whether a bracket is the first token and its other side the last.
    static func isBracketed(_ tokens: ArraySlice<RubyToken>, _ bracket: String) -> Bool {
        guard tokens.first?.isMark(bracket) == true else { return false }
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            depth += token.nesting
            if depth == 0 { return index == tokens.endIndex - 1 }
        }
        return false
    }

    /// The parts between marks that stand in no brackets; no part is empty.
    static func split(_ tokens: ArraySlice<RubyToken>, at mark: String) -> [ArraySlice<RubyToken>] {
        var parts: [ArraySlice<RubyToken>] = []
        var depth = 0
        var start = tokens.startIndex
        for (index, token) in zip(tokens.indices, tokens) {
            depth += token.nesting
            guard depth == 0, token.isMark(mark) else { continue }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        parts.append(tokens[start...])
        return parts.filter { !$0.isEmpty }
    }
}
