import Foundation

/// Writes a text as RTF, version 1.
struct RTFTextWriter {
    private var fonts: [String] = []
    /// Red, green and blue, 0…255.
    private var colors: [[Int]] = []

    static func write(_ text: NSAttributedString) -> String {
        var writer = RTFTextWriter()
        let body = WrittenParagraph.paragraphs(of: text).map { writer.paragraph($0) }.joined()
        let fonts = writer.fonts.enumerated().map { "\\f\($0.offset)\\fnil \(escaped($0.element));" }.joined()
        let colors = writer.colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n\(body)}\n"
    }

    private mutating func paragraph(_ paragraph: WrittenParagraph) -> String {
        Self.style(paragraph.style) + paragraph.runs.map { run($0) }.joined() + (paragraph.hasEnd ? "\\par\n" : "")
    }

    private static func style(_ style: NSParagraphStyle) -> String {
        var words = ["\\pard"]
        switch style.alignment {
        case .center: words.append("\\qc")
        case .right: words.append("\\qr")
        case .justified: words.append("\\qj")
        case .left, .natural: words.append("\\ql")
        }
        func add(_ word: String, _ points: CGFloat) { if points != 0 { words.append("\\\(word)\(twips(points))") } }
        add("li", style.headIndent)
        add("fi", style.firstLineHeadIndent - style.headIndent)
        if style.tailIndent < 0 { add("ri", -style.tailIndent) }
        add("sb", style.paragraphSpacingBefore)
        add("sa", style.paragraphSpacing)
        if style.lineHeightMultiple > 0 {
            words.append("\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1")
        } else {
            add("sl", style.minimumLineHeight)
        }
        if style.baseWritingDirection == .rightToLeft { words.append("\\rtlpar") }
        return words.joined() + "\n"
    }

    private mutating func run(_ run: WrittenParagraph.Run) -> String {
        guard run.attachment == nil else { return "" }
        var words = "\\f\(index(of: run.font.familyName))\\fs\(Int((run.font.pointSize * 2).rounded()))"
        if let color = run.color(.foregroundColor) { words += "\\cf\(index(of: color))" }
        if let color = run.color(.backgroundColor) { words += "\\cb\(index(of: color))" }
        if run.isBold { words += "\\b" }
        if run.isItalic { words += "\\i" }
        if run.isUnderlined { words += "\\ul" }
        if run.isStruck { words += "\\strike" }
        if let offset = run.attributes[.baselineOffset] as? CGFloat, offset != 0 {
            words += (offset > 0 ? "\\up" : "\\dn") + "\(Int((abs(offset) * 2).rounded()))"
        }
        let text = "{\(words) \(Self.escaped(run.text))}"
        guard let link = run.link else { return text }
        return "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt \(text)}}"
    }

    private mutating func index(of family: String) -> Int {
        if let index = fonts.firstIndex(of: family) { return index }
        fonts.append(family)
        return fonts.count - 1
    }

    /// Counted from 1: 0 is the reader's own color.
    private mutating func index(of color: [Int]) -> Int {
        if let index = colors.firstIndex(of: color) { return index + 1 }
        colors.append(color)
        return colors.count
    }

    /// Twentieths of a point.
    private static func twips(_ points: CGFloat) -> Int { Int((points * 20).rounded()) }

    /// Characters outside of ASCII as signed UTF-16 units.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x09: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
