import Foundation

/// What a group of RTF says of its text.
struct RTFTextStyle {
    /// Where the characters of a group go.
    enum Destination { case text, fonts, colors, instruction, none }

    var destination = Destination.text
    /// Whether the group may be left out where its word isn't known.
    var isOptional = false
    /// How many characters stand in for one that is told by its number.
    var skippedCharacters = 1
    /// A font's name or a family's.
    var family = "Helvetica"
    var color: UIColor?
    var background: UIColor?
    var link: URL?
    /// In points.
    private var size: CGFloat = 12
    private var isBold = false
    private var isItalic = false
    private var isUnderlined = false
    private var isStruck = false
    /// In points above the line.
    private var offset: CGFloat = 0
    private var paragraph = Paragraph()

    /// Lengths in points.
    private struct Paragraph {
        var alignment = NSTextAlignment.natural
        var direction = NSWritingDirection.natural
        var left: CGFloat = 0
        var first: CGFloat = 0
        var right: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// As it is written: at least, exactly where negative, or a multiple in 240ths.
        var line: CGFloat = 0
        var isMultiple = false
        var tabs: [CGFloat] = []
    }

    /// Takes a word about characters or paragraphs; others have no effect.
    ///
    /// - Parameter number: Half points of sizes, twentieths of a point of other lengths, 0 for what ends.
    mutating func apply(_ word: String, _ number: Int?) {
        let points = CGFloat(number ?? 0) / 20
        let isOn = number != 0
        switch word {
        case "fs": size = max(1, CGFloat(number ?? 24) / 2)
        case "b": isBold = isOn
        case "i": isItalic = isOn
        case "ul": isUnderlined = isOn
        case "ulnone": isUnderlined = false
        case "strike", "striked": isStruck = isOn
        case "up": offset = CGFloat(number ?? 6) / 2
        case "dn": offset = -CGFloat(number ?? 6) / 2
        case "super": offset = size / 3
        case "sub": offset = -size / 6
        case "nosupersub": offset = 0
        case "v": destination = isOn ? .none : .text
        case "plain":
            (size, offset, color, background) = (12, 0, nil, nil)
            (isBold, isItalic, isUnderlined, isStruck) = (false, false, false, false)
        case "pard": paragraph = Paragraph()
        case "ql": paragraph.alignment = .left
        case "qc": paragraph.alignment = .center
        case "qr": paragraph.alignment = .right
        case "qj": paragraph.alignment = .justified
        case "qnatural": paragraph.alignment = .natural
        case "rtlpar": paragraph.direction = .rightToLeft
        case "ltrpar": paragraph.direction = .leftToRight
        case "li": paragraph.left = points
        case "fi": paragraph.first = points
        case "ri": paragraph.right = points
        case "sb": paragraph.before = points
        case "sa": paragraph.after = points
        case "sl": paragraph.line = points
        case "slmult": paragraph.isMultiple = number == 1
        case "tx": if paragraph.tabs.count < 100 { paragraph.tabs.append(points) }
        default: break
        }
    }

    /// The attributes of text of this style.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraphStyle]
        attributes[.foregroundColor] = color
        attributes[.backgroundColor] = background
        attributes[.link] = link
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if offset != 0 { attributes[.baselineOffset] = offset }
        return attributes
    }

    private var font: UIFont {
        let isSystem = family.hasPrefix(".SF") || family.hasPrefix(".AppleSystem")
        let plain = isSystem ? nil : UIFont(name: family, size: size) ?? UIFont(name: "Helvetica", size: size)
        let font = plain ?? UIFont.systemFont(ofSize: size)
        var traits = font.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard isBold || isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = paragraph.alignment
        style.baseWritingDirection = paragraph.direction
        style.headIndent = paragraph.left
        style.firstLineHeadIndent = paragraph.left + paragraph.first
        style.tailIndent = -paragraph.right
        style.paragraphSpacingBefore = paragraph.before
        style.paragraphSpacing = paragraph.after
        if paragraph.isMultiple {
            style.lineHeightMultiple = paragraph.line / 12
        } else {
            style.minimumLineHeight = abs(paragraph.line)
            if paragraph.line < 0 { style.maximumLineHeight = -paragraph.line }
        }
        if !paragraph.tabs.isEmpty {
            style.tabStops = paragraph.tabs.map { NSTextTab(textAlignment: .natural, location: $0, options: [:]) }
        }
        return style
    }
}
