import CoreText
import Platform

/// What a label shows, and what its own properties say about it.
struct LabelContent {
    static let standardFont = UIFont.systemFont(ofSize: 17)

    private(set) var plain: String?
    private(set) var attributed: NSAttributedString?
    private(set) var font = Self.standardFont
    private(set) var textColor: UIColor = .label
    private(set) var textAlignment: NSTextAlignment = .natural
    private(set) var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The width that layout found, while it asks for the size at that width.
    var fittingWidth: CGFloat?
    /// Sizes by width and number of lines; emptied when anything changes.
    var measured: [TextMeasureKey: CGSize] = [:]

    var string: String? { attributed?.string ?? plain }
    var isEmpty: Bool { string?.isEmpty ?? true }

    mutating func setText(_ text: String?) { (plain, attributed) = (text, nil) }

    mutating func setAttributedText(_ text: NSAttributedString?) {
        (plain, attributed) = (nil, text.map { NSAttributedString(attributedString: $0) })
        let looks = LeadingLooks(of: text)
        font = looks.font ?? font
        textColor = looks.color ?? textColor
        textAlignment = looks.paragraphStyle?.alignment ?? textAlignment
        lineBreakMode = looks.paragraphStyle?.lineBreakMode ?? lineBreakMode
    }

    // Setting one of the label's properties changes the whole attributed text, as in UIKit.
    mutating func setFont(_ font: UIFont) {
        self.font = font
        setAttribute(.font, font)
    }

    mutating func setTextColor(_ color: UIColor) {
        textColor = color
        setAttribute(.foregroundColor, color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        textAlignment = alignment
        changeParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        changeParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed, attributed.length > 0 else { return }
        self.attributed = attributed.mappingAttributes { $0[key] = value }
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed, attributed.length > 0 else { return }
        self.attributed = attributed.mappingAttributes { attributes in
            let style = NSMutableParagraphStyle()
            if let value = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(value) }
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    @MainActor
    func attributedString(for label: UILabel) -> NSAttributedString? {
        if let attributed { return attributed }
        guard let plain else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: plain,
            attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style]
        )
    }

    // MARK: Laying out
    /// The text for CoreText; truncation is the layout's, so that paragraphs wrap.
    ///
    /// - Parameters:
    ///   - color: In place of all of the text's colors; nil keeps them.
    ///   - shadow: Of all glyphs.
    ///   - isMeasuring: Leaves out what doesn't change sizes, which is faster.
    ///   - fontScale: All font sizes are multiplied by it.
    func layoutText(
        traits: UITraitCollection,
        color: UIColor? = nil,
        shadow: NSShadow? = nil,
        isMeasuring: Bool = false,
        fontScale: CGFloat = 1
    ) -> (text: AttributedText, attachments: [NSTextAttachment]) {
        var converter = AttributedTextConverter(
            traits: traits,
            font: font,
            color: color ?? textColor,
            paragraphStyle: paragraphStyle(isMeasuring: isMeasuring)
        )
        converter.fontScale = fontScale
        let shadowed: [NSAttributedString.Key: Any] = shadow.map { [.shadow: $0] } ?? [:]
        guard let attributed else { return (converter.convert(plain ?? "", attributes: shadowed), []) }
        return converter.convert(wrapping(attributed, color: color, adding: shadowed))
    }

    /// The style of text without one of its own.
    private func paragraphStyle(isMeasuring: Bool) -> NSParagraphStyle {
        if lineBreakMode != .byCharWrapping, isMeasuring || textAlignment == .natural { return .default }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        if lineBreakMode == .byCharWrapping { style.lineBreakMode = .byCharWrapping }
        return style
    }

    /// The attributed text with paragraphs that wrap, and the state's color and shadow over its own.
    private func wrapping(
        _ string: NSAttributedString,
        color: UIColor?,
        adding attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        string.mappingAttributes { values in
            if let value = values[.paragraphStyle] as? NSParagraphStyle,
                value.lineBreakMode.rawValue > NSLineBreakMode.byCharWrapping.rawValue
            {
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(value)
                style.lineBreakMode = .byWordWrapping
                values[.paragraphStyle] = style
            }
            if let color { values[.foregroundColor] = color }
            values.merge(attributes) { $1 }
        }
    }

    var truncation: LineBreakMode { LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .truncatingTail }
}

/// What a measured size depends on beside the content.
struct TextMeasureKey: Hashable {
    /// Points; infinite for no limit.
    var width: CGFloat
    /// 0 for no limit.
    var numberOfLines: Int
}
