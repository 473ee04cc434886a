import Foundation

/// Makes an attributed string of RTF: fonts, colors, paragraphs and links; pictures and tables are left out.
struct RTFTextReader {
    private let bytes: [UInt8]
    private var place = 0
    private let result = NSMutableAttributedString()
    private var style = RTFTextStyle()
    /// What groups around this one go back to.
    private var surroundings: [RTFTextStyle] = []
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    /// Text that has been read and has the present style, in UTF-16 units.
    private var text: [UInt16] = []
    /// How many characters stand in for the next one that is told by its number.
    private var skipped = 0
    private var instruction = ""
    private var fontName = ""
    private var font = 0
    private var color: (red: Int?, green: Int?, blue: Int?) = (nil, nil, nil)

    /// Groups that are deeper are left out.
    private static let depth = 500

    private init(_ data: Data) { bytes = Array(data) }

    /// The text of a document; nil where it is none of RTF.
    static func read(_ data: Data) -> NSAttributedString? {
        var reader = RTFTextReader(data)
        guard reader.bytes.starts(with: Array("{\\rtf".utf8)) else { return nil }
        while reader.step() {}
        reader.flush()
        return reader.result
    }

    private mutating func step() -> Bool {
        guard place < bytes.count else { return false }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "{"):
            flush()
            surroundings.append(style)
            if surroundings.count > Self.depth { style.destination = .none }
        case UInt8(ascii: "}"): endGroup()
        case UInt8(ascii: "\\"): control()
        case 0x0A, 0x0D: break
        default: add(Self.character(byte))
        }
        return true
    }

    private mutating func endGroup() {
        flush()
        let ended = style
        guard let before = surroundings.popLast() else { return place = bytes.count }
        style = before
        if ended.destination == .instruction, before.destination != .instruction {
            // What the field shows is its next group.
            style.link = Self.link(of: instruction)
            instruction = ""
        }
        if ended.destination == .fonts { endFont() }
    }

    // MARK: Words

    private mutating func control() {
        guard place < bytes.count else { return }
        let byte = bytes[place]
        guard Self.isLetter(byte) else {
            place += 1
            return symbol(byte)
        }
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        let number = number()
        if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        apply(word, number)
    }

    private mutating func number() -> Int? {
        let start = place
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
        guard let number = Int(String(decoding: bytes[start..<place].prefix(12), as: UTF8.self)) else {
            place = start
            return nil
        }
        return number
    }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            let digits = String(decoding: bytes[place..<min(place + 2, bytes.count)], as: UTF8.self)
            place = min(place + 2, bytes.count)
            if let value = UInt8(digits, radix: 16) { add(Self.character(value)) }
        case UInt8(ascii: "*"): style.isOptional = true
        case UInt8(ascii: "~"): add("\u{A0}")
        case UInt8(ascii: "_"): add("\u{2011}")
        case UInt8(ascii: "-"): add("\u{AD}")
        case 0x0A, 0x0D: add("\n")
        default: add(Self.character(byte))
        }
    }

    private static let characters = [
        "par": "\n", "sect": "\n", "page": "\u{C}", "line": "\u{2028}", "tab": "\t", "emdash": "—", "endash": "–",
        "bullet": "•", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "cell": "\t", "row": "\n",
    ]

    /// Groups whose text is none of the document's.
    private static let hidden: Set<String> = [
        "stylesheet", "info", "pict", "header", "footer", "listtable", "listoverridetable", "generator", "footnote",
        "object", "nonshppict", "NeXTGraphic", "filetbl", "xmlnstbl",
    ]

    private mutating func apply(_ word: String, _ number: Int?) {
        if let character = Self.characters[word] { return add(character) }
        switch word {
        case "fonttbl": style.destination = .fonts
        case "colortbl": style.destination = .colors
        case "fldinst": style.destination = .instruction
        case _ where Self.hidden.contains(word) || style.isOptional:
            style.destination = .none
        case "uc": style.skippedCharacters = max(0, min(number ?? 1, 10))
        case "u":
            if style.destination == .text { text.append(UInt16(truncatingIfNeeded: number ?? 0x3F)) }
            skipped = style.skippedCharacters
        case "f" where style.destination == .fonts: font = number ?? 0
        case "red": color.red = number
        case "green": color.green = number
        case "blue": color.blue = number
        case "f":
            flush()
            style.family = fonts[number ?? 0] ?? style.family
        case "cf":
            flush()
            style.color = color(number)
        case "cb", "highlight", "chcbpat":
            flush()
            style.background = color(number)
        default:
            flush()
            style.apply(word, number)
        }
        style.isOptional = false
    }

    private func color(_ number: Int?) -> UIColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    // MARK: Text

    private mutating func add(_ character: String) {
        if skipped > 0, character != "\n" { return skipped -= 1 }
        skipped = 0
        switch style.destination {
        case .text: text += character.utf16
        case .instruction: instruction += character
        case .fonts: if character == ";" { endFont() } else { fontName += character }
        case .colors: if character == ";" { endColor() }
        case .none: break
        }
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        let string = String(decoding: text, as: UTF16.self)
        result.append(NSAttributedString(string: string, attributes: style.attributes))
        text = []
    }

    private mutating func endFont() {
        let name = fontName.trimmingCharacters(in: .whitespacesAndNewlines)
        if !name.isEmpty { fonts[font] = name }
        fontName = ""
    }

    private mutating func endColor() {
        let parts = [color.red, color.green, color.blue].compactMap { $0 }.map { CGFloat(max(0, min($0, 255))) / 255 }
        colors.append(parts.count == 3 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) : nil)
        color = (nil, nil, nil)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    /// A byte as Windows' Latin alphabet has it.
    private static func character(_ byte: UInt8) -> String {
        byte < 0x80
            ? String(UnicodeScalar(byte)) : String(data: Data([byte]), encoding: .windowsCP1252) ?? "\u{FFFD}"
    }

    /// The address in `HYPERLINK "https://…"`.
    private static func link(of instruction: String) -> URL? {
        guard instruction.uppercased().contains("HYPERLINK") else { return nil }
        let parts = instruction.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count > 1 ? URL(string: String(parts[1])) : nil
    }
}
