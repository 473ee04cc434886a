import Foundation

/// Reads old-style property lists, `{ key = value; list = (a, b); }`, as Xcode writes its projects.
///
/// Foundation on Linux reads them as well, but tells neither line nor reason when it can't.
struct PropertyListParser {
    /// Nobody nests deeper; what does is hostile.
    private static let deepest = 512

    private let bytes: [UInt8]
    private var index = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a whole file.
    static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValue {
        var parser = PropertyListParser(bytes)
        try parser.skipSpace()
        guard parser.index < bytes.count else { throw parser.error("the file is empty") }
        let value: PropertyValue
        if parser.looksLikeStringsFile() {
            value = try parser.entries(until: nil, depth: 0)
        } else {
            value = try parser.value(depth: 0)
        }
        try parser.skipSpace()
        guard parser.index >= bytes.count else { throw parser.error("there is more after the end of the list") }
        return value
    }

    /// A `.strings` file is a dictionary without its braces.
    private func looksLikeStringsFile() -> Bool {
        guard let first = peek else { return false }
        return first != UInt8(ascii: "{") && first != UInt8(ascii: "(") && first != UInt8(ascii: "<")
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func error(_ reason: String) -> PropertyListError {
        let line = bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
        return PropertyListError(line: line, reason: reason)
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyValue {
        guard depth < Self.deepest else { throw error("values are nested more than \(Self.deepest) deep") }
        guard let first = peek else { throw error("a value is missing at the end of the file") }
        switch first {
        case UInt8(ascii: "{"):
            index += 1
            return try entries(until: UInt8(ascii: "}"), depth: depth + 1)
        case UInt8(ascii: "("):
            index += 1
            return .array(try elements(depth: depth + 1))
        case UInt8(ascii: "<"):
            return .data(try data())
        default:
            return .string(try string())
        }
    }

    private mutating func entries(until end: UInt8?, depth: Int) throws(PropertyListError) -> PropertyValue {
        var entries: [String: PropertyValue] = [:]
        while true {
            try skipSpace()
            guard let next = peek else {
                guard end == nil else { throw error("a dictionary isn't closed with }") }
                return .dictionary(entries)
            }
            if next == end {
                index += 1
                return .dictionary(entries)
            }
            let key = try string()
            try skipSpace()
            // In a strings file a key alone stands for itself.
            if peek == UInt8(ascii: ";"), end == nil {
                index += 1
                entries[key] = .string(key)
                continue
            }
            try expect(UInt8(ascii: "="), after: "the key \(key)")
            try skipSpace()
            entries[key] = try value(depth: depth)
            try skipSpace()
            if peek == end, end != nil { continue }
            try expect(UInt8(ascii: ";"), after: "the value of \(key)")
        }
    }

    private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyValue] {
        var elements: [PropertyValue] = []
        while true {
            try skipSpace()
            guard let next = peek else { throw error("an array isn't closed with )") }
            if next == UInt8(ascii: ")") {
                index += 1
                return elements
            }
            elements.append(try value(depth: depth))
            try skipSpace()
            if peek == UInt8(ascii: ",") {
                index += 1
            } else if peek != UInt8(ascii: ")") {
                throw error("a comma or ) is missing in an array")
            }
        }
    }

    private mutating func expect(_ byte: UInt8, after what: String) throws(PropertyListError) {
        guard peek == byte else {
            throw error("\(Character(UnicodeScalar(byte))) is missing after \(what.prefix(80))")
        }
        index += 1
    }

    // MARK: Words

    private mutating func string() throws(PropertyListError) -> String {
        guard let first = peek else { throw error("a word is missing at the end of the file") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = index
        while let next = peek, !Self.endsWord(next) { index += 1 }
        guard index > start else {
            throw error("\"\(Character(UnicodeScalar(first)))\" stands where a word is expected")
        }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        guard !["<<<<<<<", "=======", ">>>>>>>"].contains(where: word.hasPrefix) else {
            throw error("a merge left its marks; resolve the conflict")
        }
        return word
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), 9, 10, 13, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListError) -> String {
        let beginning = index
        index += 1
        var text: [UInt8] = []
        while let next = peek {
            index += 1
            if next == quote { return String(decoding: text, as: UTF8.self) }
            if next == UInt8(ascii: "\\") {
                text += escaped()
            } else {
                text.append(next)
            }
        }
        index = beginning
        throw error("a quoted word isn't closed")
    }

    private mutating func escaped() -> [UInt8] {
        guard let next = peek else { return [] }
        index += 1
        switch next {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode()
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(first: next)
        default: return [next]
        }
    }

    private mutating func octal(first: UInt8) -> [UInt8] {
        var code = UInt32(first - UInt8(ascii: "0"))
        var count = 1
        while count < 3, let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) {
            code = code * 8 + UInt32(next - UInt8(ascii: "0"))
            index += 1
            count += 1
        }
        return Array(String(UnicodeScalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    }

    private mutating func unicode() -> [UInt8] {
        var units = [UInt16]()
        repeat {
            guard let unit = hexUnit() else { break }
            units.append(unit)
            // The second half of a pair is an escape of its own.
            guard UTF16.isLeadSurrogate(unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "U") || bytes[index + 1] == UInt8(ascii: "u")
            else { break }
            index += 2
        } while units.count < 2
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexUnit() -> UInt16? {
        var code: UInt16 = 0
        var count = 0
        while count < 4, let next = peek, let digit = Character(UnicodeScalar(next)).hexDigitValue {
            code = code << 4 | UInt16(digit)
            index += 1
            count += 1
        }
        return count > 0 ? code : nil
    }

    private mutating func data() throws(PropertyListError) -> Data {
        index += 1
        var digits: [UInt8] = []
        while let next = peek {
            if next == UInt8(ascii: ">") {
                index += 1
                let pairs = stride(from: 0, to: digits.count - digits.count % 2, by: 2)
                return Data(pairs.map { digits[$0] << 4 | digits[$0 + 1] })
            }
            if let digit = Character(UnicodeScalar(next)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if next > UInt8(ascii: " ") {
                throw error(
                    next == UInt8(ascii: "<")
                        ? "a merge left its marks; resolve the conflict" : "data isn't hexadecimal"
                )
            }
            index += 1
        }
        throw error("data isn't closed with >")
    }

    // MARK: Space

    private mutating func skipSpace() throws(PropertyListError) {
        while let next = peek {
            if next <= UInt8(ascii: " ") {
                index += 1
            } else if next == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while let skipped = peek, skipped != 10, skipped != 13 { index += 1 }
            } else if next == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else if next == 0xEF, bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) {
                index += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let beginning = index
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += 1
        }
        index = beginning
        throw error("a comment isn't closed with */")
    }
}
