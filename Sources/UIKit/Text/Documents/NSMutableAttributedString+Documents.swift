import Foundation

extension NSMutableAttributedString {
    /// Replaces the whole text by a document's; see `NSAttributedString.init(data:options:documentAttributes:)`.
    ///
    /// A text of before stays as it is where the document can't be read.
    public func read(
        from data: Data,
        options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
    }

    /// Replaces the whole text by that of a file; see `NSAttributedString.init(url:options:documentAttributes:)`.
    public func read(
        from url: URL,
        options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
    }
}

extension NSAttributedString {
    /// A part of the text as a document in a file; see ``data(from:documentAttributes:)``.
    public func fileWrapper(
        from range: NSRange,
        documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
}
