import Foundation

/// The translations of an `.xcstrings` file as tables that Foundation reads.
struct StringCatalog {
    /// Why a catalog can't be read.
    struct Failure: Error { var reason: String }

    private static let mostBytes = 64 << 20
    /// How often a text may vary by device, one choice within another.
    private static let mostDepth = 4

    /// By language, its texts.
    private(set) var tables: [String: PluralTable] = [:]

    private struct File: Decodable {
        struct Unit: Decodable { var value: String? }
        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }
        final class Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?
        }
        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
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
        var entries: [String: [String: Any]] = [:]
        for (key, entry) in file.strings {
            entries[file.sourceLanguage, default: [:]][key] = key
            for (language, localization) in entry.localizations ?? [:] {
                if let text = Self.entry(localization) { entries[language, default: [:]][key] = text }
            }
        }
        for (language, table) in entries where !language.contains("/") && !language.hasPrefix(".") {
            tables[language] = PluralTable(table)
        }
    }

    /// What a `.strings` file of the texts holds.
    static func strings(_ table: PluralTable) -> Data {
        let lines = table.texts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }
        return Data(lines.joined().utf8)
    }

    /// A text, or the rules for one that varies, as a `.stringsdict` file has them.
    private static func entry(_ localization: File.Localization) -> Any? {
        guard let chosen = chosen(localization, depth: 0) else { return nil }
        if let plural = chosen.variations?.plural {
            return ["NSStringLocalizedFormatKey": "%#@value@", "value": texts(plural, specifier: nil)]
        }
        guard let text = chosen.stringUnit?.value.map(unnamed) else { return nil }
        guard let substitutions = chosen.substitutions ?? localization.substitutions else { return text }
        var format = text
        var result: [String: Any] = [:]
        for (name, substitution) in substitutions {
            guard let plural = substitution.variations?.plural else { continue }
            result[name] = texts(plural, specifier: substitution.formatSpecifier ?? "lld")
            if let place = substitution.argNum {
                format = format.replacing("%#@\(name)@", with: "%\(place)$#@\(name)@")
            }
        }
        result["NSStringLocalizedFormatKey"] = format
        return result
    }

    /// What is said on this device: a text, or texts by number.
    private static func chosen(_ localization: File.Localization, depth: Int) -> File.Localization? {
        guard depth < mostDepth else { return nil }
        guard let device = localization.variations?.device else { return localization }
        return (device["iphone"] ?? device["other"]).flatMap { chosen($0, depth: depth + 1) }
    }

    /// By category; `%arg` is the number that chooses.
    private static func texts(_ plural: [String: File.Localization], specifier: String?) -> [String: String] {
        plural.compactMapValues { variation in
            let text = chosen(variation, depth: 0)?.stringUnit?.value.map(unnamed)
            return specifier.flatMap { specifier in text?.replacing("%arg", with: "%\(specifier)") } ?? text
        }
    }

    /// A text whose marks have no names: `%1$(count)lld` is `%1$lld`.
    private static func unnamed(_ text: String) -> String {
        text.replacing(#/%(\d+\$)?\(\w+\)/#) { "%\($0.output.1 ?? "")" }
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
