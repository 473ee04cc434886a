import Foundation

/// The translations of an `.xcstrings` file as tables that Foundation reads.
struct StringCatalog {
    /// Why a catalog can't be read.
    struct Failure: Error { var reason: String }

    private static let mostBytes = 64 << 20

    /// By language, the contents of a `.strings` file.
    private(set) var tables: [String: Data] = [:]

    private struct File: Decodable {
        struct Unit: Decodable { var value: String? }
        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }
        final class Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }
        struct Entry: Decodable { var localizations: [String: Localization]? }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    init(contentsOf path: String) throws(Failure) {
        guard let data = FileManager.default.contents(atPath: path), data.count < Self.mostBytes else {
            throw Failure(reason: "it can't be opened")
        }
        guard let file = try? JSONDecoder().decode(File.self, from: data) else {
            throw Failure(reason: "it is no string catalog")
        }
        var texts: [String: [String: String]] = [:]
        for (key, entry) in file.strings {
            texts[file.sourceLanguage, default: [:]][key] = key
            for (language, localization) in entry.localizations ?? [:] {
                if let text = Self.text(of: localization, depth: 0) { texts[language, default: [:]][key] = text }
            }
        }
        for (language, table) in texts where !language.contains("/") && !language.hasPrefix(".") {
            let lines = table.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }
            tables[language] = Data(lines.joined().utf8)
        }
    }

    /// The text; of one that varies by number that for many, as no table can say both.
    private static func text(of localization: File.Localization, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        if let value = localization.stringUnit?.value { return value }
        let varied = localization.variations
        let choices = [varied?.device?["iphone"], varied?.device?["other"], varied?.plural?["other"]]
        return choices.compactMap { $0 }.lazy.compactMap { text(of: $0, depth: depth + 1) }.first
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
