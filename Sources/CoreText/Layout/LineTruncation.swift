/// Cuts a line so that it fits with an ellipsis.
struct LineTruncation {
    /// The ellipsis' glyph; its cluster is set to none.
    let ellipsis: ShapedGlyph
    /// The room, in points.
    let width: Double
    /// Head, middle or tail.
    let mode: LineBreakMode

    /// The line that shows what fits of everything from the draft's beginning to the paragraph's end.
    func cut(_ draft: LineDraft, filler: LineFiller) -> LineDraft {
        let rest = filler.rest(from: draft)
        var room = width - ellipsis.advance + LineFiller.tolerance
        let glyphs = rest.glyphs
        var headCount = 0
        var tailCount = 0
        switch mode {
        case .truncatingHead: tailCount = countFromEnd(glyphs, room: &room)
        case .truncatingMiddle:
            // Both ends get half; what one leaves over goes to the other.
            var half = room / 2
            headCount = countFromStart(glyphs, room: &half)
            room = room / 2 + half
            tailCount = min(countFromEnd(glyphs, room: &room), glyphs.count - headCount)
        case .truncatingTail, .clipping, .wordWrapping, .charWrapping: headCount = countFromStart(glyphs, room: &room)
        }
        // No space stands beside the ellipsis.
        while headCount > 0, filler.isSpace(glyphs[headCount - 1]) { headCount -= 1 }
        while tailCount > 0, filler.isSpace(glyphs[glyphs.count - tailCount]) { tailCount -= 1 }
        var mark = ellipsis
        mark.cluster = -1
        mark.clusterEnd = -1
        if headCount > 0 { mark.run = glyphs[headCount - 1].run }
        var line = rest
        line.glyphs = Array(glyphs.prefix(headCount)) + [mark] + Array(glyphs.suffix(tailCount))
        line.hangingCount = 0
        line.width = line.glyphs.reduce(0) { $0 + $1.advance }
        line.range = rest.range.lowerBound..<filler.end
        line.isTruncated = true
        line.isWrapped = false
        return line
    }

    /// How many glyphs of whole clusters fit, from the start.
    private func countFromStart(_ glyphs: [ShapedGlyph], room: inout Double) -> Int {
        var count = 0
        while count < glyphs.count {
            var end = count
            var advance = 0.0
            repeat {
                advance += glyphs[end].advance
                end += 1
            } while end < glyphs.count && glyphs[end].cluster == glyphs[count].cluster
            guard advance <= room else { break }
            room -= advance
            count = end
        }
        return count
    }

    private func countFromEnd(_ glyphs: [ShapedGlyph], room: inout Double) -> Int {
        var start = glyphs.count
        while start > 0 {
            var first = start
            var advance = 0.0
            repeat {
                first -= 1
                advance += glyphs[first].advance
            } while first > 0 && glyphs[first - 1].cluster == glyphs[start - 1].cluster
            guard advance <= room else { break }
            room -= advance
            start = first
        }
        return glyphs.count - start
    }
}
