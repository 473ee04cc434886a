import ArgumentParser
import Foundation
import InterfaceBuilder
import Stage

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
    /// The language that they were read in; nil: as they are written.
    let locale: String?

    /// - Parameters:
    ///   - locale: Reads the documents in that language where there is a translation.
    ///   - excluded: What is left out of folders.
    init(paths: [String], locale: String? = nil, excluding excluded: [PathPattern] = []) throws {
        self.locale = locale
        var seen: Set<String> = []
        for path in paths {
            for found in try ErrorOutput.telling({ try DocumentFinder.documents(at: path, excluding: excluded) })
            where seen.insert(found.url.standardized.path).inserted {
                do throws(DocumentError) {
                    entries.append(Entry(found: found, document: try ProjectDocument.read(found.url, locale: locale)))
                } catch {
                    // Apps for several platforms keep their documents side by side.
                    if case .otherPlatform = error, found.isInFolder {
                        ErrorOutput.line("\(error.description); it is left out")
                    } else {
                        hasFailures = true
                        ErrorOutput.line(error.description)
                    }
                }
            }
        }
        if entries.isEmpty { throw ExitCode(ProgramEnd.failure) }
    }

    /// Every document with what its own project holds for it, nearest first; each project is listed once.
    func findProjects() -> [ProjectDocument] {
        var finder = ProjectFinder()
        return entries.map { entry in
            let url = entry.found.url
            return ProjectDocument(
                entry.document,
                at: url,
                resources: finder.resources(of: entry.document, at: url),
                locale: locale
            )
        }
    }

    /// Ends the program where `--scene` names what none of the documents has.
    func check(_ choice: SceneChoice) throws {
        let documents = entries.map(\.document)
        guard !choice.wanted.isEmpty, !documents.contains(where: choice.includesAny) else { return }
        let known = documents.flatMap(\.scenes).map(\.id).prefix(8).joined(separator: ", ")
        let hint = known.isEmpty ? "the document has no scenes" : "there are \(known)"
        ErrorOutput.line("no scene is called \(choice.wanted.sorted().joined(separator: ", ")); \(hint)")
        throw ExitCode(ProgramEnd.failure)
    }
}
