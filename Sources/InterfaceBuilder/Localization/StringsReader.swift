/// Reads the old style of `.strings` files: `"key" = "value";` with comments.
struct StringsReader {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var position = 0
    private var line = 1

    init(text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        self.file = file
    }

    /// All entries; of a key that stands twice, the last counts.
    mutating func read() throws(DocumentError) -> [String: String] {
        var entries: [String: String] = [:]
        try skipBlanks()
        while position < scalars.count {
            let key = try readString()
            try skipBlanks()
            if peek == ";" {
                // `"key";` stands for a key that is its own translation.
                entries[key] = key
            } else {
                try expect("=")
                try skipBlanks()
                entries[key] = try readString()
                try skipBlanks()
            }
            try expect(";")
            try skipBlanks()
        }
        return entries
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        position += 1
        if scalar == "\n" { line += 1 }
        return scalar
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(DocumentError) {
        guard peek == scalar else { throw failure("expected \"\(scalar)\"") }
        _ = advance()
    }

    private func failure(_ reason: String) -> DocumentError {
        .malformedStrings(file: file, line: line, reason: reason)
    }

    private mutating func skipBlanks() throws(DocumentError) {
        while let scalar = peek {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                _ = advance()
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while let next = peek, next != "\n" { _ = advance() }
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(DocumentError) {
        let begin = failure("the comment has no end")
        position += 2
        while let scalar = advance() {
            if scalar == "*", peek == "/" {
                _ = advance()
                return
            }
        }
        throw begin
    }

    private mutating func readString() throws(DocumentError) -> String {
        guard let quote = peek else { throw failure("the file ends in an entry") }
        var text = String.UnicodeScalarView()
        guard quote == "\"" || quote == "'" else {
            while let scalar = peek, Self.isBare(scalar) {
                text.append(scalar)
                _ = advance()
            }
            guard !text.isEmpty else { throw failure("expected a string") }
            return String(text)
        }
        let begin = failure("the string has no end")
        _ = advance()
        while let scalar = advance() {
            if scalar == quote { return String(text) }
            if scalar == "\\" { readEscape(into: &text) } else { text.append(scalar) }
        }
        throw begin
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_-.$:/[]".unicodeScalars.contains(scalar)
    }

    private mutating func readEscape(into text: inout String.UnicodeScalarView) {
        guard let scalar = advance() else { return }
        switch scalar {
        case "n": text.append("\n")
        case "r": text.append("\r")
        case "t": text.append("\t")
        case "a": text.append("\u{7}")
        case "b": text.append("\u{8}")
        case "f": text.append("\u{C}")
        case "v": text.append("\u{B}")
        case "u", "U": readUnits(into: &text)
        case "0"..."7":
            var value = scalar.value - 0x30
            for _ in 0..<2 {
                guard let digit = peek, ("0"..."7").contains(digit) else { break }
                value = value * 8 + digit.value - 0x30
                _ = advance()
            }
            text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        default: text.append(scalar)
        }
    }

    /// The hexadecimal digits after `\U`: one UTF-16 unit, or two that belong together.
    private mutating func readUnits(into text: inout String.UnicodeScalarView) {
        let first = readHexadecimal()
        guard (0xD800...0xDBFF).contains(first), peek == "\\", position + 1 < scalars.count,
            scalars[position + 1] == "U" || scalars[position + 1] == "u"
        else {
            text.append(Unicode.Scalar(first) ?? "\u{FFFD}")
            return
        }
        position += 2
        let second = readHexadecimal()
        let isPair = (0xDC00...0xDFFF).contains(second)
        let value = isPair ? 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00) : 0xFFFD
        text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }

    private mutating func readHexadecimal() -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character($0).hexDigitValue }) else { break }
            value = value * 16 + UInt32(digit)
            _ = advance()
        }
        return value
    }
}
