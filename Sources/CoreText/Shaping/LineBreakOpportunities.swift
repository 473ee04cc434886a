import CUnibreak

/// Where a text may or must break into lines (UAX 14), and between which Thai and Lao letters.
struct LineBreakOpportunities {
    /// For each UTF-16 unit, whether a line may end after it.
    private let breaks: [Int8]

    private static let isReady: Bool = {
        init_linebreak()
        return true
    }()

    init(_ utf16: [UInt16]) {
        var breaks = [Int8](repeating: Int8(LINEBREAK_NOBREAK), count: utf16.count)
        let known = Self.replacingUnknown(utf16)
        if Self.isReady { set_linebreaks_utf16(known, known.count, nil, &breaks) }
        // UAX 14 leaves South East Asian text to dictionaries; letters that cannot begin or end a syllable stay together.
        for index in utf16.indices.dropLast() where Self.isSouthEastAsian(utf16[index]) {
            let next = utf16[index + 1]
            if Self.isSouthEastAsian(next), !Self.beginsNoSyllable(next), !Self.endsNoSyllable(utf16[index]) {
                breaks[index] = Int8(LINEBREAK_ALLOWBREAK)
            }
        }
        self.breaks = breaks
    }

    /// True if a line may end before this unit.
    func allowsBreak(before index: Int) -> Bool {
        index > 0 && index <= breaks.count && breaks[index - 1] <= Int8(LINEBREAK_ALLOWBREAK)
    }

    /// The text with stand-ins for what the library does not know: it takes emoji for letters, and stops the program at
    /// flags' letters and U+FFFF (found by trying every code point with libunibreak 1.1).
    private static func replacingUnknown(_ utf16: [UInt16]) -> [UInt16] {
        let (ideograph, mark): (UInt16, UInt16) = (0x4E00, 0x0300)
        var units = utf16
        var isFirstOfFlag = true
        for index in utf16.indices {
            if utf16[index] == 0xFFFF { units[index] = 0xFFFD }
            guard (0xD83C...0xD83E).contains(utf16[index]), index + 1 < utf16.count,
                utf16[index + 1] & 0xFC00 == 0xDC00
            else {
                if utf16[index] & 0xFC00 != 0xDC00 { isFirstOfFlag = true }
                continue
            }
            let trail = utf16[index + 1]
            let isFlag = utf16[index] == 0xD83C && (0xDDE6...0xDDFF).contains(trail)
            let isModifier = utf16[index] == 0xD83C && (0xDFFB...0xDFFF).contains(trail)
            let isJoined = index > 0 && utf16[index - 1] == 0x200D
            let continues = isModifier || isJoined || isFlag && !isFirstOfFlag
            isFirstOfFlag = isFlag ? !isFirstOfFlag : true
            units[index] = continues ? mark : ideograph
            units[index + 1] = mark
        }
        return units
    }

    private static func isSouthEastAsian(_ unit: UInt16) -> Bool { (0x0E00...0x0EFF).contains(unit) }

    /// Vowels and marks that follow their consonant, and repetition signs.
    private static func beginsNoSyllable(_ unit: UInt16) -> Bool {
        switch unit & 0x7F {
        case 0x2F...0x3A, 0x45...0x4E: true
        default: false
        }
    }

    /// Vowels that are written before their consonant.
    private static func endsNoSyllable(_ unit: UInt16) -> Bool { (0x40...0x44).contains(unit & 0x7F) }
}
