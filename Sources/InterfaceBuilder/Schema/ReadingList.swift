import Platform

/// What becomes of the attributes and keys of documents that no class's table has.
///
/// The facts lie in `Resources/reading.txt`. Together with the tables it accounts for every attribute of the schema.
package struct ReadingList: Sendable {
    /// What becomes of an attribute.
    package enum Outcome: String, Sendable {
        /// The document's model, or its loading, reads it.
        case read
        /// Nothing of an app is lost without it.
        case silent
        /// An app would show or do something that is missing here.
        case told
    }

    /// What becomes of one attribute, and why.
    package struct Entry: Sendable, Hashable {
        package var outcome: Outcome
        /// Completes "has no effect: ".
        package var reason: String
    }

    /// Stands for every element in the list.
    private static let anyElement = "*"
    /// Stands for the keys of values in the list.
    private static let keys = "key"
    /// By element, then by name.
    package private(set) var entries: [String: [String: Entry]] = [:]

    /// The list that comes with Inset.
    package static let standard: ReadingList = {
        let text = ResourceFolder(module: "InterfaceBuilder")?.contents(of: "reading.txt")
        return ReadingList(text: text.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }()

    /// Reads the format of `reading.txt`: outcome, elements, a bar, names, a colon, the reason. Of several lines about the
    /// same, the first counts.
    init(text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            guard let bar = line.firstIndex(of: "|"), let colon = line.firstRange(of: " : ") else { continue }
            let words = line[..<bar].split(separator: " ")
            guard let outcome = words.first.flatMap({ Outcome(rawValue: String($0)) }) else { continue }
            let names = line[line.index(after: bar)..<colon.lowerBound].split(separator: " ")
            let entry = Entry(outcome: outcome, reason: String(line[colon.upperBound...]))
            for element in words.dropFirst() {
                for name in names where entries[String(element)]?[String(name)] == nil {
                    entries[String(element), default: [:]][String(name)] = entry
                }
            }
        }
    }

    /// What becomes of an attribute; nil where a table has it, or nobody.
    package func entry(for attribute: String, of element: String) -> Entry? {
        entries[element]?[attribute] ?? entries[Self.anyElement]?[attribute]
    }

    /// What becomes of a value of some key; nil where a table has it, or nobody.
    package func entry(forKey key: String) -> Entry? { entries[Self.keys]?[key] }
}
