import CoreGraphics

extension TextLayout {
    /// Draws a line under or through a part of the text, in the colors that its attributes give such lines.
    ///
    /// - Parameters:
    ///   - style: Bits of UIKit's `NSUnderlineStyle`.
    ///   - range: UTF-16 units.
    ///   - origin: Where the text's top left corner goes.
    package func drawDecoration(
        _ kind: TextDecoration.Kind,
        style: Int,
        of range: Range<Int>,
        in context: CGContext,
        at origin: CGPoint
    ) {
        for line in lines where line.range.overlaps(range) {
            for stretch in line.stretches() {
                let attributes = text.runs[stretch.run].attributes
                let own = kind == .underline ? attributes.underline : attributes.strikethrough
                let decoration = TextDecoration(style: style, color: own?.color)
                guard let part = line.part(of: stretch, in: range) else { continue }
                draw(kind, decoration, part, of: line, in: context, at: origin)
            }
        }
    }

    /// Draws a stretch's line, or has it drawn.
    func draw(
        _ kind: TextDecoration.Kind,
        _ decoration: TextDecoration?,
        _ stretch: TextLine.Stretch,
        of line: TextLine,
        in context: CGContext,
        at origin: CGPoint,
        by decorating: (any TextDecorating)? = nil
    ) {
        guard let decoration else { return }
        let attributes = text.runs[stretch.run].attributes
        let painter = DecorationPainter(
            context: context,
            attributes: attributes,
            metrics: attributes.font.metrics(in: options.era)
        )
        if let decorating {
            let clusters = line.glyphs[stretch.glyphs].map(\.cluster).filter { !$0.isEmpty }
            guard let start = clusters.map(\.lowerBound).min(), let end = clusters.map(\.upperBound).max() else {
                return
            }
            return decorating.draw(
                kind,
                style: decoration.style,
                of: start..<end,
                on: line,
                baselineOffset: painter.center(of: kind) - attributes.baselineOffset
            )
        }
        painter.draw(
            kind,
            decoration,
            baseline: origin.y + line.baseline - attributes.baselineOffset,
            spans: spans(of: stretch, on: line, decoration, left: origin.x + line.origin.x)
        )
    }

    /// The horizontal parts that a decoration covers: all of the stretch, or its words.
    private func spans(
        of stretch: TextLine.Stretch,
        on line: TextLine,
        _ decoration: TextDecoration,
        left: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        guard !decoration.isEmpty, stretch.width > 0 else { return [] }
        guard decoration.isByWord else { return [left + stretch.left...left + stretch.left + stretch.width] }
        return line.words(stretch.glyphs).map { left + $0.lowerBound...left + $0.upperBound }
    }
}

extension TextLine {
    /// The glyphs of a stretch that stand for a part of the text; nil for none.
    fileprivate func part(of stretch: Stretch, in range: Range<Int>) -> Stretch? {
        let indices = stretch.glyphs.filter { glyphs[$0].cluster.overlaps(range) }
        guard let first = indices.first, let last = indices.last else { return nil }
        let (start, end) = (glyphs[first], glyphs[last])
        return Stretch(
            run: stretch.run,
            glyphs: first..<last + 1,
            left: start.x,
            width: end.x + end.advance - start.x
        )
    }

    /// The parts between spaces, from the line's left end.
    fileprivate func words(_ range: Range<Int>) -> [ClosedRange<CGFloat>] {
        var found: [ClosedRange<CGFloat>] = []
        var open: ClosedRange<CGFloat>?
        for glyph in glyphs[range] {
            let span = CGFloat(glyph.x)...CGFloat(glyph.x + max(0, glyph.advance))
            if glyph.isSpace {
                if let known = open { found.append(known) }
                open = nil
            } else {
                open = open.map { min($0.lowerBound, span.lowerBound)...max($0.upperBound, span.upperBound) } ?? span
            }
        }
        if let open { found.append(open) }
        return found
    }
}
