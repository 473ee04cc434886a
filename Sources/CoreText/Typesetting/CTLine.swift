import CoreGraphics
import Foundation

/// A line of text: glyphs from left to right, around a baseline at zero, y up.
public final class CTLine: @unchecked Sendable {
    // Unchecked: everything is constant.
    /// Of the line alone, or of the text that it is a line of.
    let layout: TextLayout
    /// Nil for a line without text.
    let line: TextLine?
    /// The text from which the line comes, and where `layout` begins in it.
    let string: NSAttributedString
    let offset: Int

    init(layout: TextLayout, line: TextLine?, string: NSAttributedString, offset: Int) {
        (self.layout, self.line, self.string, self.offset) = (layout, line, string, offset)
    }

    /// Of a string as a whole, without breaks.
    convenience init(_ string: NSAttributedString, range: Range<Int>? = nil, truncation: LineBreakMode = .clipping) {
        let text = StringConversion.text(string, range: range)
        let layout = TextLayout(text, options: Self.options(width: .infinity, truncation))
        self.init(layout: layout, line: layout.lines.first, string: string, offset: range?.lowerBound ?? 0)
    }

    static func options(width: CGFloat, _ truncation: LineBreakMode) -> TextLayoutOptions {
        TextLayoutOptions(width: width, maximumNumberOfLines: 1, truncation: truncation, era: TextEra.current)
    }

    /// The glyphs of one look after each other.
    var runs: [CTRun] {
        guard let line else { return [] }
        var runs: [CTRun] = []
        var first = 0
        while first < line.glyphs.count {
            let start = line.glyphs[first]
            var end = first + 1
            while end < line.glyphs.count, line.glyphs[end].run == start.run, line.glyphs[end].face == start.face,
                line.glyphs[end].isRightToLeft == start.isRightToLeft
            {
                end += 1
            }
            runs.append(CTRun(line: self, glyphs: Array(line.glyphs[first..<end])))
            first = end
        }
        return runs
    }
}

/// What counts as a line's bounds.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Bits of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without effect: bounds reach from the line's ascent to its descent in any case.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Without effect: letters' shifts from the baseline count in any case.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// Without effect: punctuation doesn't hang here.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// The ink of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// Without effect: sides are as fonts say.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    /// Without effect: heights are those of the line's own fonts.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// Where text that doesn't fit is left out.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// A line of the whole string; line breaks in it count as nothing.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// The line cut to a width, or the line itself where it fits.
///
/// - Parameters:
///   - line: The line.
///   - width: Points.
///   - truncationType: Where the text is cut.
///   - truncationToken: Not used: an ellipsis in the look of the text stands for what is missing.
public func CTLineCreateTruncatedLine(
    _ line: CTLine,
    _ width: Double,
    _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    guard let content = line.line, Double(content.width) > width else { return line }
    let mode: LineBreakMode =
        switch truncationType {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        }
    let range = content.range.lowerBound + line.offset..<content.range.upperBound + line.offset
    let text = StringConversion.text(line.string, range: range)
    let layout = TextLayout(text, options: CTLine.options(width: CGFloat(width), mode))
    guard let cut = layout.lines.first, Double(cut.width) <= width + 0.01 else { return nil }
    return CTLine(layout: layout, line: cut, string: line.string, offset: range.lowerBound)
}

/// The line with wider spaces, so that it fills a width; nil where it is wider.
///
/// - Parameter justificationFactor: How much of what is missing is added, 0…1.
public func CTLineCreateJustifiedLine(
    _ line: CTLine,
    _ justificationFactor: CGFloat,
    _ justificationWidth: Double
) -> CTLine? {
    guard var content = line.line else { return line }
    let missing = (justificationWidth - Double(content.width)) * Double(min(max(justificationFactor, 0), 1))
    guard missing >= 0 else { return nil }
    let spaces = content.glyphs.indices.dropFirst().dropLast().filter { content.glyphs[$0].isSpace }
    guard !spaces.isEmpty else { return line }
    let share = missing / Double(spaces.count)
    var shift = 0.0
    for index in content.glyphs.indices {
        content.glyphs[index].x += shift
        guard spaces.contains(index) else { continue }
        content.glyphs[index].advance += share
        shift += share
    }
    content.width += CGFloat(missing)
    return CTLine(layout: line.layout, line: content, string: line.string, offset: line.offset)
}

/// How many glyphs there are.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line?.glyphs.count ?? 0 }

/// The runs of one look, from left to right: `CTRun`s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// The units of the string that stand on the line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    guard let range = line.line?.range else { return CFRange(location: line.offset, length: 0) }
    return CFRange(location: range.lowerBound + line.offset, length: range.count)
}

/// The line's width; ascent, descent and leading are stored where there is a place for them. Points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    guard let content = line.line else {
        ascent?.pointee = 0
        descent?.pointee = 0
        leading?.pointee = 0
        return 0
    }
    ascent?.pointee = content.ascent
    descent?.pointee = content.descent
    leading?.pointee =
        content.glyphs.map { line.layout.text.runs[Int($0.run)].attributes.font.metrics(in: TextEra.current).leading }
        .max() ?? 0
    return Double(content.width) + CTLineGetTrailingWhitespaceWidth(line)
}

/// The width of spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    guard let content = line.line else { return 0 }
    let reach = content.glyphs.map { $0.x + $0.advance }.max() ?? 0
    return max(0, reach - Double(content.width))
}

/// The line's box around a baseline at zero, y up, in points.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard let content = line.line else { return .zero }
    guard !options.contains(.useGlyphPathBounds) else { return line.ink }
    return CGRect(x: 0, y: -content.descent, width: content.width, height: content.ascent + content.descent)
}

/// The ink of the line's glyphs, in the context's user space; where the context's text position is.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = line.ink
    guard let context, !ink.isEmpty else { return ink }
    return ink.applying(context.textMatrix)
}

/// How far right the line stands so that a part of the free room is left of it, in points.
///
/// - Parameter flushFactor: 0 left, 0.5 in the middle, 1 right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.line?.width ?? 0)) * Double(min(max(flushFactor, 0), 1)))
}

/// How far right the place before a unit of the string is, in points.
///
/// - Parameter secondaryOffset: Takes the other place where directions meet; the same one otherwise.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine,
    _ charIndex: CFIndex,
    _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.line?.caretOffset(at: charIndex - line.offset) ?? 0
    secondaryOffset?.pointee = offset
    return offset
}

/// The place in the string that is nearest to a point of the line; `kCFNotFound` for a line without text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard let content = line.line else { return kCFNotFound }
    let point = CGPoint(x: position.x + content.origin.x, y: content.origin.y + content.height / 2)
    return line.layout.index(at: point) + line.offset
}

/// No place.
public let kCFNotFound: CFIndex = -1

/// Draws the line at the context's text position: user space needs y up, as in contexts that the app makes.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard let content = line.line else { return }
    context.drawUp { line.layout.draw(content, in: context, at: CGPoint(x: -content.origin.x, y: -content.baseline)) }
}

extension CGContext {
    /// Draws text that has y down, in the text space, which has y up.
    func drawUp(_ draw: () -> Void) {
        saveGState()
        concatenate(textMatrix)
        scaleBy(x: 1, y: -1)
        draw()
        restoreGState()
    }
}

extension CTLine {
    /// Around a baseline at zero, y up.
    fileprivate var ink: CGRect { runs.reduce(CGRect.null) { $0.union($1.ink) }.nullAsZero }
}

extension CGRect {
    var nullAsZero: CGRect { isNull ? .zero : self }
}
