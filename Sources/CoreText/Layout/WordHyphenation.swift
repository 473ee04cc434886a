/// Parts the word that a line has no more room for, where the line would be too empty without it.
struct WordHyphenation {
    let shaped: ShapedText
    /// The paragraph's.
    let glyphs: [ShapedGlyph]
    /// UTF-16 units of the paragraph, without its separator.
    let content: Range<Int>
    /// How full a line is that is left as it is, of its width.
    let factor: Double
    let hyphenator: Hyphenator
    let arranging: (any LineArranging)?

    /// Where the next line begins, and the hyphen that ends this one; nil where no part of the word fits.
    ///
    /// - Parameters:
    ///   - line: Glyphs of the paragraph from `start` on, with their advances on this line.
    ///   - index: The first glyph that doesn't fit.
    ///   - lastBreak: Where the line would end; nil inside its first word.
    ///   - limit: The line's width, in points.
    func end(
        of line: [ShapedGlyph],
        from start: Int,
        before index: Int,
        lastBreak: Int?,
        limit: Double
    ) -> (index: Int, hyphen: ShapedGlyph)? {
        guard index < glyphs.count, limit.isFinite, width(line, upTo: (lastBreak ?? start) - start) < factor * limit
        else { return nil }
        let word = word(around: Int(glyphs[index].cluster))
        guard !word.isEmpty else { return nil }
        let places = Set(hyphenator.breaks(in: shaped.utf16[word]).map { word.lowerBound + $0 })
        guard !places.isEmpty else { return nil }
        var width = line[..<(index - start)].reduce(0) { $0 + $1.advance }
        var end = index
        while end > (lastBreak ?? start) {
            let place = Int(glyphs[end].cluster)
            if glyphs[end - 1].cluster != glyphs[end].cluster, places.contains(place),
                var hyphen = shaped.hyphens[Int(glyphs[end - 1].run)],
                width + hyphen.advance <= limit + LineFiller.tolerance,
                arranging?.allowsBreak(before: place, isHyphenated: true) ?? true
            {
                // It stands for nothing of the text.
                (hyphen.cluster, hyphen.clusterEnd) = (glyphs[end].cluster, glyphs[end].cluster)
                hyphen.level = glyphs[end - 1].level
                return (end, hyphen)
            }
            end -= 1
            width -= line[end - start].advance
        }
        return nil
    }

    /// Points, without the spaces at the end.
    private func width(_ line: [ShapedGlyph], upTo count: Int) -> Double {
        let glyphs = line[..<count]
        let end = glyphs.lastIndex { !Paragraph.isSpace(shaped.utf16[Int($0.cluster)]) }
        return end.map { glyphs[...$0].reduce(0) { $0 + $1.advance } } ?? 0
    }

    /// The letters before and after a place.
    private func word(around place: Int) -> Range<Int> {
        var (start, end) = (place, place)
        while start > content.lowerBound, isLetter(start - 1) { start -= 1 }
        while end < content.upperBound, isLetter(end) { end += 1 }
        return start..<end
    }

    private func isLetter(_ unit: Int) -> Bool {
        guard let properties = Unicode.Scalar(shaped.utf16[unit])?.properties else { return false }
        return properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
    }
}
