/// A font's name taken apart: "HelveticaNeue-BoldItalic" is family "helveticaneue", bold, italic.
struct FontName: Hashable, Sendable {
    /// Without spaces, punctuation and case.
    var familyKey: String
    var weight: FontWeight
    var isItalic: Bool
    /// True where the name says no more than a family.
    var isPlain: Bool

    private static let weights: [(word: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
        ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
        ("heavy", .heavy), ("black", .black), ("medium", .medium), ("light", .light), ("bold", .bold),
        ("demi", .semibold),
    ]
    private static let slants = ["italic", "oblique"]
    private static let noise = ["regular", "roman", "book", "condensed", "wide"]

    /// Reads a PostScript, full or family name.
    init(_ name: String) {
        weight = .regular
        isItalic = false
        isPlain = true
        familyKey = ""
        let parts = name.split(separator: "-", maxSplits: 1)
        var family = Self.key(parts.first.map(String.init) ?? name)
        var style = parts.count > 1 ? Self.key(String(parts[1])) : ""
        if parts.count > 1 {
            isPlain = false
            // "ArialMT", "TimesNewRomanPS-BoldMT": foundry marks, no part of the family.
            style = Self.dropping(["mt"], from: style)
            readStyle(&style)
        } else {
            // The "Roman" of Times New Roman is no style.
            readStyle(&family) { FontSubstitutes.shared.hasFamily(Self.dropping(["mt", "ps"], from: $0)) }
        }
        familyKey = Self.dropping(["mt", "ps"], from: family)
        // "ZapfDingbatsITC", "Trebuchet-BoldItalic": names that don't begin as their family's does.
        if !FontSubstitutes.shared.hasFamily(familyKey), let key = FontSubstitutes.shared.familyKey(ofFace: name) {
            familyKey = key
        }
    }

    /// Letters and digits in lowercase.
    static func key(_ name: String) -> String {
        String(name.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
            .lowercased()
    }

    /// Takes words of style off a name's end.
    ///
    /// - Parameter isFamily: Whether what is left is a name by itself.
    private mutating func readStyle(_ text: inout String, isFamily: (String) -> Bool = { _ in false }) {
        var found = true
        while found, !isFamily(text) {
            found = false
            for slant in Self.slants where text.hasSuffix(slant) && text.count >= slant.count {
                text.removeLast(slant.count)
                isItalic = true
                isPlain = false
                found = true
            }
            for word in Self.noise where text.hasSuffix(word) && text != word {
                text.removeLast(word.count)
                found = true
            }
            for (word, weight) in Self.weights where !found && text.hasSuffix(word) {
                text.removeLast(word.count)
                self.weight = weight
                isPlain = false
                found = true
            }
        }
    }

    private static func dropping(_ suffixes: [String], from text: String) -> String {
        var text = text
        for suffix in suffixes where text.hasSuffix(suffix) && text.count > suffix.count + 3 {
            text.removeLast(suffix.count)
        }
        return text
    }
}
