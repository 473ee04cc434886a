import Foundation

/// A `.stringsdict` file as a table of plain texts: Foundation here takes each entry for a text and stops the program
/// at one that varies.
struct PluralTable {
    /// The table in the form of the file that it stands for; nil where nothing can be read of it.
    let data: Data

    private static let mostBytes = 16 << 20
    /// Formats may hold variables, whose texts may hold others.
    private static let mostRounds = 8

    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count < Self.mostBytes,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let entries = list as? [String: Any]
        else { return nil }
        let texts = entries.compactMapValues(Self.text)
        guard let data = try? PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0) else {
            return nil
        }
        self.data = data
    }

    /// The text for many; of one that varies by width, the narrowest, which fits everywhere.
    private static func text(of entry: Any) -> String? {
        if let text = entry as? String { return text }
        guard let entry = entry as? [String: Any] else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.min { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
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
        return format
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
