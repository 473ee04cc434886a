import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws the lines: backgrounds first, then shadows, underlines, glyphs and strikethroughs of each run.
    ///
    /// Attachments are left to the caller (`attachmentFrames`). The context's fill and stroke colors are as before afterwards.
    /// - Parameters:
    ///   - context: Its user space is in points, y downward, as UIKit's contexts are.
    ///   - origin: Where the text's top left corner goes.
    ///   - parts: What of it.
    ///   - range: Lines without any of these UTF-16 units are left out; nil draws all.
    ///   - decorating: Draws underlines and strikethroughs; nil draws them as usual.
    package func draw(
        in context: CGContext,
        at origin: CGPoint,
        parts: DrawnParts = .all,
        range: Range<Int>? = nil,
        decorating: (any TextDecorating)? = nil
    ) {
        // What is left of the text clips what is drawn afterwards.
        defer { if context.textDrawingMode.clips { context.clip(to: outlines(at: origin, in: context)) } }
        context.saveGState()
        defer { context.restoreGState() }
        let clip = context.boundingBoxOfClipPath
        for line in lines {
            // Speed: a long text in a scroll view has few lines in sight; ink may leave its line by some of its height.
            let reach = line.height + 2
            let top = origin.y + line.origin.y
            guard top - reach < clip.maxY, top + line.height + reach > clip.minY else { continue }
            if let range, !range.overlaps(line.range) { continue }
            draw(line, in: context, at: origin, parts: parts, decorating: decorating)
        }
    }

    /// Draws one line, or some of its glyphs.
    ///
    /// - Parameter origin: Where the layout's top left corner goes.
    func draw(
        _ line: TextLine,
        in context: CGContext,
        at origin: CGPoint,
        parts: DrawnParts = .all,
        decorating: (any TextDecorating)? = nil
    ) {
        if parts.contains(.backgrounds) { drawBackgrounds(of: line, in: context, at: origin) }
        guard parts.contains(.glyphs) else { return }
        for stretch in line.stretches() { draw(stretch, of: line, in: context, at: origin, decorating) }
        drawMarker(of: line, in: context, at: origin)
    }

    /// What of a text is drawn.
    package struct DrawnParts: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// What stands behind characters.
        package static let backgrounds = DrawnParts(rawValue: 1)
        /// Characters with their lines and shadows.
        package static let glyphs = DrawnParts(rawValue: 2)
        package static let all: DrawnParts = [.backgrounds, .glyphs]
    }

    private func drawBackgrounds(of line: TextLine, in context: CGContext, at origin: CGPoint) {
        for stretch in line.stretches() {
            guard let color = text.runs[stretch.run].attributes.backgroundColor else { continue }
            context.setFillColor(color)
            context.fill(
                CGRect(
                    x: origin.x + line.origin.x + stretch.left,
                    y: origin.y + line.origin.y,
                    width: stretch.width,
                    height: line.height
                )
            )
        }
    }

    private func draw(
        _ stretch: TextLine.Stretch,
        of line: TextLine,
        in context: CGContext,
        at origin: CGPoint,
        _ decorating: (any TextDecorating)?
    ) {
        let attributes = text.runs[stretch.run].attributes
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = attributes.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
        }
        draw(.underline, attributes.underline, stretch, of: line, in: context, at: origin, by: decorating)
        let place = CGPoint(
            x: origin.x + line.origin.x,
            y: origin.y + line.baseline - attributes.baselineOffset
        )
        paint(placed(line.glyphs[stretch.glyphs], attributes, at: place), attributes, in: context)
        draw(.strikethrough, attributes.strikethrough, stretch, of: line, in: context, at: origin, by: decorating)
    }

    /// A marker has the paragraph's font and color, and none of its lines.
    private func drawMarker(of line: TextLine, in context: CGContext, at origin: CGPoint) {
        guard let marker = line.marker, let run = marker.glyphs.first?.run, text.runs.indices.contains(Int(run)) else {
            return
        }
        let attributes = text.runs[Int(run)].attributes
        let place = CGPoint(x: origin.x + marker.x, y: origin.y + line.baseline - attributes.baselineOffset)
        context.saveGState()
        defer { context.restoreGState() }
        paint(placed(marker.glyphs[...], attributes, at: place), attributes, in: context)
    }

    /// Fills and strokes as the attributes say; where they say nothing of strokes, as the context does.
    private func paint(_ glyphs: [GlyphPainter.Placed], _ attributes: TextAttributes, in context: CGContext) {
        let painter = GlyphPainter(context: context)
        let mode = context.textDrawingMode
        if attributes.strokeWidth <= 0, mode.fills || (attributes.strokeWidth < 0 && mode.strokes) {
            context.setFillColor(attributes.color)
            painter.fill(glyphs)
        }
        context.setStrokeColor(attributes.strokeColor ?? attributes.color)
        if attributes.strokeWidth != 0, mode.fills || mode.strokes {
            painter.stroke(glyphs, width: abs(attributes.strokeWidth) / 100 * attributes.font.size)
        } else if mode.strokes {
            painter.strokeWithLineWidth(glyphs)
        }
    }

    /// - Parameter place: Where the pen begins on the baseline.
    private func placed(
        _ glyphs: ArraySlice<PlacedGlyph>,
        _ attributes: TextAttributes,
        at place: CGPoint
    ) -> [GlyphPainter.Placed] {
        glyphs.compactMap { glyph -> GlyphPainter.Placed? in
            guard glyph.glyph != ShapedText.noGlyph, faces.indices.contains(Int(glyph.face)) else { return nil }
            var face = faces[Int(glyph.face)]
            face.style.slant += Double(attributes.obliqueness)
            if attributes.expansion != 0 { face.style.stretch *= exp(Double(attributes.expansion)) }
            return GlyphPainter.Placed(
                glyph: glyph.glyph,
                face: face,
                origin: CGPoint(x: place.x + glyph.x + glyph.offset.x, y: place.y - glyph.offset.y)
            )
        }
    }

    /// The outlines of all glyphs, in the context's user space.
    private func outlines(at origin: CGPoint, in context: CGContext) -> CGPath {
        let glyphs = lines.flatMap { line in
            line.stretches().flatMap { stretch in
                let attributes = text.runs[stretch.run].attributes
                let place = CGPoint(
                    x: origin.x + line.origin.x,
                    y: origin.y + line.baseline - attributes.baselineOffset
                )
                return placed(line.glyphs[stretch.glyphs], attributes, at: place)
            }
        }
        return GlyphPainter(context: context).path(of: glyphs)
    }
}

extension TextLine {
    /// Neighboring glyphs of one run.
    struct Stretch {
        var run: Int
        /// Indices of the line's glyphs.
        var glyphs: Range<Int>
        /// From the line's left end, in points.
        var left: CGFloat
        var width: CGFloat
    }

    /// The line's glyphs by run, from left to right.
    func stretches() -> [Stretch] {
        var found: [Stretch] = []
        var start = 0
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, glyphs[end].run == glyphs[start].run { end += 1 }
            let last = glyphs[end - 1]
            found.append(
                Stretch(
                    run: Int(glyphs[start].run),
                    glyphs: start..<end,
                    left: glyphs[start].x,
                    width: last.x + last.advance - glyphs[start].x
                )
            )
            start = end
        }
        return found
    }
}
