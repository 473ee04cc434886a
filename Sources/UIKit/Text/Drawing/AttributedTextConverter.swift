import CoreText
import Platform

/// Turns attributed strings into what CoreText lays out; labels, text views and string drawing all go through it.
package struct AttributedTextConverter {
    /// By which dynamic colors resolve.
    package var traits: UITraitCollection
    /// For text without a font. Default: Helvetica 12, as UIKit draws such strings.
    package var font: UIFont
    /// For text without a color. Default: black.
    package var color: UIColor
    /// For text without a paragraph style. Default: UIKit's.
    package var paragraphStyle: NSParagraphStyle
    /// All font sizes are multiplied by it. Default: 1.
    package var fontScale: CGFloat = 1
    /// What links take over their own looks; nil: the link color and an underline.
    package var linkAttributes: [NSAttributedString.Key: Any]?
    /// Handed to attachments that make their own bounds.
    package var container: NSTextContainer?
    /// Of the text that this one is a part of; nil counts items from the text's own start.
    var listMarkers: [Int: TextMarker]?
    /// What attachments take, where somebody else than themselves says so: attributes, attachment, line and place.
    var attachmentBounds: (([NSAttributedString.Key: Any], NSTextAttachment, CGRect, Int) -> CGRect)?

    package init(
        traits: UITraitCollection = .current,
        font: UIFont? = nil,
        color: UIColor = .black,
        paragraphStyle: NSParagraphStyle = .default
    ) {
        self.traits = traits
        self.font = font ?? .ofPlainText
        self.color = color
        self.paragraphStyle = paragraphStyle
    }

    /// The text with typed attributes; an attachment's `id` is its place in `attachments`.
    package func convert(_ string: NSAttributedString) -> (text: AttributedText, attachments: [NSTextAttachment]) {
        var text = AttributedText("", attributes: attributes([:]))
        var attachments: [NSTextAttachment] = []
        let content = NSString(string: string.string)
        var hasLists = false
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            var attributes = attributes(values)
            hasLists = hasLists || (values[.paragraphStyle] as? NSParagraphStyle)?.textLists.isEmpty == false
            if let attachment = values[.attachment] as? NSTextAttachment {
                let line = CGRect(x: 0, y: 0, width: lineWidth, height: lineHeight(attributes))
                let bounds =
                    attachmentBounds?(values, attachment, line, range.location)
                    ?? attachment.attachmentBounds(
                        for: container,
                        proposedLineFragment: line,
                        glyphPosition: .zero,
                        characterIndex: range.location
                    )
                let padding = 2 * attachment.lineLayoutPadding
                attributes.attachment = TextAttachment(
                    size: CGSize(width: bounds.width + padding, height: bounds.height),
                    baselineOffset: bounds.minY,
                    id: attachments.count
                )
                attachments.append(attachment)
            }
            text.append(content.substring(with: range), attributes: attributes)
        }
        if hasLists, Quirk.textListsShowMarkers.holds {
            text.markers = listMarkers ?? ListMarkers(of: string, standard: paragraphStyle).markers(from: 0)
        }
        return (text, attachments)
    }

    /// Points; a great number where lines have no end.
    private var lineWidth: CGFloat { 1e7 }

    private func lineHeight(_ attributes: TextAttributes) -> CGFloat {
        attributes.font.metrics(in: HostEra.current).lineHeight
    }

    /// A text of one look.
    package func convert(_ string: String, attributes values: [NSAttributedString.Key: Any] = [:]) -> AttributedText {
        AttributedText(string, attributes: attributes(values))
    }

    /// The typed attributes; what a dictionary lacks comes from the defaults.
    package func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
        var values = values
        if let linkAttributes, values[.link] != nil { values.merge(linkAttributes) { $1 } }
        var description = (values[.font] as? UIFont ?? font).fontDescription
        let intent = InlinePresentationIntent(attribute: values[.inlinePresentationIntent]) ?? []
        description.stress(by: intent)
        if fontScale != 1 { description = description.withSize(description.size * fontScale) }
        let isLink = values[.link] != nil
        // Labels and drawn strings show links in the link color, whatever color their text has.
        let ownColor = isLink && linkAttributes == nil ? .link : values[.foregroundColor] as? UIColor
        let color = ownColor ?? (isLink ? .link : self.color)
        let style = values[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle
        var attributes = TextAttributes(
            font: description,
            color: color.resolvedCGColor(with: traits),
            paragraphStyle: style.textParagraphStyle
        )
        attributes.backgroundColor = cgColor(values[.backgroundColor])
        let kern = Self.number(values[.kern])
        attributes.kern = kern ?? Self.number(values[.tracking]) ?? 0
        attributes.usesKerning = kern != 0
        attributes.usesLigatures = Self.number(values[.ligature]) != 0
        attributes.expansion = Self.number(values[.expansion]) ?? 0
        attributes.baselineOffset = Self.number(values[.baselineOffset]) ?? 0
        attributes.obliqueness = Self.number(values[.obliqueness]) ?? 0
        attributes.strokeWidth = Self.number(values[.strokeWidth]) ?? 0
        attributes.strokeColor = cgColor(values[.strokeColor])
        attributes.underline = decoration(values[.underlineStyle], color: values[.underlineColor])
        attributes.strikethrough = decoration(values[.strikethroughStyle], color: values[.strikethroughColor])
        if intent.contains(.strikethrough), attributes.strikethrough == nil {
            attributes.strikethrough = TextDecoration()
        }
        attributes.shadow = shadow(values[.shadow])
        // A direction, and whether it goes over that of the letters.
        attributes.writingDirections = ((values[.writingDirection] as? [Any]) ?? []).compactMap { value in
            Self.number(value).flatMap { TextWritingDirection(rawValue: Int($0)) }
        }
        attributes.isLink = isLink
        if isLink, linkAttributes == nil, attributes.underline == nil { attributes.underline = TextDecoration() }
        return attributes
    }

    private func cgColor(_ value: Any?) -> CGColor? {
        (value as? UIColor)?.resolvedCGColor(with: traits)
    }

    private func decoration(_ style: Any?, color: Any?) -> TextDecoration? {
        let rawValue = (style as? NSUnderlineStyle)?.rawValue ?? Self.number(style).map { Int($0) } ?? 0
        return rawValue == 0 ? nil : TextDecoration(style: rawValue, color: cgColor(color))
    }

    private func shadow(_ value: Any?) -> TextShadow? {
        guard let shadow = value as? NSShadow, let color = cgColor(shadow.shadowColor) else { return nil }
        return TextShadow(offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color)
    }

    /// A finite number of any kind; apps write Int, Double, CGFloat and NSNumber alike.
    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
    }
}

extension NSParagraphStyle: ParagraphStyleValue {
    /// The same as CoreText has it.
    package var textParagraphStyle: TextParagraphStyle {
        var style = TextParagraphStyle()
        style.alignment = TextAlignment(rawValue: alignment.rawValue) ?? .natural
        style.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .wordWrapping
        style.lineSpacing = lineSpacing
        style.paragraphSpacing = paragraphSpacing
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.lineHeightMultiple = lineHeightMultiple
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        // The standard stops are where CoreText puts tabs by itself; left out, they keep plain styles plain.
        style.tabStops = tabStops == NSParagraphStyle.default.tabStops ? [] : tabStops.map(\.textTabStop)
        style.defaultTabInterval = defaultTabInterval
        style.hyphenationFactor = usesDefaultHyphenation ? 1 : CGFloat(hyphenationFactor)
        style.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        style.allowsTightening = allowsDefaultTighteningForTruncation
        style.baseWritingDirection = LayoutDirection(rawValue: baseWritingDirection.rawValue) ?? .unspecified
        return style
    }
}

extension NSTextTab {
    /// The same as CoreText has it.
    fileprivate var textTabStop: TextTabStop {
        let terminators = (options[.columnTerminators] as? CharacterSet).map { characters in
            String(String.UnicodeScalarView(Self.commonTerminators.unicodeScalars.filter(characters.contains)))
        }
        return TextTabStop(
            location: location,
            alignment: TextAlignment(rawValue: alignment.rawValue) ?? .natural,
            terminators: terminators ?? ""
        )
    }

    /// Which characters of a set are looked at: decimal separators and the like.
    private static let commonTerminators = ".,:;/-\u{66B}\u{66C}"
}
