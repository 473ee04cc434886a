import CoreGraphics
import Foundation

/// What text in an element looks like.
struct HTMLTextStyle {
    /// In points; a pixel of CSS is three quarters of one, so that the usual 16 pixels are 12 points.
    var fontSize: CGFloat = 12
    var family = "Times New Roman"
    var isBold = false
    var isItalic = false
    var color: UIColor?
    var backgroundColor: UIColor?
    var isUnderlined = false
    var isStruck = false
    var link: URL?
    /// In points, upward.
    var baselineOffset: CGFloat = 0
    var keepsSpace = false
    var alignment = NSTextAlignment.natural
    /// In points, from the leading edge.
    var indent: CGFloat = 0
    /// In points, after the paragraph.
    var spacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var direction = NSWritingDirection.natural
    /// The lists around, the outermost first.
    var lists: [NSTextList] = []

    static let pointsPerPixel: CGFloat = 0.75

    /// The font that is nearest.
    var font: UIFont {
        let isSystem = ["-apple-system", "system-ui", "blinkmacsystemfont", "sans-serif", ".sf ui text"].contains(
            family.lowercased()
        )
        let plain = isSystem ? nil : UIFont(name: family, size: fontSize)
        guard let plain else {
            let font = UIFont.systemFont(ofSize: fontSize, weight: isBold ? .bold : .regular)
            guard isItalic, let slanted = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }
            return UIFont(descriptor: slanted, size: fontSize)
        }
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else { return plain }
        return UIFont(descriptor: descriptor, size: fontSize)
    }

    var attributes: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [
            .font: font, .paragraphStyle: paragraphStyle, .kern: 0, .strokeWidth: 0,
            .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
        ]
        values[.backgroundColor] = backgroundColor
        values[.link] = link
        if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baselineOffset != 0 { values[.baselineOffset] = baselineOffset }
        return values
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        style.lineHeightMultiple = lineHeightMultiple
        style.baseWritingDirection = direction
        style.defaultTabInterval = NSTextList.indent
        let depth = CGFloat(lists.count)
        if depth > 0 {
            style.textLists = lists
            let text = depth * NSTextList.indent
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent + text - NSTextList.indent + NSTextList.markerIndent),
                NSTextTab(textAlignment: .natural, location: indent + text),
            ]
            style.headIndent = indent + text
            style.firstLineHeadIndent = indent
        } else {
            (style.firstLineHeadIndent, style.headIndent) = (indent, indent)
            style.tabStops = []
        }
        return style
    }
}

// MARK: CSS

extension HTMLTextStyle {
    mutating func apply(_ declarations: HTMLDeclarations) {
        // What other values count from comes first.
        if let value = declarations["font"] { applyShorthand(value) }
        if let size = declarations["font-size"].flatMap(fontSize(of:)) { fontSize = size }
        for (name, value) in declarations.sorted(by: { $0.key < $1.key }) { apply(name, value) }
    }

    private mutating func apply(_ name: String, _ value: String) {
        let word = value.lowercased()
        switch name {
        case "color": if let found = HTMLColor.color(word) { color = found }
        case "background-color", "background": if let found = HTMLColor.color(word) { backgroundColor = found }
        case "font-family": if let first = Self.family(value) { family = first }
        case "font-weight": isBold = ["bold", "bolder"].contains(word) || (Int(word) ?? 0) >= 600
        case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "text-align":
            let kinds: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
            ]
            if let kind = kinds[word] { alignment = kind }
        case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
        case "white-space": keepsSpace = word.hasPrefix("pre")
        case "line-height": if let factor = Double(word), factor > 0, factor < 100 { lineHeightMultiple = factor }
        case "margin-bottom": if let length = length(word) { spacing = length }
        case "margin-left", "padding-left": if let length = length(word) { indent += length }
        case "vertical-align":
            if word == "super" { baselineOffset += fontSize / 3 }
            if word == "sub" { baselineOffset -= fontSize / 6 }
        default: break
        }
    }

    /// "italic bold 12px/1.5 Georgia, serif"
    private mutating func applyShorthand(_ value: String) {
        let words = value.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil }) else { return }
        isBold = words[..<place].contains { $0 == "bold" || (Int($0) ?? 0) >= 600 }
        isItalic = words[..<place].contains { $0 == "italic" || $0 == "oblique" }
        if let size = fontSize(of: String(words[place].prefix { $0 != "/" })) { fontSize = size }
        if let first = Self.family(words[(place + 1)...].joined(separator: " ")) { family = first }
    }

    private static func family(_ value: String) -> String? {
        value.split(separator: ",").first?.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\t\n"))
    }

    private func fontSize(of value: String) -> CGFloat? {
        let names: [String: CGFloat] = [
            "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
        ]
        switch value {
        case "smaller": return fontSize / 1.2
        case "larger": return fontSize * 1.2
        default: break
        }
        if let pixels = names[value] { return pixels * Self.pointsPerPixel }
        guard let size = length(value.lowercased()), size > 0, size < 2000 else { return nil }
        return size
    }

    /// In points.
    private func length(_ text: String) -> CGFloat? {
        let units: [(String, CGFloat)] = [
            ("rem", 12), ("em", fontSize), ("px", Self.pointsPerPixel), ("pt", 1), ("%", fontSize / 100),
        ]
        guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else {
            return Double(text).map { CGFloat($0) * Self.pointsPerPixel }
        }
        guard let number = Double(text.dropLast(unit.count)), number.isFinite, abs(number) < 1e4 else { return nil }
        return CGFloat(number) * factor
    }
}

/// Colors as CSS writes them.
enum HTMLColor {
    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
        "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "tomato": 0xFF6347, "darkgray": 0xA9A9A9,
        "lightgray": 0xD3D3D3, "darkblue": 0x00008B, "darkgreen": 0x006400, "darkred": 0x8B0000,
    ]

    /// - Parameter text: In small letters; nil for what is no color.
    static func color(_ text: String) -> UIColor? {
        if let word = names[text] { return color(word) }
        if text == "transparent" { return UIColor(white: 0, alpha: 0) }
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard whole.count == 6, let word = UInt32(whole, radix: 16) else { return nil }
            return color(word)
        }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let numbers = text[text.index(after: open)...].dropLast().split { " ,/".contains($0) }.compactMap { part in
            part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
        }
        guard numbers.count >= 3 else { return nil }
        return UIColor(
            red: CGFloat(numbers[0] / 255),
            green: CGFloat(numbers[1] / 255),
            blue: CGFloat(numbers[2] / 255),
            alpha: numbers.count > 3 ? CGFloat(numbers[3]) : 1
        )
    }

    private static func color(_ word: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(word >> 16 & 255) / 255,
            green: CGFloat(word >> 8 & 255) / 255,
            blue: CGFloat(word & 255) / 255,
            alpha: 1
        )
    }
}
