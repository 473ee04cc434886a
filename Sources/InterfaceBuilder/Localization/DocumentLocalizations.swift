import Foundation

/// The languages that a document on disk exists in: translated copies, `.strings` tables and String Catalogs beside it.
public struct DocumentLocalizations: Sendable {
    /// The document that was asked about.
    public let url: URL
    /// The folder that holds the `.lproj` folders.
    public let folder: URL
    /// The names of the `.lproj` folders that have a copy or table of the document, "Base" apart, and the languages of
    /// its String Catalog; sorted.
    public let languages: [String]
    /// Folder names as they are on disk, "Base" and "mul" included; sorted.
    private let folders: [String]
    private let catalog: StringCatalog?

    /// Looks beside a document.
    public init(of url: URL) throws(DocumentError) {
        self.url = url
        let parent = url.deletingLastPathComponent()
        let folder = parent.pathExtension == "lproj" ? parent.deletingLastPathComponent() : parent
        self.folder = folder
        let name = url.deletingPathExtension().lastPathComponent
        let listed = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        folders = listed.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        let files = FileManager.default
        func has(_ path: String) -> Bool { files.fileExists(atPath: folder.appendingPathComponent(path).path) }
        let candidates = ["\(name).xcstrings"] + folders.map { "\($0).lproj/\(name).xcstrings" }
        if let path = candidates.first(where: has) {
            catalog = try StringCatalog(contentsOf: folder.appendingPathComponent(path))
        } else {
            catalog = nil
        }
        let translated = folders.filter {
            $0 != "Base" && $0 != "mul"
                && (has("\($0).lproj/\(url.lastPathComponent)") || has("\($0).lproj/\(name).strings"))
        }
        languages = Set(translated).union(catalog?.languages ?? []).sorted()
    }

    /// The document in a language: the translated copy, or the base with the table's strings; the base (or the document
    /// itself) where neither exists.
    ///
    /// - Parameter locale: "fr", "fr_CA", "zh-Hant-HK"; falls back along `LanguageChain`.
    public func document(for locale: String) throws(DocumentError) -> Document {
        let name = url.deletingPathExtension().lastPathComponent
        for language in LanguageChain(locale).matches(in: Array(Set(folders).union(catalog?.languages ?? [])).sorted())
        {
            let copy = folder.appendingPathComponent("\(language).lproj/\(url.lastPathComponent)")
            if FileManager.default.fileExists(atPath: copy.path) { return try Document(contentsOf: copy) }
            if let table = catalog?.table(for: language) { return try base().localized(with: table) }
            let strings = folder.appendingPathComponent("\(language).lproj/\(name).strings")
            if FileManager.default.fileExists(atPath: strings.path) {
                return try base().localized(with: StringsTable(contentsOf: strings))
            }
        }
        return try base()
    }

    /// The document that translations are made from.
    private func base() throws(DocumentError) -> Document {
        let base = folder.appendingPathComponent("Base.lproj/\(url.lastPathComponent)")
        return try Document(contentsOf: FileManager.default.fileExists(atPath: base.path) ? base : url)
    }
}
