import Foundation

/// Reads the parts of a name from words.
enum PersonNameReader {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "lady", "lord", "rev", "fr", "hon",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds"]
    /// What belongs to the family's name behind it.
    private static let particles: Set<String> = [
        "van", "von", "de", "der", "den", "del", "della", "di", "da", "dos", "du", "la", "le", "bin", "al", "ten",
        "ter",
    ]

    static func components(of text: String) -> PersonNameComponents? {
        guard text.contains(where: \.isLetter) else { return nil }
        var name = PersonNameComponents()
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count > 1, let first = words.first, Self.prefixes.contains(Self.plain(first)) {
            name.namePrefix = words.removeFirst()
        }
        if words.count > 1, let last = words.last, Self.suffixes.contains(Self.plain(last)) {
            name.nameSuffix = words.removeLast()
            if let end = words.indices.last, words[end].hasSuffix(",") { words[end].removeLast() }
        }
        // "Appleseed, John".
        if words.count > 1, let first = words.first, first.hasSuffix(",") {
            name.familyName = String(first.dropLast())
            words.removeFirst()
            name.givenName = words.removeFirst()
            name.middleName = words.isEmpty ? nil : words.joined(separator: " ")
            return name
        }
        name.givenName = words.isEmpty ? nil : words.removeFirst()
        guard !words.isEmpty else { return name }
        let start = words.dropLast().firstIndex { Self.particles.contains(Self.plain($0)) } ?? words.count - 1
        name.familyName = words[start...].joined(separator: " ")
        if start > 0 { name.middleName = words[..<start].joined(separator: " ") }
        return name
    }

    private static func plain(_ word: String) -> String {
        word.lowercased().filter(\.isLetter)
    }
}
