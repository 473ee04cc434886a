import CoreText
import Platform

extension AttributedText {
    /// The text of an attributed string, with colors and fonts resolved.
    ///
    /// - Parameters:
    ///   - base: What holds where the string says nothing.
    ///   - traits: What dynamic colors are resolved with.
    init(_ string: NSAttributedString, base: TextAttributes, traits: UITraitCollection) {
        self.init("", attributes: base)
        let characters = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            append(characters.substring(with: range), attributes: base.applying(values, traits: traits))
        }
    }
}

extension TextAttributes {
    /// Plain attributes of UIKit values.
    init(font: UIFont, color: UIColor, traits: UITraitCollection, paragraphStyle: TextParagraphStyle = .init()) {
        self.init(
            font: font.fontDescription, color: color.resolvedColor(with: traits).cgColor,
            paragraphStyle: paragraphStyle)
    }

    /// These attributes with what an attributed string says over them.
    func applying(_ values: [NSAttributedString.Key: Any], traits: UITraitCollection) -> TextAttributes {
        guard !values.isEmpty else { return self }
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (values[key] as? UIColor)?.resolvedColor(with: traits).cgColor
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch values[key] {
            case let value as CGFloat: value
            case let value as Int: CGFloat(value)
            case let value as Double: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func decoration(_ style: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextDecoration? {
            let raw = (values[style] as? NSUnderlineStyle)?.rawValue ?? number(style).map { Int($0) } ?? 0
            return raw == 0 ? nil : TextDecoration(style: raw, color: color(colorKey))
        }
        var result = self
        if let font = values[.font] as? UIFont { result.font = font.fontDescription }
        if let color = color(.foregroundColor) { result.color = color }
        if let color = color(.backgroundColor) { result.backgroundColor = color }
        if let kern = number(.kern) ?? number(.tracking) { result.kern = kern }
        if let offset = number(.baselineOffset) { result.baselineOffset = offset }
        if let underline = decoration(.underlineStyle, .underlineColor) { result.underline = underline }
        if let strike = decoration(.strikethroughStyle, .strikethroughColor) { result.strikethrough = strike }
        if let slant = number(.obliqueness) { result.obliqueness = slant }
        if let width = number(.strokeWidth) { result.strokeWidth = width }
        if let color = color(.strokeColor) { result.strokeColor = color }
        if let shadow = values[.shadow] as? NSShadow { result.shadow = TextShadow(shadow, traits: traits) }
        if values[.link] != nil { result.isLink = true }
        if let attachment = values[.attachment] as? NSTextAttachment {
            result.attachment = TextAttachment(attachment)
        }
        if let style = values[.paragraphStyle] as? NSParagraphStyle {
            result.paragraphStyle = TextParagraphStyle(style)
        }
        return result
    }
}

extension TextShadow {
    init?(_ shadow: NSShadow, traits: UITraitCollection) {
        guard let color = shadow.shadowColor as? UIColor else { return nil }
        self.init(
            offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius,
            color: color.resolvedColor(with: traits).cgColor)
    }
}

extension TextAttachment {
    init(_ attachment: NSTextAttachment) {
        let bounds = attachment.displayBounds
        self.init(size: bounds.size, baselineOffset: bounds.minY)
    }
}

extension TextParagraphStyle {
    init(_ style: NSParagraphStyle) {
        self.init()
        alignment = TextAlignment(rawValue: style.alignment.rawValue) ?? .natural
        lineBreakMode = LineBreakMode(rawValue: style.lineBreakMode.rawValue) ?? .wordWrapping
        lineSpacing = style.lineSpacing
        paragraphSpacing = style.paragraphSpacing
        paragraphSpacingBefore = style.paragraphSpacingBefore
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        lineHeightMultiple = style.lineHeightMultiple
        firstLineHeadIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        tabStops = style.tabStops.map(\.location).sorted()
        defaultTabInterval = style.defaultTabInterval
        switch style.baseWritingDirection {
        case .natural: baseWritingDirection = .unspecified
        case .leftToRight: baseWritingDirection = .leftToRight
        case .rightToLeft: baseWritingDirection = .rightToLeft
        }
    }
}
