/// One thing that an inspector shows of an element of a document, and changes there.
struct DocumentField: Codable, Equatable, Sendable {
    /// How it is shown.
    enum Kind: String, Codable, Sendable {
        case bool, number, text, choice
    }

    /// What ``DocumentEdit`` calls it.
    var key: String
    /// As Xcode calls it.
    var label: String
    var kind: Kind
    /// As the document says it, or its default: "YES" and "NO" for a bool.
    var value: String
    /// What there is to choose from, and what it is called.
    var choices: [[String]]?

    init(_ key: String, _ label: String, _ kind: Kind, _ value: String, choices: [[String]]? = nil) {
        (self.key, self.label, self.kind, self.value, self.choices) = (key, label, kind, value, choices)
    }

    static func bool(_ key: String, _ label: String, _ value: Bool) -> DocumentField {
        DocumentField(key, label, .bool, value ? "YES" : "NO")
    }
}
