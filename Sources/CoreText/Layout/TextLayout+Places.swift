import CoreGraphics

// MARK: From places on the screen to places in the text, and back

extension TextLayout {
    /// The line that holds a place in the text; at a wrap, the line that the place begins.
    package func lineIndex(at index: Int) -> Int? {
        lines.lastIndex { $0.range.lowerBound <= index } ?? (lines.isEmpty ? nil : 0)
    }

    /// The place in the text that is nearest to a point: a boundary between characters.
    package func index(at point: CGPoint) -> Int {
        guard let line = line(at: point) else { return 0 }
        let x = Double(point.x - line.origin.x)
        var nearest = (index: line.isRightToLeft ? line.contentEnd(in: text) : line.range.lowerBound, distance: abs(x))
        for glyph in line.glyphs where !glyph.cluster.isEmpty {
            let edges =
                glyph.isRightToLeft
                ? (glyph.x + glyph.advance, glyph.x) : (glyph.x, glyph.x + glyph.advance)
            for (index, edge) in [(glyph.cluster.lowerBound, edges.0), (glyph.cluster.upperBound, edges.1)]
            where abs(edge - x) < nearest.distance {
                nearest = (index, abs(edge - x))
            }
        }
        return nearest.index
    }

    /// The character under a point, as the UTF-16 units it takes; nil beside the text.
    package func characterRange(at point: CGPoint) -> Range<Int>? {
        guard let line = lines.first(where: { $0.origin.y <= point.y && point.y < $0.origin.y + $0.height }) else {
            return nil
        }
        let x = Double(point.x - line.origin.x)
        return line.glyphs.first { !$0.cluster.isEmpty && $0.x <= x && x < $0.x + $0.advance }?.cluster
    }

    /// The character under a point or, beside the text, the nearest one of the line, and how far into it the point is,
    /// 0…1 in the direction of reading.
    package func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = line(at: point) else { return (0, 0) }
        let x = Double(point.x - line.origin.x)
        let shown = line.glyphs.filter { !$0.cluster.isEmpty }
        let distance = { (glyph: PlacedGlyph) in max(0, glyph.x - x, x - glyph.x - glyph.advance) }
        guard let glyph = shown.min(by: { distance($0) < distance($1) }) else { return (line.range.lowerBound, 0) }
        let share = glyph.advance > 0 ? min(1, max(0, (x - glyph.x) / glyph.advance)) : 0
        return (glyph.cluster.lowerBound, glyph.isRightToLeft ? 1 - share : share)
    }

    /// What an ellipsis on a line stands for; nil where there is none.
    package func hiddenRange(onLine index: Int) -> Range<Int>? {
        let line = lines[index]
        guard line.isTruncated else { return nil }
        var shown = [Bool](repeating: false, count: line.range.count)
        for glyph in line.glyphs { for unit in glyph.cluster { shown[unit - line.range.lowerBound] = true } }
        guard let first = shown.firstIndex(of: false), let last = shown.lastIndex(of: false) else { return nil }
        return line.range.lowerBound + first..<line.range.lowerBound + last + 1
    }

    /// Where the insertion point stands before the character at a place; two points wide, as UIKit's.
    package func caretRect(at index: Int) -> CGRect {
        guard let lineIndex = lineIndex(at: index) else {
            let metrics = text.typingAttributes.font.metrics(in: options.era)
            return CGRect(x: 0, y: 0, width: Self.caretWidth, height: metrics.lineHeight)
        }
        let line = lines[lineIndex]
        return CGRect(
            x: line.origin.x + line.caretOffset(at: index),
            y: line.origin.y,
            width: Self.caretWidth,
            height: line.height
        )
    }

    private static let caretWidth: CGFloat = 2

    /// The boxes of a part of the text: one for each line and stretch of one direction, in their order on the screen.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var found: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            var open: CGRect?
            for glyph in line.glyphs where !glyph.cluster.isEmpty && range.overlaps(glyph.cluster) {
                let box = CGRect(
                    x: line.origin.x + glyph.x,
                    y: line.origin.y,
                    width: glyph.advance,
                    height: line.height
                )
                if let known = open, abs(known.maxX - box.minX) < 0.01 {
                    open = known.union(box)
                } else {
                    if let known = open { found.append(known) }
                    open = box
                }
            }
            if let open { found.append(open) }
        }
        return found
    }

    /// The boxes of the text's attachments with the places that they stand for.
    package var attachmentFrames: [(index: Int, attachment: TextAttachment, frame: CGRect)] {
        lines.flatMap { line in
            line.glyphs.compactMap { glyph -> (index: Int, attachment: TextAttachment, frame: CGRect)? in
                let attributes = text.runs[Int(glyph.run)].attributes
                guard !glyph.cluster.isEmpty, let attachment = attributes.attachment else { return nil }
                let top =
                    line.baseline - attachment.baselineOffset - attachment.size.height - attributes.baselineOffset
                let frame = CGRect(
                    x: line.origin.x + glyph.x,
                    y: top,
                    width: attachment.size.width,
                    height: attachment.size.height
                )
                return (glyph.cluster.lowerBound, attachment, frame)
            }
        }
    }

    /// The box of the lines, which `alignment` may have moved away from the origin.
    package var boundingRect: CGRect {
        lines.reduce(CGRect.null) { $0.union($1.frame) }
    }

    /// The line at a point's height; of several beside each other the nearest.
    private func line(at point: CGPoint) -> TextLine? {
        guard let found = lines.last(where: { $0.origin.y <= point.y }) ?? lines.first else { return nil }
        guard !options.exclusions.isEmpty else { return found }
        let row = lines.filter { $0.origin.y == found.origin.y }
        let distance = { (line: TextLine) in max(0, line.frame.minX - point.x, point.x - line.frame.maxX) }
        return row.min { distance($0) < distance($1) }
    }
}

extension TextLine {
    /// Where the text on the line ends, without its separator.
    fileprivate func contentEnd(in text: AttributedText) -> Int {
        glyphs.map(\.cluster.upperBound).max() ?? range.lowerBound
    }

    /// From the line's left end to the boundary before a character, in points.
    func caretOffset(at index: Int) -> CGFloat {
        for glyph in glyphs where glyph.cluster.contains(index) {
            // Inside a ligature: in proportion.
            let share = Double(index - glyph.cluster.lowerBound) / Double(glyph.cluster.count)
            return glyph.isRightToLeft ? glyph.x + glyph.advance * (1 - share) : glyph.x + glyph.advance * share
        }
        if let last = glyphs.filter({ $0.cluster.upperBound <= index && !$0.cluster.isEmpty })
            .max(by: { $0.cluster.upperBound < $1.cluster.upperBound })
        {
            return last.isRightToLeft ? last.x : last.x + last.advance
        }
        return isRightToLeft ? width : 0
    }
}
