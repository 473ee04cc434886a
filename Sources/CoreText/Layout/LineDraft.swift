import CoreGraphics

/// A line on its way: glyphs in logical order, before they are put in visual order and placed.
struct LineDraft {
    /// UTF-16 units, spaces and separators at the end included.
    var range: Range<Int>
    var glyphs: [ShapedGlyph] = []
    /// How many of the last glyphs are spaces that hang over the end.
    var hangingCount = 0
    /// The advances of the glyphs that do not hang, in points.
    var width = 0.0
    /// Where in the paragraph's glyphs the line begins and ends.
    var source = 0..<0
    var isFirstOfParagraph: Bool
    var isLastOfParagraph: Bool
    /// The line ended because the next word did not fit.
    var isWrapped = false
    var isTruncated = false
    /// Where it stands.
    var room = LineFiller.Room(head: 0, tail: 0)

    /// The runs of its glyphs, each once.
    var runs: [Int] {
        var found: [Int] = []
        for glyph in glyphs where found.last != Int(glyph.run) && !found.contains(Int(glyph.run)) {
            found.append(Int(glyph.run))
        }
        return found
    }

    /// The glyphs from left to right.
    ///
    /// - Parameter justifiedTo: The width that spaces are stretched to, if the line is narrower.
    func visualGlyphs(baseLevel: UInt8, justifiedTo width: Double?, in text: ShapedText) -> [PlacedGlyph] {
        let shown = glyphs[..<(glyphs.count - hangingCount)]
        var extra = 0.0
        if let width, width > self.width {
            let spaces = shown.filter { Self.isStretchable($0, in: text) }.count
            extra = spaces > 0 ? (width - self.width) / Double(spaces) : 0
        }
        var placed: [PlacedGlyph] = []
        placed.reserveCapacity(shown.count)
        var x = 0.0
        func place(_ glyph: ShapedGlyph) {
            let advance = glyph.advance + (extra > 0 && Self.isStretchable(glyph, in: text) ? extra : 0)
            placed.append(
                PlacedGlyph(
                    glyph: glyph.glyph,
                    face: glyph.face,
                    run: glyph.run,
                    cluster: Int(max(0, glyph.cluster))..<Int(max(0, glyph.clusterEnd)),
                    x: x,
                    advance: advance,
                    offset: CGPoint(x: glyph.offsetX, y: glyph.offsetY),
                    isRightToLeft: glyph.level & 1 == 1,
                    isSpace: glyph.cluster >= 0 && Paragraph.isSpace(text.utf16[Int(glyph.cluster)])
                )
            )
            x += advance
        }
        guard shown.contains(where: { $0.level > 0 }) else {
            for glyph in shown { place(glyph) }
            return placed
        }
        let groups = clusterGroups(shown)
        for group in BidiLevels.visualOrder(groups.map { shown[$0.lowerBound].level }) {
            let indices = groups[group]
            if shown[indices.lowerBound].level & 1 == 1 {
                for index in indices.reversed() { place(shown[index]) }
            } else {
                for index in indices { place(shown[index]) }
            }
        }
        return placed
    }

    /// The units that change places: clusters, whose glyphs keep their order in left-to-right text.
    private func clusterGroups(_ shown: ArraySlice<ShapedGlyph>) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var start = 0
        while start < shown.count {
            var end = start + 1
            while end < shown.count, shown[end].cluster == shown[start].cluster, shown[end].level == shown[start].level
            {
                end += 1
            }
            groups.append(start..<end)
            start = end
        }
        return groups
    }

    private static func isStretchable(_ glyph: ShapedGlyph, in text: ShapedText) -> Bool {
        guard glyph.cluster >= 0 else { return false }
        let unit = text.utf16[Int(glyph.cluster)]
        return unit == 0x20 || unit == 0xA0
    }
}
