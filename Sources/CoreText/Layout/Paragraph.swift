/// A paragraph of a text: what stands before the next separator, and the separator.
struct Paragraph {
    /// Without the separator.
    var content: Range<Int>
    /// After the separator.
    var end: Int

    /// Finds the paragraph that begins at a place.
    init(in utf16: [UInt16], from start: Int) {
        var index = start
        while index < utf16.count, !Self.isSeparator(utf16[index]) { index += 1 }
        content = start..<index
        end = min(index + 1, utf16.count)
        if index + 1 < utf16.count, utf16[index] == 0x0D, utf16[index + 1] == 0x0A { end = index + 2 }
    }

    /// Line feed, carriage return and paragraph separator end a paragraph.
    private static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    /// Line separators, vertical tabs and form feeds end a line inside a paragraph.
    static func isLineSeparator(_ unit: UInt16) -> Bool {
        unit == 0x2028 || unit == 0x0B || unit == 0x0C || unit == 0x85
    }

    /// What may hang over the end of a wrapped line: spaces, but not those that do not break.
    static func isSpace(_ unit: UInt16) -> Bool {
        // Speed: letters leave at once; unoptimized builds pay for each case.
        if unit > 0x20, unit < 0x1680 { return unit == 0x85 }
        return switch unit {
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: isLineSeparator(unit)
        }
    }
}
