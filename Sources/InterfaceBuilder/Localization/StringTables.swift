import Foundation

/// The tables of an app by name and language, for `NSLocalizedString` and the like.
public struct StringTables: Sendable {
    /// The folders that hold `.lproj` folders and String Catalogs, the most important first.
    public let folders: [URL]
    /// The language that is taken where a translation is missing; nil for none.
    public let developmentLanguage: String?

    /// Reads nothing yet.
    public init(folders: [URL], developmentLanguage: String? = "en") {
        self.folders = folders
        self.developmentLanguage = developmentLanguage
    }

    /// Reads the table of a name in a language; nil where no folder has it in any language of the chain.
    ///
    /// Entries that a regional table lacks are taken from the general one ("fr" behind "fr-CA"), then from the
    /// development language.
    public func table(named name: String = "Localizable", for locale: String) throws(DocumentError) -> StringsTable? {
        var result: StringsTable?
        let chain =
            LanguageChain(locale).languages + (developmentLanguage.map { LanguageChain($0).languages } ?? []) + ["Base"]
        for folder in folders {
            let listed = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            let catalog =
                listed.contains("\(name).xcstrings")
                ? try StringCatalog(contentsOf: folder.appendingPathComponent("\(name).xcstrings")) : nil
            for language in chain {
                var found: StringsTable?
                if let match = catalog?.languages.first(where: { $0.lowercased() == language.lowercased() }) {
                    found = catalog?.table(for: match)
                } else if let match = listed.first(where: { $0.lowercased() == "\(language).lproj".lowercased() }) {
                    let file = folder.appendingPathComponent("\(match)/\(name).strings")
                    if FileManager.default.fileExists(atPath: file.path) { found = try StringsTable(contentsOf: file) }
                }
                guard let found else { continue }
                result = StringsTable(entries: (result?.entries ?? [:]).merging(found.entries) { first, _ in first })
            }
        }
        return result
    }
}
