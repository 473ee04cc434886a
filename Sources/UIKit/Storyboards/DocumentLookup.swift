import Foundation
import InterfaceBuilder

/// Finds documents by the names under which apps ask for them.
@MainActor
package enum DocumentLookup {
    /// Where a nil bundle looks first; the main bundle unless the host runs an app from elsewhere.
    package static var hostBundle: Bundle = .main
    /// Further folders of documents, most wanted first; set by tools that open loose documents.
    package static var folders: [URL] = []
    private static var cache: [URL: Document] = [:]

    /// Why a document was not found.
    package struct NotFound: Error, CustomStringConvertible {
        let name: String
        package var description: String { "there is no \(name)" }
    }

    /// Reads a document; documents stay read.
    package static func document(named name: String, extension suffix: String, in bundle: Bundle) throws -> Document {
        guard let url = url(named: name, extension: suffix, in: bundle) else {
            throw NotFound(name: "\(name).\(suffix)")
        }
        if let cached = cache[url] { return cached }
        let document = try Document(contentsOf: url)
        cache[url] = document
        return document
    }

    private static func url(named name: String, extension suffix: String, in bundle: Bundle) -> URL? {
        guard !name.contains("/"), !name.contains("..") else { return nil }
        if let found = bundle.url(forResource: name, withExtension: suffix) { return found }
        let roots = folders + [bundle.bundleURL, bundle.resourceURL].compactMap { $0 }
        let places = roots.flatMap {
            [$0, $0.appendingPathComponent("Base.lproj"), $0.appendingPathComponent("en.lproj")]
        }
        return places.map { $0.appendingPathComponent("\(name).\(suffix)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Forgets what was read; part of booting.
    package static func reset() {
        cache = [:]
        folders = []
        hostBundle = .main
    }
}
