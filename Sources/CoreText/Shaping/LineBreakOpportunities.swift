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
        if Self.isReady { set_linebreaks_utf16(utf16, utf16.count, nil, &breaks) }
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
