import Foundation
import Platform

/// A String Catalog (`.xcstrings`): the translations of a table into all languages.
public struct StringCatalog: Sendable {
    /// The language that the keys' own values are in.
    public let sourceLanguage: String
    /// The languages that have at least one translation, sorted.
    public let languages: [String]
    private let tables: [String: StringsTable]

    /// Reads a catalog from a file.
    public init(contentsOf url: URL) throws(DocumentError) {
        let name = url.relativePath
        guard let data = ResourceFile.data(at: url.path) else {
            throw .unreadable(
                file: name,
                reason: FileManager.default.fileExists(atPath: url.path) ? "not a readable file" : "no such file"
            )
        }
        try self.init(data: data, name: name)
    }

    /// Reads a catalog from its bytes.
    public init(data: Data, name: String) throws(DocumentError) {
        let limit = ElementLimits.standard.bytes
        guard data.count <= limit else { throw .tooLarge(file: name, bytes: data.count, limit: limit) }
        guard let file = try? JSONDecoder().decode(File.self, from: data) else {
            throw .malformedStrings(file: name, line: 1, reason: "not a String Catalog")
        }
        var tables: [String: StringsTable] = [:]
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                if let value = localization.value { tables[language, default: StringsTable()].entries[key] = value }
            }
        }
        self.tables = tables
        sourceLanguage = file.sourceLanguage
        languages = tables.keys.sorted()
    }

    /// The translations into a language; nil where the catalog has none.
    public func table(for language: String) -> StringsTable? { tables[language] }

    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    /// A translation, which may depend on a number or the device.
    private final class Localization: Decodable {
        struct Unit: Decodable {
            var value: String
        }
        var stringUnit: Unit?
        var variations: [String: [String: Localization]]?

        /// The translation for a phone and no particular number.
        var value: String? {
            if let unit = stringUnit { return unit.value }
            let device = variations?["device"]
            let plural = variations?["plural"]
            return device?["iphone"]?.value ?? device?["other"]?.value ?? plural?["other"]?.value
        }
    }
}
