import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which parts of Markdown mean something.
        public enum InterpretedSyntax: Sendable {
            /// All of it.
            case full
            /// What stands within paragraphs; the text is one.
            case inlineOnly
            /// What stands within paragraphs, with the source's spaces and ends of lines.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where the source can't be read.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// What could be read is the result.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](key: value)` sets attributes. They are not read here: the text alone is taken where this is true.
        public var allowsExtendedAttributes: Bool
        /// Default: all.
        public var interpretedSyntax: InterpretedSyntax
        /// Default: an error. Markdown in Unicode is never wrong; bytes that are no UTF-8 are.
        public var failurePolicy: FailurePolicy
        /// The language of the text, which it says in its attributes. Default: none.
        public var languageCode: String?

        /// Options with UIKit's defaults.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// The text of Markdown with what it means as attributes: `inlinePresentationIntent`, `presentationIntent`, `link` and
    /// `imageURL`. Nothing stands between paragraphs (iOS 15).
    ///
    /// - Parameter baseURL: What links and images without a host are relative to.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options: options, baseURL: baseURL).read(markdown)
    }

    /// As from a string, in UTF-8.
    ///
    /// - Throws: Where the bytes are none, unless what can be read is wanted.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        let text =
            options.failurePolicy == .throwError
            ? String(data: markdown, encoding: .utf8) : String(decoding: markdown, as: UTF8.self)
        guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        self = MarkdownReader(options: options, baseURL: baseURL).read(text)
    }

    /// As from a string, of a file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// As without a scope: attributes of an app's own aren't read.
    public init<S: AttributeScope>(
        markdown: String,
        including scope: S.Type,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// As without a scope: attributes of an app's own aren't read.
    public init<S: AttributeScope>(
        markdown: String,
        including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// The text of Markdown with what it means as attributes (iOS 15).
    ///
    /// - Parameter options: Nil: the usual ones.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions? = nil,
        baseURL: URL? = nil
    ) throws {
        try self.init(readFrom: AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }

    /// As from a string, in UTF-8.
    public convenience init(
        markdown: Data,
        options: AttributedString.MarkdownParsingOptions? = nil,
        baseURL: URL? = nil
    ) throws {
        try self.init(readFrom: AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }

    /// As from a string, of a file.
    public convenience init(
        contentsOfMarkdownFile url: URL,
        options: AttributedString.MarkdownParsingOptions? = nil,
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private convenience init(readFrom text: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            let values: [Key: Any?] = [
                .inlinePresentationIntent: run.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) },
                .presentationIntentAttributeName: run.presentationIntent,
                .imageURL: run.imageURL,
                Key("NSLink"): run.link,
                Key("NSLanguage"): run.languageIdentifier,
            ]
            let string = String(text[run.range].characters)
            result.append(NSAttributedString(string: string, attributes: values.compactMapValues { $0 }))
        }
        self.init(attributedString: result)
    }
}
