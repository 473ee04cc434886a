import Foundation

/// A paragraph of a text that is written as a document, as its stretches of one look.
struct WrittenParagraph {
    /// A stretch without line separators of paragraphs.
    struct Run {
        var text: String
        var attributes: [NSAttributedString.Key: Any]

        var font: UIFont { attributes[.font] as? UIFont ?? .ofPlainText }
        var isBold: Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }
        var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }
        var isUnderlined: Bool { Self.hasLine(attributes[.underlineStyle]) }
        var isStruck: Bool { Self.hasLine(attributes[.strikethroughStyle]) }
        var link: String? {
            (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        }
        var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }
        /// Red, green and blue, 0…255; nil without a color.
        func color(_ key: NSAttributedString.Key) -> [Int]? {
            guard let color = attributes[key] as? UIColor else { return nil }
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            guard alpha > 0 else { return nil }
            return [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
        }

        private static func hasLine(_ value: Any?) -> Bool {
            if let style = value as? NSUnderlineStyle { return style.rawValue != 0 }
            return (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0
        }
    }

    var runs: [Run] = []
    var style: NSParagraphStyle
    /// Whether another paragraph follows, be it an empty one.
    var hasEnd: Bool

    /// The paragraphs of a text.
    static func paragraphs(of text: NSAttributedString) -> [WrittenParagraph] {
        let content = NSString(string: text.string)
        var found: [WrittenParagraph] = []
        var start = 0
        while start < content.length {
            let whole = content.paragraphRange(for: NSRange(location: start, length: 0))
            var range = whole
            while range.length > 0,
                [0x0A, 0x0D, 0x2029].contains(content.character(at: range.location + range.length - 1))
            {
                range.length -= 1
            }
            let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            var paragraph = WrittenParagraph(style: style ?? .default, hasEnd: range.length < whole.length)
            text.enumerateAttributes(in: range, options: []) { values, part, _ in
                paragraph.runs.append(Run(text: content.substring(with: part), attributes: values))
            }
            found.append(paragraph)
            start = max(start + 1, whole.location + whole.length)
        }
        return found
    }
}
