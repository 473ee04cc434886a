import CoreText

extension NSTextLayoutManager {
    func forEachSegment(
        in textRange: NSTextRange,
        _ type: SegmentType,
        _ options: SegmentOptions,
        _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let pass = pass() else { return }
        let range = nsRange(of: textRange)
        var segments =
            range.length == 0
            ? [caret(at: range.location, isUpstream: options.contains(.upstreamAffinity), in: pass)].compactMap(\.self)
            : segments(of: range, type, in: pass)
        if options.contains(.middleFragmentsExcluded), segments.count > 2 {
            segments.removeSubrange(1..<segments.count - 1)
        }
        let width = pass.text.layout.options.width
        let edge = (width.isFinite ? width : pass.text.layout.size.width) + pass.text.origin.x
        if options.contains(.headSegmentExtended), var first = segments.first {
            first.extend(toLeading: true, from: pass.text.origin.x, to: edge)
            segments[0] = first
        }
        if options.contains(.tailSegmentExtended), var last = segments.last {
            last.extend(toLeading: false, from: pass.text.origin.x, to: edge)
            segments[segments.count - 1] = last
        }
        for segment in segments {
            let range = options.contains(.rangeNotRequired) ? nil : self.textRange(segment.range)
            if !block(range, segment.frame, segment.baseline, pass.text.container) { return }
        }
    }

    private struct Segment {
        var range: NSRange
        var frame: CGRect
        var baseline: CGFloat
        var isRightToLeft: Bool

        mutating func extend(toLeading isLeading: Bool, from left: CGFloat, to right: CGFloat) {
            if isLeading == isRightToLeft {
                frame.size.width = max(0, right - frame.minX)
            } else {
                frame = CGRect(x: left, y: frame.minY, width: frame.maxX - left, height: frame.height)
            }
        }
    }

    private func caret(at index: Int, isUpstream: Bool, in pass: TextLayoutPass) -> Segment? {
        let (layout, shown) = (pass.text.layout, pass.shown(index))
        guard var number = layout.lineIndex(at: shown) else { return nil }
        var x = layout.caretRect(at: shown).minX
        if isUpstream, number > 0, layout.lines[number].range.lowerBound == shown, !endsParagraph(number - 1, pass) {
            number -= 1
            x = layout.lines[number].isRightToLeft ? layout.lines[number].frame.minX : layout.lines[number].frame.maxX
        }
        let line = layout.lines[number]
        return Segment(
            range: NSRange(location: index, length: 0),
            frame: CGRect(x: x + pass.text.origin.x, y: line.origin.y, width: 0, height: line.height),
            baseline: line.ascent,
            isRightToLeft: line.isRightToLeft
        )
    }

    private func endsParagraph(_ line: Int, _ pass: TextLayoutPass) -> Bool {
        pass.pieces.contains { $0.lines.upperBound == line + 1 }
    }

    private func segments(of range: NSRange, _ type: SegmentType, in pass: TextLayoutPass) -> [Segment] {
        let layout = pass.text.layout
        let shown = pass.shown(range.location)..<pass.shown(range.location + range.length)
        let width = layout.options.width.isFinite ? layout.options.width : layout.size.width
        var found: [Segment] = []
        for (number, line) in layout.lines.enumerated() where line.range.overlaps(shown) {
            let part = line.range.clamped(to: shown)
            var rects = layout.rects(for: part)
            if rects.isEmpty {
                rects = [
                    CGRect(
                        x: layout.caretRect(at: part.lowerBound).minX,
                        y: line.origin.y,
                        width: 0,
                        height: line.height
                    )
                ]
            }
            for (index, rect) in rects.enumerated() {
                var segment = Segment(
                    // Boxes of several directions on one line share the line's part.
                    range: pass.document(part),
                    frame: rect.offsetBy(dx: pass.text.origin.x, dy: 0),
                    baseline: line.ascent,
                    isRightToLeft: line.isRightToLeft
                )
                let isAtEnd = index == (line.isRightToLeft ? 0 : rects.count - 1)
                let goesOn = part.upperBound == line.range.upperBound && number < layout.lines.count - 1
                if type == .selection, isAtEnd, goesOn, layout.options.exclusions.isEmpty {
                    segment.extend(toLeading: false, from: pass.text.origin.x, to: pass.text.origin.x + width)
                }
                found.append(segment)
            }
        }
        return found
    }
}
