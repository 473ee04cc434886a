/// The name of a build setting, and for what it holds: `OTHER_LDFLAGS[sdk=iphonesimulator*][arch=x86_64]`.
struct SettingKey: Hashable, Sendable {
    /// Without its conditions.
    let name: String
    /// `sdk`, `arch`, `config`, `variant`, and the pattern of each.
    let conditions: [[String]]

    /// nil for what is no name.
    init?(_ text: String) {
        guard let bracket = text.firstIndex(of: "[") else {
            name = text
            conditions = []
            guard Self.isName(text) else { return nil }
            return
        }
        name = String(text[..<bracket]).trimmingSpaces
        conditions = text[bracket...].split(separator: "[").flatMap { part -> [[String]] in
            part.split(separator: "]").first?.split(separator: ",").map { condition in
                condition.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
            } ?? []
        }
        guard Self.isName(name) else { return nil }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "-" || $0 == "." }
    }

    /// Whether it holds for a build.
    ///
    /// - Parameter facts: What the build is, by the conditions' names.
    func holds(for facts: [String: String]) -> Bool {
        conditions.allSatisfy { condition in
            guard condition.count == 2, let fact = facts[condition[0]] else { return false }
            return Self.matches(fact, condition[1])
        }
    }

    /// A pattern with `*` for anything.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return text == pattern }
        guard text.hasPrefix(parts[0]), text.hasSuffix(parts[parts.count - 1]),
            text.count >= parts[0].count + parts[parts.count - 1].count
        else { return false }
        var rest = text.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}

extension StringProtocol {
    /// Without spaces, tabs and line ends around it.
    var trimmingSpaces: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
