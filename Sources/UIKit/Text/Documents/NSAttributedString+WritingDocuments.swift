import Foundation

extension NSAttributedString {
    /// A part of the text as a document: plain text, RTF or HTML.
    ///
    /// Of the attributes fonts, colors, lines, links, baselines and paragraph styles are written; pictures go into HTML
    /// only.
    /// - Parameters:
    ///   - range: UTF-16 units.
    ///   - dict: Has to have a ``DocumentAttributeKey/documentType``, as `DocumentType` or its name; plain text may have a
    ///     ``DocumentAttributeKey/characterEncoding``, UTF-8 by default.
    /// - Throws: `CocoaError(.fileWriteInapplicableStringEncoding)` for characters that the encoding doesn't have, and
    ///   `CocoaError(.fileWriteUnknown)` for kinds that aren't written: RTFD.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let text = attributedSubstring(from: range)
        let value = dict[.documentType]
        switch value as? DocumentType ?? (value as? String).map(DocumentType.init(rawValue:)) {
        case .plain?:
            let encoding = Self.encoding(dict[.characterEncoding]) ?? .utf8
            guard let data = text.string.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        case .rtf?: return Data(RTFTextWriter.write(text).utf8)
        case .html?: return Data(HTMLTextWriter.write(text).utf8)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// The encoding that an attribute's number stands for.
    static func encoding(_ value: Any?) -> String.Encoding? {
        let number: UInt? =
            switch value {
            case let value as String.Encoding: value.rawValue
            case let value as UInt: value
            case let value as Int: UInt(exactly: value)
            case let value as NSNumber: value.uintValue
            default: nil
            }
        return number.map { String.Encoding(rawValue: $0) }
    }
}
