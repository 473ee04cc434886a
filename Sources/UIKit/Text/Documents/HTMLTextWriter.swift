import Foundation

/// Writes a text as a page, whose paragraphs and stretches have styles of their own; ``HTMLTextReader`` reads it back.
struct HTMLTextWriter {
    private var html = ""
    /// The lists that are open, the outermost first.
    private var lists: [NSTextList] = []

    static func write(_ text: NSAttributedString) -> String {
        var writer = HTMLTextWriter()
        for paragraph in WrittenParagraph.paragraphs(of: text) { writer.write(paragraph) }
        writer.setLists([])
        return """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="UTF-8">
            <title></title>
            </head>
            <body>
            \(writer.html)</body>
            </html>

            """
    }

    private mutating func write(_ paragraph: WrittenParagraph) {
        let lists = paragraph.style.textLists
        setLists(lists)
        let name = lists.isEmpty ? "p" : "li"
        html += "<\(name)\(Self.attribute("style", Self.style(paragraph.style, isItem: !lists.isEmpty)))>"
        var runs = paragraph.runs
        // A marker that was read from a page stands in the text, between tabs.
        if !lists.isEmpty, let first = runs.first, first.text.hasPrefix("\t"),
            let end = first.text.dropFirst().firstIndex(of: "\t")
        {
            runs[0].text = String(first.text[first.text.index(after: end)...])
        }
        if runs.allSatisfy(\.text.isEmpty) { html += "<br>" }
        for run in runs { write(run) }
        html += "</\(name)>\n"
    }

    /// Ends lists and begins others.
    private mutating func setLists(_ wanted: [NSTextList]) {
        let shared = zip(lists, wanted).prefix { $0.isEqual($1) }.count
        for list in lists[shared...].reversed() { html += list.isOrdered ? "</ol>\n" : "</ul>\n" }
        for list in wanted.dropFirst(shared) {
            let start = list.startingItemNumber == 1 ? "" : Self.attribute("start", "\(list.startingItemNumber)")
            html += list.isOrdered ? "<ol\(Self.type(of: list))\(start)>\n" : "<ul>\n"
        }
        lists = wanted
    }

    private static func type(of list: NSTextList) -> String {
        let types: [NSTextList.MarkerFormat: String] = [
            .lowercaseAlpha: "a", .lowercaseLatin: "a", .uppercaseAlpha: "A", .uppercaseLatin: "A",
            .lowercaseRoman: "i", .uppercaseRoman: "I",
        ]
        return types[list.markerFormat].map { attribute("type", $0) } ?? ""
    }

    private static func style(_ style: NSParagraphStyle, isItem: Bool) -> String {
        var parts = ["margin: 0", "margin-bottom: \(number(style.paragraphSpacing))pt"]
        switch style.alignment {
        case .center: parts.append("text-align: center")
        case .right: parts.append("text-align: right")
        case .justified: parts.append("text-align: justify")
        case .left, .natural: break
        }
        if style.headIndent > 0, !isItem { parts.append("margin-left: \(number(style.headIndent))pt") }
        if style.lineHeightMultiple > 0 { parts.append("line-height: \(number(style.lineHeightMultiple))") }
        if style.baseWritingDirection == .rightToLeft { parts.append("direction: rtl") }
        return parts.joined(separator: "; ")
    }

    private mutating func write(_ run: WrittenParagraph.Run) {
        if let data = run.attachment?.image?.pngData() {
            html += "<img\(Self.attribute("src", "data:image/png;base64,\(data.base64EncodedString())"))>"
            return
        }
        var parts = ["font-family: '\(Self.family(of: run.font))'", "font-size: \(Self.number(run.font.pointSize))pt"]
        if let color = run.color(.foregroundColor) { parts.append("color: \(Self.hex(color))") }
        if let color = run.color(.backgroundColor) { parts.append("background-color: \(Self.hex(color))") }
        var tags: [(start: String, end: String)] = []
        if let link = run.link { tags.append(("<a\(Self.attribute("href", link))>", "</a>")) }
        tags.append(("<span\(Self.attribute("style", parts.joined(separator: "; ")))>", "</span>"))
        if run.isBold { tags.append(("<b>", "</b>")) }
        if run.isItalic { tags.append(("<i>", "</i>")) }
        if run.isUnderlined { tags.append(("<u>", "</u>")) }
        if run.isStruck { tags.append(("<s>", "</s>")) }
        html += tags.map(\.start).joined() + Self.escaped(run.text) + tags.reversed().map(\.end).joined()
    }

    // MARK: Pieces

    /// The name by which browsers know a family.
    private static func family(of font: UIFont) -> String {
        font.familyName.hasPrefix(".") ? "-apple-system" : font.familyName
    }

    private static func hex(_ color: [Int]) -> String {
        "#" + color.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(Double((value * 1000).rounded() / 1000))"
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(value.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;"))\""
    }

    /// Spaces that a page would join stay apart.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var isAfterSpace = false
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\u{2028}": result += "<br>"
            case "\t": result += "<span style=\"white-space: pre\">\t</span>"
            case " ": result += isAfterSpace ? "&nbsp;" : " "
            default: result.append(character)
            }
            isAfterSpace = character == " " && !isAfterSpace
        }
        return result
    }
}
