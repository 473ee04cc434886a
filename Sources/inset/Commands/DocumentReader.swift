import ArgumentParser
import Foundation
import InterfaceBuilder

/// Reads the documents that a command line names, and says a line about each that can't be read.
struct DocumentReader {
    /// A document, and where it was found.
    struct Entry {
        var found: DocumentFinder.Found
        var document: Document
    }

    /// In the order of the arguments, then of the paths below them.
    private(set) var entries: [Entry] = []
    /// Whether any of them couldn't be read.
    private(set) var hasFailures = false

    /// - Parameter locale: Reads the documents in that language where there is a translation.
    init(paths: [String], locale: String? = nil) throws {
        var seen: Set<String> = []
        for path in paths {
            for found in try DocumentFinder.documents(at: path) where seen.insert(found.url.standardized.path).inserted
            {
                do throws(DocumentError) {
                    entries.append(Entry(found: found, document: try Self.read(found.url, locale: locale)))
                } catch {
                    hasFailures = true
                    ErrorOutput.line(error.description)
                }
            }
        }
        if entries.isEmpty { throw ExitCode(ProgramEnd.failure) }
    }

    /// Reads one document, in a language where one is asked for.
    static func read(_ url: URL, locale: String?) throws(DocumentError) -> Document {
        guard let locale else { return try Document(contentsOf: url) }
        return try DocumentLocalizations(of: url).document(for: locale)
    }
}
