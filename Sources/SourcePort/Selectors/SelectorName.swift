/// How Swift names its methods in Objective-C.
enum SelectorName {
    /// The selector of a method with these labels; empty ones stand for `_`.
    static func of(
        _ name: String,
        labels: [String],
        throws: Bool = false,
        isAsync: Bool = false,
        isInitializer: Bool = false
    ) -> String {
        let name = unescaped(name)
        var labels = labels.map(unescaped)
        if isAsync {
            labels.append("completionHandler")
        } else if `throws` {
            labels.append("error")
        }
        guard let first = labels.first else { return name }
        if isAsync || `throws`, labels.count == 1 {
            return isAsync ? "\(name)WithCompletionHandler:" : "\(name)AndReturnError:"
        }
        return labels.dropFirst().reduce(name + piece(of: first, after: name) + ":") { $0 + $1 + ":" }
    }

    /// What sets a property.
    static func setter(of property: String) -> String {
        let property = unescaped(property)
        return "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    }

    static func unescaped(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    /// The first label, with "With" before it unless a preposition says as much.
    private static func piece(of label: String, after name: String) -> String {
        guard !label.isEmpty else { return "" }
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        let hasPreposition = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(name))
        return hasPreposition ? capitalized : "With" + capitalized
    }

    private static func firstWord(_ name: String) -> String {
        let first = name.prefix(1)
        return (first + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    /// As Swift's own list of parts of speech has them.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
