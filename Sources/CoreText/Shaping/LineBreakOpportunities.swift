/// Where a text may or must break into lines (UAX 14, and dictionaries where words have no spaces between them).
struct LineBreakOpportunities {
    /// For each UTF-16 unit, whether a line may begin before it.
    private let breaks: [Bool]
    /// True if a soft hyphen stands somewhere.
    let hasSoftHyphens: Bool
    private let hasHangul: Bool

    init(_ utf16: [UInt16]) {
        var breaks = [Bool](repeating: false, count: utf16.count + 1)
        for boundary in TextBoundaries.line.all(in: utf16) { breaks[boundary.index] = true }
        self.breaks = breaks
        var (hyphens, hangul) = (false, false)
        for unit in utf16 where unit > 0x7F {
            if unit == Self.softHyphen { hyphens = true }
            if Self.isHangul(unit) { hangul = true }
        }
        hasSoftHyphens = hyphens
        hasHangul = hangul
    }

    /// True if a line may end before this unit.
    func allowsBreak(before index: Int) -> Bool { index > 0 && index < breaks.count && breaks[index] }

    /// The same without breaks inside Korean words, where a paragraph asks for that.
    func allowsBreak(before index: Int, in utf16: [UInt16], keepsHangulWords: Bool) -> Bool {
        guard allowsBreak(before: index) else { return false }
        guard hasHangul, keepsHangulWords, index < utf16.count else { return true }
        return !(Self.isHangul(utf16[index - 1]) && Self.isHangul(utf16[index]))
    }

    static let softHyphen: UInt16 = 0xAD

    private static func isHangul(_ unit: UInt16) -> Bool {
        (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit)
    }
}
