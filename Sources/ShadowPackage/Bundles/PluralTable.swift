import Foundation

/// A table whose texts may vary, as plain texts and rules: Foundation here takes each entry of a `.stringsdict` for a text
/// and stops the program at one that varies.
struct PluralTable {
    /// By key, the text for many; of one that varies by width or device, one that fits.
    let texts: [String: String]
    /// By such a text, its rule as property lists have it, for who formats the text.
    private let rules: [String: [String: Any]]

    private static let mostBytes = 16 << 20
    /// Formats may hold variables, whose texts may hold others.
    private static let mostRounds = 8

    /// The entries of a `.stringsdict` file: texts, and dictionaries of rules. Others are left out.
    init(_ entries: [String: Any]) {
        var texts: [String: String] = [:]
        var rules: [String: [String: Any]] = [:]
        // In order, as two may have the same text for many.
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            guard let (text, rule) = Self.text(of: entry) else { continue }
            texts[key] = text
            if let rule { rules[text] = rule }
        }
        (self.texts, self.rules) = (texts, rules)
    }

    /// Nil where nothing can be read of the file.
    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count < Self.mostBytes,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let entries = list as? [String: Any]
        else { return nil }
        self.init(entries)
    }

    /// The plain texts in the form of a `.stringsdict` file.
    var textData: Data? { Self.data(texts) }
    /// What a `.plurals` file holds; nil without rules.
    var ruleData: Data? { rules.isEmpty ? nil : Self.data(rules) }

    private static func data(_ list: Any) -> Data? {
        try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    private static func text(of entry: Any) -> (text: String, rule: [String: Any]?)? {
        if let text = entry as? String { return (text, nil) }
        guard let entry = entry as? [String: Any] else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            // The narrowest fits everywhere.
            let least = widths.min { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
            return least.map { ($0.value, nil) }
        }
        if let device = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (device["iphone"] ?? device["other"]).flatMap(text)
        }
        guard var format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        for _ in 0..<mostRounds where format.contains("#@") {
            for (name, value) in entry.sorted(by: { $0.key < $1.key }) {
                guard let rule = value as? [String: Any], let other = rule["other"] as? String else { continue }
                format = replace(name, with: other, in: format)
            }
        }
        return (format, entry)
    }

    /// Puts a text in the place of `%#@name@` or `%1$#@name@`; a place's number goes on to what the text formats.
    private static func replace(_ name: String, with text: String, in format: String) -> String {
        var result = ""
        var rest = format[...]
        while let end = rest.range(of: "#@\(name)@") {
            let head = rest[..<end.lowerBound]
            guard let sign = head.lastIndex(of: "%") else { break }
            let place = head[head.index(after: sign)...]
            result += head[..<sign] + (place.isEmpty ? text : text.replacing("%", with: "%\(place)"))
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
