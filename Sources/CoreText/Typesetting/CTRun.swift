import CoreGraphics
import Foundation

/// Glyphs of one look that stand next to each other on a line.
public final class CTRun: @unchecked Sendable {
    // Unchecked: everything is constant.
    fileprivate let line: CTLine
    fileprivate let glyphs: [PlacedGlyph]

    init(line: CTLine, glyphs: [PlacedGlyph]) { (self.line, self.glyphs) = (line, glyphs) }

    fileprivate var look: TextAttributes { line.layout.text.runs[Int(glyphs[0].run)].attributes }

    /// Around the line's baseline at zero, y up, in points; null without ink.
    var ink: CGRect {
        var whole = CGRect.null
        for glyph in glyphs where glyph.glyph != ShapedText.noGlyph {
            let face = line.layout.faces[Int(glyph.face)]
            guard let box = face.face.inkBounds(of: glyph.glyph) else { continue }
            let place = CGAffineTransform(scaleX: face.size, y: face.size)
                .concatenating(CGAffineTransform(translationX: glyph.x + glyph.offset.x, y: glyph.offset.y))
            whole = whole.union(box.applying(place))
        }
        return whole
    }

    fileprivate func part(_ range: CFRange) -> ArraySlice<PlacedGlyph> {
        let first = min(max(0, range.location), glyphs.count)
        let end = range.length == 0 ? glyphs.count : min(glyphs.count, first + max(0, range.length))
        return glyphs[first..<max(first, end)]
    }
}

/// Which way a run's glyphs go.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: UInt32
    /// Bits of states.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The run reads from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    /// Glyphs don't stand in the order of their characters; never set here.
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
    /// Glyphs are slanted or stretched; never set here.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

// A range of length zero means the rest of the run, in all that follows.

/// How many glyphs there are.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The string's attributes, with the font that the glyphs are of.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let first = run.glyphs.map(\.cluster.lowerBound).min() ?? 0
    let index = min(first + run.line.offset, max(0, run.line.string.length - 1))
    var values: [String: Any] = [:]
    if run.line.string.length > 0 {
        for (key, value) in run.line.string.attributes(at: index, effectiveRange: nil) { values[key.rawValue] = value }
    }
    let given = values["NSFont"] as? CTFont ?? CTFont(run.look.font)
    values["NSFont"] = given
    // Characters that the font lacks are of another one.
    if run.glyphs[0].glyph != ShapedText.noGlyph {
        let face = run.line.layout.faces[Int(run.glyphs[0].face)]
        if face.face !== given.resolved.face {
            values["NSFont"] = CTFont(FontDescription(name: face.face.postScriptName, size: CGFloat(face.size)))
        }
    }
    return NSDictionary(dictionary: values)
}

/// Whether the run goes from right to left.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.glyphs[0].isRightToLeft ? .rightToLeft : [] }

/// The units of the string that the run's glyphs stand for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    let clusters = run.glyphs.map(\.cluster).filter { !$0.isEmpty }
    guard let first = clusters.map(\.lowerBound).min(), let end = clusters.map(\.upperBound).max() else {
        return CFRange(location: run.line.offset, length: 0)
    }
    return CFRange(location: first + run.line.offset, length: end - first)
}

/// The identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Stores glyphs; those without ink are 0.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, glyph) in run.part(range).enumerated() {
        buffer[index] = glyph.glyph == ShapedText.noGlyph ? 0 : CGGlyph(clamping: glyph.glyph)
    }
}

/// Stores where glyphs stand, from the line's left end, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, glyph) in run.part(range).enumerated() {
        buffer[index] = CGPoint(x: glyph.x + glyph.offset.x, y: glyph.offset.y)
    }
}

/// Stores glyphs' advances, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, glyph) in run.part(range).enumerated() { buffer[index] = CGSize(width: glyph.advance, height: 0) }
}

/// Stores the first unit of the string that each glyph stands for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, glyph) in run.part(range).enumerated() { buffer[index] = glyph.cluster.lowerBound + run.line.offset }
}

/// The width of glyphs; ascent, descent and leading of the run's font are stored where there is a place for them. Points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun,
    _ range: CFRange,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.look.font.metrics(in: TextEra.current)
    if let room = run.look.attachment {
        ascent?.pointee = room.size.height + room.baselineOffset
        descent?.pointee = -room.baselineOffset
        leading?.pointee = 0
    } else {
        ascent?.pointee = metrics.ascender
        descent?.pointee = -metrics.descender
        leading?.pointee = metrics.leading
    }
    return run.part(range).reduce(0) { $0 + $1.advance }
}

/// The ink of glyphs around the context's text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let ink = CTRun(line: run.line, glyphs: Array(run.part(range))).ink
    guard let context, !ink.isNull else { return ink.nullAsZero }
    return ink.applying(context.textMatrix)
}

/// Draws glyphs where they stand on their line, from the context's text position; as `CTLineDraw`.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    guard var content = run.line.line else { return }
    content.glyphs = Array(run.part(range))
    guard !content.glyphs.isEmpty else { return }
    context.drawUp {
        run.line.layout.draw(content, in: context, at: CGPoint(x: -content.origin.x, y: -content.baseline))
    }
}
