import Foundation
import InterfaceBuilder

/// A document on disk with what its project holds for it.
public struct ProjectDocument: Sendable {
    /// Where it lies.
    public let url: URL
    /// As it is read: in the language that was asked for, where there is a translation.
    public let document: Document
    /// The images, colors and fonts of the document, nearest first.
    public let resources: ProjectResources
    /// The language that it was read for; nil: as it is written.
    public let locale: String?

    /// Reads a document and finds its project around it.
    ///
    /// - Parameters:
    ///   - url: A storyboard or xib.
    ///   - locale: "fr" or "zh-Hant"; nil reads it as it is written.
    ///   - finder: Keeps the projects that were found, for the documents that follow.
    /// - Throws: `DocumentError`, whose description is a line with the place and what to do.
    public init(contentsOf url: URL, locale: String? = nil, finder: inout ProjectFinder) throws(DocumentError) {
        let document = try Self.read(url, locale: locale)
        self.init(document, at: url, resources: finder.resources(of: document, at: url), locale: locale)
    }

    /// Reads a document and finds its project around it.
    ///
    /// - Parameters:
    ///   - url: A storyboard or xib.
    ///   - locale: "fr" or "zh-Hant"; nil reads it as it is written.
    public init(contentsOf url: URL, locale: String? = nil) throws(DocumentError) {
        var finder = ProjectFinder()
        try self.init(contentsOf: url, locale: locale, finder: &finder)
    }

    /// A document that was read before.
    ///
    /// - Parameters:
    ///   - url: Where it lies; translations are looked for beside it.
    ///   - resources: Where its images, colors and fonts are.
    ///   - locale: The language that it was read for.
    public init(_ document: Document, at url: URL, resources: ProjectResources, locale: String? = nil) {
        self.url = url
        self.document = document
        self.resources = resources
        self.locale = locale
    }

    /// Reads one document, in a language where one is asked for.
    package static func read(_ url: URL, locale: String?) throws(DocumentError) -> Document {
        guard let locale else { return try Document(contentsOf: url) }
        return try DocumentLocalizations(of: url).document(for: locale)
    }

    /// The same document in another language; nil is as it is written.
    func read(for locale: String?) throws(DocumentError) -> ProjectDocument {
        guard locale != self.locale else { return self }
        return ProjectDocument(try Self.read(url, locale: locale), at: url, resources: resources, locale: locale)
    }
}
