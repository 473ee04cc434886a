import Foundation
import InterfaceBuilder
import Platform

/// Finds documents by the names under which apps ask for them.
@MainActor
package enum DocumentLookup {
    /// Where a nil bundle looks first; the main bundle unless the host runs an app from elsewhere.
    @WorldState package static var hostBundle: Bundle = .main
    /// Further folders of documents, most wanted first; set by tools that open loose documents.
    @WorldState package static var folders: [URL] = []
    /// Documents that lie anywhere else, most wanted first.
    @WorldState package static var files: [URL] = []
    @WorldState private static var cache: [Place: Document] = [:]

    /// A document in one language.
    private struct Place: Hashable {
        let url: URL
        let locale: String
    }

    /// Why a document was not found.
    package struct NotFound: Error, CustomStringConvertible {
        let name: String
        package var description: String { "there is no \(name)" }
    }

    /// Reads a document in the device's language; documents stay read.
    package static func document(named name: String, extension suffix: String, in bundle: Bundle) throws -> Document {
        guard let url = url(named: name, extension: suffix, in: bundle) else {
            throw NotFound(name: "\(name).\(suffix)")
        }
        let place = Place(url: url, locale: SimulatedDevice.current.settings.locale)
        if let cached = cache[place] { return cached }
        let document = try DocumentLocalizations(of: url).document(for: place.locale)
        cache[place] = document
        return document
    }

    private static func url(named name: String, extension suffix: String, in bundle: Bundle) -> URL? {
        guard !name.contains("/"), !name.contains("..") else { return nil }
        if let found = bundle.url(forResource: name, withExtension: suffix) { return found }
        let roots = folders + [bundle.bundleURL, bundle.resourceURL].compactMap { $0 }
        let places = roots.flatMap { root in
            [root] + ["Base.lproj", "en.lproj"].map { root.appendingPathComponent($0) } + languageFolders(in: root)
        }
        let file = "\(name).\(suffix)"
        return places.map { $0.appendingPathComponent(file) }.first { FileManager.default.fileExists(atPath: $0.path) }
            ?? files.first { $0.lastPathComponent == file }
    }

    /// Where documents of an app lie that has neither a base nor English.
    private static func languageFolders(in root: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.sorted().map { root.appendingPathComponent($0) }
    }
}
