/// A value of a YAML document.
indirect enum YAMLValue: Hashable, Sendable {
    /// A text; nothing is an empty one.
    case text(String, isQuoted: Bool = false)
    /// Values in order.
    case list([YAMLValue])
    /// Values by key.
    case map([String: YAMLValue])

    /// The text; nil of what is none.
    var text: String? {
        if case .text(let text, _) = self { return text }
        return nil
    }

    /// The values in order; a single one counts as a list of one, and nothing as an empty one.
    var list: [YAMLValue] {
        switch self {
        case .text("", false): []
        case .text, .map: [self]
        case .list(let values): values
        }
    }

    /// The values by key; empty for what has no keys.
    var map: [String: YAMLValue] {
        if case .map(let values) = self { return values }
        return [:]
    }

    /// The value of a key.
    subscript(key: String) -> YAMLValue? { map[key] }

    /// Whether it says yes.
    var isTrue: Bool { ["true", "yes", "on"].contains(text?.lowercased() ?? "") }

    /// The texts and keys within, changed.
    func mapTexts(_ change: (String) -> String) -> YAMLValue {
        switch self {
        case .text(let text, let isQuoted): .text(change(text), isQuoted: isQuoted)
        case .list(let values): .list(values.map { $0.mapTexts(change) })
        case .map(let values):
            .map(Dictionary(values.map { (change($0), $1.mapTexts(change)) }) { first, _ in first })
        }
    }

    /// This with another over it: keys join, lists follow each other, texts give way.
    func merged(with other: YAMLValue) -> YAMLValue {
        switch (self, other) {
        case (.map(let own), .map(let others)): .map(own.merging(others) { $0.merged(with: $1) })
        case (.list(let own), .list(let others)): .list(own + others)
        default: other
        }
    }

    /// As Xcode's files hold it.
    var propertyValue: PropertyValue {
        switch self {
        case .text(let text, _): .string(text)
        case .list(let values): .array(values.map(\.propertyValue))
        case .map(let values): .dictionary(values.mapValues(\.propertyValue))
        }
    }
}
