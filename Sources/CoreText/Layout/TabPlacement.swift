/// How far a tab character reaches on its line.
struct TabPlacement {
    let style: TextParagraphStyle
    let shaped: ShapedText
    /// The paragraph's glyphs.
    let glyphs: [ShapedGlyph]

    /// The tab's advance in points; not negative.
    ///
    /// - Parameters:
    ///   - index: The tab's glyph.
    ///   - next: The glyph behind it.
    ///   - x: Where the tab begins, from the paragraph's leading edge.
    func advance(ofTabAt index: Int, next: Int, from x: Double) -> Double {
        let stop = style.tabStop(after: x)
        let location = Double(stop.location)
        guard stop.alignment != .natural, stop.alignment != .left || !stop.terminators.isEmpty else {
            return location - x
        }
        let width = columnWidth(from: next, until: stop.terminators)
        let share: Double = stop.alignment == .center ? 0.5 : 1
        return max(0, location - share * width - x)
    }

    /// What stands between a tab and the next one, the line's end, or a character that ends the column.
    private func columnWidth(from start: Int, until terminators: String) -> Double {
        var width = 0.0
        for glyph in glyphs[start...] {
            let unit = shaped.utf16[Int(glyph.cluster)]
            if unit == 0x09 || Paragraph.isLineSeparator(unit) { break }
            if !terminators.isEmpty, terminators.utf16.contains(unit) { break }
            width += glyph.advance
        }
        return width
    }
}
