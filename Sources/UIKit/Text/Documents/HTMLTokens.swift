import Foundation

/// What an HTML text is made of.
enum HTMLToken: Equatable {
    case text(String)
    /// Names are in small letters, values have no entities left.
    case start(String, attributes: [String: String], isEmpty: Bool)
    case end(String)
}

/// Cuts HTML into tokens. Nothing is an error: what can't be understood is text, or left out, as browsers do it.
struct HTMLTokens: Sequence, IteratorProtocol {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    /// The element whose contents are no markup, while that holds.
    private var rawElement: String?

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func next() -> HTMLToken? {
        guard place < scalars.count else { return nil }
        if let name = rawElement { return rawText(of: name) }
        guard scalars[place] == "<", let token = markup() else { return plainText() }
        return token
    }

    // MARK: Text

    private mutating func plainText() -> HTMLToken {
        let start = place
        place += 1
        while place < scalars.count, scalars[place] != "<" { place += 1 }
        return .text(HTMLEntities.decoded(string(start..<place)))
    }

    /// All up to the end tag of a script or style sheet.
    private mutating func rawText(of name: String) -> HTMLToken? {
        rawElement = nil
        let start = place
        let end = Array("</\(name)".unicodeScalars)
        while place < scalars.count, !matches(end) { place += 1 }
        return .text(string(start..<place))
    }

    private func matches(_ word: [Unicode.Scalar]) -> Bool {
        guard place + word.count <= scalars.count else { return false }
        return word.indices.allSatisfy { Self.small(scalars[place + $0]) == word[$0] }
    }

    private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }

    private func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    // MARK: Markup

    /// Nil where a "<" is just that.
    private mutating func markup() -> HTMLToken? {
        guard place + 1 < scalars.count else { return nil }
        let following = scalars[place + 1]
        if following == "!" || following == "?" {
            skipDeclaration()
            return .text("")
        }
        let isEnd = following == "/"
        var index = place + (isEnd ? 2 : 1)
        guard index < scalars.count, scalars[index].properties.isAlphabetic else { return nil }
        let nameStart = index
        while index < scalars.count, !Self.endsName(scalars[index]) { index += 1 }
        let name = string(nameStart..<index).lowercased()
        place = index
        let (attributes, isEmpty) = attributes()
        if isEnd { return .end(name) }
        if !isEmpty, name == "style" || name == "script" { rawElement = name }
        return .start(name, attributes: attributes, isEmpty: isEmpty)
    }

    private static func endsName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == ">" || scalar == "/" || scalar.properties.isWhitespace
    }

    private mutating func skipDeclaration() {
        let isComment = matches(Array("<!--".unicodeScalars))
        let end = Array((isComment ? "-->" : ">").unicodeScalars)
        place += isComment ? 4 : 2
        while place < scalars.count, !matches(end) { place += 1 }
        place = Swift.min(place + end.count, scalars.count)
    }

    /// Reads up to and with the ">".
    private mutating func attributes() -> (values: [String: String], isEmpty: Bool) {
        var values: [String: String] = [:]
        var isEmpty = false
        while place < scalars.count, scalars[place] != ">" {
            if scalars[place] == "/" || scalars[place].properties.isWhitespace {
                isEmpty = scalars[place] == "/"
                place += 1
                continue
            }
            isEmpty = false
            let start = place
            place += 1
            while place < scalars.count, scalars[place] != "=", !Self.endsName(scalars[place]) { place += 1 }
            let name = string(start..<place).lowercased()
            let value = value()
            if values[name] == nil { values[name] = value }
        }
        place = Swift.min(place + 1, scalars.count)
        return (values, isEmpty)
    }

    private mutating func value() -> String {
        skipSpace()
        guard place < scalars.count, scalars[place] == "=" else { return "" }
        place += 1
        skipSpace()
        guard place < scalars.count else { return "" }
        let quote = scalars[place]
        let isQuoted = quote == "\"" || quote == "'"
        if isQuoted { place += 1 }
        let start = place
        while place < scalars.count {
            let scalar = scalars[place]
            if isQuoted ? scalar == quote : scalar == ">" || scalar.properties.isWhitespace { break }
            place += 1
        }
        let value = string(start..<place)
        if isQuoted { place = Swift.min(place + 1, scalars.count) }
        return HTMLEntities.decoded(value)
    }

    private mutating func skipSpace() {
        while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    }
}

/// Characters by their names in HTML.
enum HTMLEntities {
    /// The names that texts of apps have; rarer ones stay as they are written.
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
        "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹",
        "rsaquo": "›", "bull": "•", "middot": "·", "para": "¶", "sect": "§", "dagger": "†", "deg": "°", "plusmn": "±",
        "times": "×", "divide": "÷", "minus": "−", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹",
        "sup2": "²", "sup3": "³", "micro": "µ", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "curren": "¤",
        "iexcl": "¡", "iquest": "¿", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞",
        "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "check": "✓", "hearts": "♥", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "szlig": "ß", "aelig": "æ",
        "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "aring": "å", "Aring": "Å", "eth": "ð", "thorn": "þ",
        "oelig": "œ", "OElig": "Œ",
    ]
    /// Letters with marks are named by both.
    private static let marks: [Substring: String] = [
        "uml": "\u{308}", "acute": "\u{301}", "grave": "\u{300}", "circ": "\u{302}", "tilde": "\u{303}",
        "cedil": "\u{327}", "caron": "\u{30C}",
    ]
    private static let longestName = 8

    /// The text with characters in place of their names and numbers.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            let name = rest.prefix(longestName + 1).prefix { $0 != ";" && $0 != "&" }
            guard rest.dropFirst(name.count).first == ";", let character = character(named: name) else {
                result += "&"
                continue
            }
            result += character
            rest = rest.dropFirst(name.count + 1)
        }
        return result + rest
    }

    private static func character(named name: Substring) -> String? {
        if name.first == "#" {
            let digits = name.dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            guard let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
                let scalar = Unicode.Scalar(number), number > 0
            else { return nil }
            return String(Character(scalar))
        }
        if let known = names[String(name)] { return known }
        guard let letter = name.first, let mark = marks[name.dropFirst()] else { return nil }
        return (String(letter) + mark).precomposedStringWithCanonicalMapping
    }
}
