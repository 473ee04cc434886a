import CoreGraphics
import Foundation

/// Makes an attributed string of HTML, as WebKit's reader does: paragraphs, lists with marks and tabs, fonts, colors and links.
///
/// Boxes, floats and tables have no place in a string: cells of a row are divided by tabs. Nothing is loaded from elsewhere.
struct HTMLTextReader {
    private struct Element {
        var name: String
        var style: HTMLTextStyle
        /// Whether its text isn't shown.
        var isHidden = false
        /// The next item's number, for a list.
        var itemNumber = 1
    }

    private let result = NSMutableAttributedString(string: "")
    private var sheet = HTMLStyleSheet()
    private var elements: [Element]
    /// Whether a space comes before the next word.
    private var hasPendingSpace = false
    private var isAtLineStart = true
    /// What the text of a style element goes to.
    private var isInSheet = false

    /// Elements deeper than this are left out; pages of people have some ten.
    private static let deepest = 300
    private static let hidden: Set<String> = ["head", "title", "script", "style", "template", "noscript", "select"]
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr",
        "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "dl", "dt", "dd",
        "center", "address", "form", "body", "html",
    ]
    private static let empty: Set<String> = [
        "br", "img", "hr", "meta", "link", "input", "area", "base", "col", "embed", "source", "track", "wbr",
    ]
    /// Sizes in em and spaces after in em of headings.
    private static let headings: [String: (size: CGFloat, space: CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
    ]

    /// - Parameter base: Where links without a server count from.
    static func read(_ html: String, base: URL? = nil) -> NSAttributedString {
        var reader = HTMLTextReader(base: base)
        for token in HTMLTokens(html) { reader.read(token) }
        return reader.result
    }

    private let base: URL?

    private init(base: URL?) {
        self.base = base
        elements = [Element(name: "", style: HTMLTextStyle())]
    }

    private var current: Element { elements[elements.count - 1] }

    private mutating func read(_ token: HTMLToken) {
        switch token {
        case .text(let text):
            if isInSheet { sheet.add(text) } else if !current.isHidden { add(text) }
        case .start(let name, let attributes, let isEmpty):
            begin(name, attributes, isEmpty: isEmpty || Self.empty.contains(name))
        case .end(let name): end(name)
        }
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        guard !current.style.keepsSpace else { return append(text.replacingOccurrences(of: "\r\n", with: "\n")) }
        var word = ""
        for character in text {
            // A space that must not break a line is no space here.
            if character.isWhitespace, character != "\u{A0}", !"\u{2002}\u{2003}\u{2009}".contains(character) {
                hasPendingSpace = hasPendingSpace || !isAtLineStart || !word.isEmpty
                continue
            }
            if hasPendingSpace { word += " " }
            hasPendingSpace = false
            word.append(character)
        }
        append(word)
    }

    private mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        result.append(NSAttributedString(string: text, attributes: current.style.attributes))
        isAtLineStart = text.last == "\n" || text.last == "\u{2028}"
    }

    private mutating func endLine() {
        hasPendingSpace = false
        guard !isAtLineStart else { return }
        append("\n")
    }

    // MARK: Elements

    private mutating func begin(_ name: String, _ attributes: [String: String], isEmpty: Bool) {
        isInSheet = name == "style" && !isEmpty
        if name == "li" { closeOpen("li", within: ["ul", "ol"]) }
        if name == "p" { closeOpen("p", within: ["div", "li", "td", "blockquote", "body"]) }
        let isBlock = Self.blocks.contains(name)
        if isBlock, !current.isHidden { endLine() }
        if name == "td" || name == "th", !isAtLineStart { append("\t") }
        var element = Element(
            name: name,
            style: current.style,
            isHidden: current.isHidden || Self.hidden.contains(name)
        )
        if isBlock { (element.style.spacing, element.style.backgroundColor) = (0, nil) }
        style(&element, attributes)
        if isEmpty { return addEmpty(name, attributes, element.style) }
        guard elements.count < Self.deepest else { return }
        elements.append(element)
        if name == "li", !element.isHidden { addMark() }
    }

    private mutating func end(_ name: String) {
        if name == "style" { isInSheet = false }
        if name == "br" { return addEmpty(name, [:], current.style) }
        guard let index = elements.lastIndex(where: { $0.name == name }), index > 0 else { return }
        // Line ends belong to the paragraph that they end.
        if Self.blocks.contains(name), name != "body", name != "html", !current.isHidden { endLine() }
        elements.removeSubrange(index...)
    }

    /// Ends an element that need not be ended, like an item by the next one.
    private mutating func closeOpen(_ name: String, within containers: Set<String>) {
        guard let index = elements.lastIndex(where: { $0.name == name || containers.contains($0.name) }),
            elements[index].name == name
        else { return }
        end(name)
    }

    private mutating func addEmpty(_ name: String, _ attributes: [String: String], _ style: HTMLTextStyle) {
        guard !current.isHidden else { return }
        switch name {
        case "br":
            hasPendingSpace = false
            append("\u{2028}")
        case "hr":
            endLine()
            append("\n")
        case "img":
            guard let image = attributes["src"].flatMap(Self.embeddedImage) else { return }
            let attachment = NSTextAttachment()
            attachment.image = image
            if hasPendingSpace { append(" ") }
            hasPendingSpace = false
            let text = NSMutableAttributedString(attachment: attachment)
            text.addAttributes(style.attributes, range: NSRange(location: 0, length: text.length))
            result.append(text)
            isAtLineStart = false
        default: break
        }
    }

    /// The image that an address itself holds ("data:image/png;base64,…").
    private static func embeddedImage(_ address: String) -> UIImage? {
        guard address.hasPrefix("data:image/"), let comma = address.firstIndex(of: ","),
            address[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(address[address.index(after: comma)...]))
        else { return nil }
        return UIImage(data: data)
    }

    private mutating func addMark() {
        guard let list = current.style.lists.last,
            let index = elements.lastIndex(where: { $0.name == "ul" || $0.name == "ol" })
        else { return }
        let number = elements[index].itemNumber
        elements[index].itemNumber += 1
        append("\t\(list.marker(forItemNumber: number))\(list.isOrdered ? "." : "")\t")
        isAtLineStart = true
    }

    // MARK: Style

    private mutating func style(_ element: inout Element, _ attributes: [String: String]) {
        applyDefaults(of: element.name, attributes, &element)
        var declarations = sheet.declarations(element: element.name, attributes: attributes)
        if let own = attributes["style"] { declarations.merge(HTMLStyleSheet.declarations(own)) { $1 } }
        if let align = attributes["align"] { declarations["text-align"] = declarations["text-align"] ?? align }
        if let direction = attributes["dir"] { declarations["direction"] = direction.lowercased() }
        element.style.apply(declarations)
        if declarations["display"] == "none" { element.isHidden = true }
    }

    private func applyDefaults(of name: String, _ attributes: [String: String], _ element: inout Element) {
        switch name {
        case "b", "strong", "th": element.style.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": element.style.isItalic = true
        case "u", "ins": element.style.isUnderlined = true
        case "s", "strike", "del": element.style.isStruck = true
        case "small": element.style.fontSize /= 1.2
        case "big": element.style.fontSize *= 1.2
        case "sup", "sub":
            element.style.baselineOffset += name == "sup" ? element.style.fontSize / 3 : -element.style.fontSize / 6
            element.style.fontSize /= 1.2
        case "code", "kbd", "samp", "tt", "pre":
            (element.style.family, element.style.fontSize) = ("Courier", element.style.fontSize * 13 / 16)
            if name == "pre" { element.style.keepsSpace = true }
        case "mark": element.style.backgroundColor = HTMLColor.color("yellow")
        case "center": element.style.alignment = .center
        case "p", "dl": element.style.spacing = element.style.fontSize
        case "blockquote", "dd": element.style.indent += 40 * HTMLTextStyle.pointsPerPixel
        case "h1", "h2", "h3", "h4", "h5", "h6":
            guard let heading = Self.headings[name] else { return }
            element.style.fontSize *= heading.size
            element.style.spacing = heading.space * element.style.fontSize
            element.style.isBold = true
        case "ul", "ol": beginList(name, attributes, &element)
        case "a":
            guard let address = attributes["href"], let url = URL(string: address, relativeTo: base) else { return }
            element.style.link = url.absoluteURL
            element.style.isUnderlined = true
            // The color of links in browsers.
            element.style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
        case "font":
            if let color = attributes["color"].flatMap({ HTMLColor.color($0.lowercased()) }) {
                element.style.color = color
            }
            if let face = attributes["face"] { element.style.apply(["font-family": face]) }
            let sizes: [CGFloat] = [10, 13, 16, 18, 24, 32, 48]
            if let size = attributes["size"].flatMap({ Int($0) }), sizes.indices.contains(size - 1) {
                element.style.fontSize = sizes[size - 1] * HTMLTextStyle.pointsPerPixel
            }
        default: break
        }
    }

    private func beginList(_ name: String, _ attributes: [String: String], _ element: inout Element) {
        let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
        let types: [String: NSTextList.MarkerFormat] = [
            "a": .lowercaseAlpha, "A": .uppercaseAlpha, "i": .lowercaseRoman, "I": .uppercaseRoman,
        ]
        let bullet = bullets[min(element.style.lists.count, bullets.count - 1)]
        let format = name == "ul" ? bullet : types[attributes["type"] ?? "1"] ?? .decimal
        let list = NSTextList(markerFormat: format, options: 0)
        element.itemNumber = attributes["start"].flatMap { Int($0) }.map { min(max($0, -10_000), 10_000) } ?? 1
        list.startingItemNumber = element.itemNumber
        element.style.lists.append(list)
    }
}
