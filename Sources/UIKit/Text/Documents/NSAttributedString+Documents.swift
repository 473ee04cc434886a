import Foundation

extension NSAttributedString {
    /// The kinds of documents that a string is made of.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// A name as in files.
        public let rawValue: String
        /// Any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments; neither read nor written here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What a document is read by.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// A name.
        public let rawValue: String
        /// Any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`, or its name. Default: by the first bytes.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`. Default: UTF-8, else Windows' Latin.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// A URL that links count from.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// What is known of a document besides its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// A name.
        public let rawValue: String
        /// Any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`'s name.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document: HTML, RTF or plain text.
    ///
    /// HTML becomes what WebKit's reader makes of it: 12 points of Times where a page says nothing else, a pixel as three
    /// quarters of a point, marks of lists as text between tabs. RTF keeps fonts, colors, paragraphs and links; pictures are
    /// left out. Nothing is loaded from elsewhere.
    /// - Parameters:
    ///   - data: The document's bytes.
    ///   - options: See ``DocumentReadingOptionKey``.
    ///   - dict: Gets what is known of the document.
    /// - Throws: `CocoaError(.fileReadUnknownStringEncoding)` for text in another encoding than said, and
    ///   `CocoaError(.fileReadCorruptFile)` for what is no RTF though it should be, and for RTFD, which isn't read.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = Self.type(of: data, options)
        let (text, encoding) = try Self.text(of: data, options)
        let string: NSAttributedString
        switch type {
        case .html: string = HTMLTextReader.read(text, base: options[.baseURL] as? URL)
        case .rtf:
            guard let text = RTFTextReader.read(data) else { throw CocoaError(.fileReadCorruptFile) }
            string = text
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
            string = NSAttributedString(string: text, attributes: attributes)
        default: throw CocoaError(.fileReadCorruptFile)
        }
        dict?.pointee = NSDictionary(dictionary: [
            DocumentAttributeKey.documentType.rawValue: type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
        ])
        self.init(attributedString: string)
    }

    /// Reads the document at a file's URL; see ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        if options[.baseURL] == nil { options[.baseURL] = url }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static func type(of data: Data, _ options: [DocumentReadingOptionKey: Any]) -> DocumentType {
        if let type = options[.documentType] as? DocumentType { return type }
        if let name = options[.documentType] as? String { return DocumentType(rawValue: name) }
        let start = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.contains("<!doctype html") || start.contains("<html") ? .html : .plain
    }

    private static func text(
        of data: Data,
        _ options: [DocumentReadingOptionKey: Any]
    ) throws -> (String, String.Encoding) {
        let encodings = encoding(options[.characterEncoding]).map { [$0] } ?? [.utf8, .windowsCP1252, .isoLatin1]
        for encoding in encodings { if let text = String(data: data, encoding: encoding) { return (text, encoding) } }
        throw CocoaError(.fileReadUnknownStringEncoding)
    }
}
