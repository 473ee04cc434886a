import CoreGraphics
import Foundation

extension TextLayoutBuilder {
    /// The glyphs of a paragraph's content, in logical order, kerned as their attributes say.
    mutating func shape(_ range: Range<Int>, bidi: BidiLevels, hasHyphens: Bool) -> Range<Int> {
        let first = shaped.glyphs.count
        var position = range.lowerBound
        while position < range.upperBound {
            guard let runIndex = text.runIndex(at: position) else { break }
            let run = text.runs[runIndex]
            let level = bidi.levels[position - range.lowerBound]
            let limit = min(run.range.upperBound, range.upperBound)
            var end = position + 1
            while end < limit, bidi.levels[end - range.lowerBound] == level { end += 1 }
            let firstOfRun = shaped.glyphs.count
            if let attachment = run.attributes.attachment {
                shaped.append(
                    ShapedGlyph(
                        glyph: ShapedText.noGlyph,
                        face: 0,
                        run: Int32(runIndex),
                        cluster: Int32(position),
                        advance: Double(attachment.size.width),
                        level: level
                    )
                )
            } else {
                let shaper = shaper(for: run.attributes.font)
                shaper.shape(position..<end, of: &shaped, run: runIndex, level: level, features: .init(run.attributes))
                if hasHyphens { shaped.hyphens[runIndex] = hyphen(of: runIndex, by: shaper) }
                if run.attributes.expansion != 0 { expand(exp(Double(run.attributes.expansion)), from: firstOfRun) }
            }
            if run.attributes.kern != 0 { addKern(Double(run.attributes.kern), from: firstOfRun) }
            position = end
        }
        shaped.endClusters(from: first, at: range.upperBound)
        return first..<shaped.glyphs.count
    }

    private mutating func hyphen(of run: Int, by shaper: LineShaper) -> ShapedGlyph? {
        shaped.hyphens[run] ?? glyph(of: 0x2D, run: run, level: 0, by: shaper)
    }

    /// One character that doesn't stand in the text.
    mutating func glyph(of unit: UInt16, run: Int, level: UInt8, by shaper: LineShaper) -> ShapedGlyph? {
        var text = ShapedText(utf16: [unit])
        shaper.shape(0..<1, of: &text, run: run, level: level)
        guard var glyph = text.glyphs.first, let face = text.faces.first else { return nil }
        glyph.face = shaped.index(of: face.face, style: face.style, size: face.size)
        return glyph
    }

    private mutating func expand(_ factor: Double, from first: Int) {
        guard factor.isFinite, factor > 0 else { return }
        for index in first..<shaped.glyphs.count { shaped.setAdvance(shaped.glyphs[index].advance * factor, at: index) }
    }

    private mutating func addKern(_ kern: Double, from first: Int) {
        for index in first..<shaped.glyphs.count {
            let isLastOfCluster =
                index + 1 == shaped.glyphs.count || shaped.glyphs[index + 1].cluster != shaped.glyphs[index].cluster
            guard isLastOfCluster else { continue }
            shaped.setAdvance(shaped.glyphs[index].advance + kern, at: index)
        }
    }

    mutating func shaper(for font: FontDescription) -> LineShaper {
        if let known = shapers[font] { return known }
        let shaper = LineShaper(font: font, era: era)
        shapers[font] = shaper
        return shaper
    }

    /// What stands before a paragraph's first line, and the indents that make room for it; nil where nothing does.
    ///
    /// - Parameter level: The paragraph's own.
    mutating func marker(of paragraph: Paragraph, level: UInt8, style: inout TextParagraphStyle) -> PlacedMarker? {
        guard let marker = text.markers[paragraph.content.lowerBound], !marker.string.isEmpty else { return nil }
        let run = text.runIndex(at: paragraph.content.lowerBound) ?? 0
        var part = ShapedText(utf16: Array(marker.string.utf16))
        shaper(for: text.attributes(at: paragraph.content.lowerBound).font)
            .shape(0..<part.utf16.count, of: &part, run: run, level: level)
        var width = 0.0
        var glyphs: [PlacedGlyph] = []
        for glyph in part.glyphs {
            var face: Int32 = 0
            if glyph.glyph != ShapedText.noGlyph {
                let sized = part.faces[Int(glyph.face)]
                face = shaped.index(of: sized.face, style: sized.style, size: sized.size)
            }
            glyphs.append(
                PlacedGlyph(
                    glyph: glyph.glyph,
                    face: face,
                    run: Int32(run),
                    cluster: 0..<0,
                    x: width,
                    advance: glyph.advance,
                    offset: CGPoint(x: glyph.offsetX, y: glyph.offsetY),
                    isRightToLeft: false,
                    isSpace: false
                )
            )
            width += glyph.advance
        }
        let (start, textStart) = (Double(marker.indent), Double(marker.textIndent))
        // Text gives way to a wide marker as to a word before a tab.
        let head = start + width > textStart ? Double(style.tabStop(after: start + width).location) : textStart
        style.firstLineHeadIndent = CGFloat(head)
        style.headIndent = marker.textIndent
        return PlacedMarker(glyphs: glyphs, width: width, distance: head - start)
    }
}
