/// What holds for one target in one configuration.
struct BuildSettings: Sendable {
    /// Variables within variables deeper than this are hostile.
    private static let deepest = 40
    /// A value that doubles with each variable must end somewhere.
    private static let mostCharacters = 1 << 18

    /// The lowest first: Xcode's own, the project's, the target's.
    private let levels: [SettingLevel]
    private let facts: [String: String]

    /// - Parameters:
    ///   - levels: The lowest first.
    ///   - configuration: "Debug".
    init(levels: [SettingLevel], configuration: String) {
        self.levels = levels
        facts = [
            "sdk": "iphonesimulator18.0", "arch": "x86_64", "config": configuration, "variant": "normal",
        ]
    }

    /// The value with all variables in it replaced; nil where nobody sets it.
    subscript(name: String) -> String? {
        var budget = Self.mostCharacters
        return value(name, below: levels.count, depth: 0, &budget)
    }

    /// The words of a value, those in quotes whole.
    func list(_ name: String) -> [String] { self[name].map(Self.words) ?? [] }

    /// Whether a value is YES.
    func isOn(_ name: String, default value: Bool = false) -> Bool {
        guard let text = self[name], !text.isEmpty else { return value }
        return ["YES", "TRUE", "1"].contains(text.uppercased())
    }

    /// A text with its variables replaced.
    func expanded(_ text: String) -> String {
        var budget = Self.mostCharacters
        return expanded(text, of: nil, level: levels.count, depth: 0, &budget)
    }

    /// The names that begin with a prefix.
    func names(withPrefix prefix: String) -> [String] {
        Set(levels.flatMap(\.names)).filter { $0.hasPrefix(prefix) }.sorted()
    }

    private func value(_ name: String, below level: Int, depth: Int, _ budget: inout Int) -> String? {
        for index in (0..<level).reversed() {
            guard let text = levels[index].value(name, facts) else { continue }
            return expanded(text, of: name, level: index, depth: depth + 1, &budget)
        }
        return nil
    }

    private func expanded(_ text: String, of name: String?, level: Int, depth: Int, _ budget: inout Int) -> String {
        guard text.contains("$"), depth < Self.deepest, budget > 0 else { return text.contains("$") ? "" : text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$"), budget > 0 {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{" else {
                result.append("$")
                continue
            }
            guard let end = Self.end(of: rest) else {
                result += "$" + rest
                rest = ""
                break
            }
            let inner = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
            let variable = expanded(inner, of: name, level: level, depth: depth + 1, &budget)
            let found = replacement(for: variable, of: name, level: level, depth: depth, &budget)
            // Each variable costs, also one that is empty: a tree of them must end as well.
            budget -= found.utf8.count + 1
            result += found
        }
        return result + rest
    }

    /// Where the bracket that a text begins with is closed.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" || text[index] == "{" { depth += 1 }
            if text[index] == ")" || text[index] == "}" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private func replacement(for variable: String, of name: String?, level: Int, depth: Int, _ budget: inout Int)
        -> String
    {
        let parts = variable.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let wanted = parts[0]
        let isOwn = wanted == "inherited" || wanted == name
        var value =
            isOwn
            ? name.flatMap { self.value($0, below: level, depth: depth, &budget) }
            : self.value(wanted, below: levels.count, depth: depth, &budget)
        for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
        return value ?? ""
    }

    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
