import CoreGraphics
import Foundation

/// Fills paths with the lines of a text.
public final class CTFramesetter: @unchecked Sendable {
    // Unchecked: everything is constant.
    fileprivate let string: NSAttributedString

    fileprivate init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

    /// - Parameter room: In points; lines break at its width, and those that don't fit its height are left out.
    fileprivate func layout(from start: Int, length: Int, in room: CGSize) -> TextLayout {
        let end = length > 0 ? min(string.length, start + length) : string.length
        let text = StringConversion.text(string, range: min(start, end)..<end)
        return TextLayout(
            text,
            options: TextLayoutOptions(width: max(0, room.width), height: max(0, room.height), era: TextEra.current)
        )
    }
}

/// Lines of a text in a path.
public final class CTFrame: @unchecked Sendable {
    // Unchecked: everything is constant.
    fileprivate let framesetter: CTFramesetter
    fileprivate let layout: TextLayout
    fileprivate let path: CGPath
    fileprivate let start: Int
    fileprivate let lines: [CTLine]

    fileprivate init(_ framesetter: CTFramesetter, from start: Int, length: Int, path: CGPath) {
        (self.framesetter, self.path, self.start) = (framesetter, path, start)
        let box = path.boundingBoxOfPath
        let layout = framesetter.layout(from: start, length: length, in: box.isNull ? .zero : box.size)
        self.layout = layout
        // The first line, too, must fit.
        let shown = layout.lines.filter { $0.origin.y + $0.height <= box.height + 0.34 }
        lines = shown.map { CTLine(layout: layout, line: $0, string: framesetter.string, offset: start) }
    }

    /// Of a line's baseline, from the bottom left of the path's box, y up.
    fileprivate func origin(_ line: CTLine) -> CGPoint {
        guard let content = line.line else { return .zero }
        return CGPoint(x: content.origin.x, y: path.boundingBoxOfPath.height - content.baseline)
    }
}

/// A framesetter of a text, which it keeps as it is now.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lines in a path.
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: Where the text begins; a length of 0 goes to its end.
///   - path: Lines take the width of its box, whatever its shape.
///   - frameAttributes: Not used.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter, from: max(0, stringRange.location), length: stringRange.length, path: path)
}

/// The room that a text takes.
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: A length of 0 goes to the text's end.
///   - frameAttributes: Not used.
///   - constraints: Points; `CGFloat.greatestFiniteMagnitude` or 0 for no limit.
///   - fitRange: Takes the part of the text that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ frameAttributes: CFDictionary?,
    _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
    let start = max(0, stringRange.location)
    let room = CGSize(width: limit(constraints.width), height: limit(constraints.height))
    let layout = framesetter.layout(from: start, length: stringRange.length, in: room)
    let end = layout.lines.last?.range.upperBound ?? 0
    fitRange?.pointee = CFRange(location: start, length: end)
    return CGSize(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
}

/// The lines, `CTLine`s from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Stores where lines' baselines begin, from the bottom left of the path's box, y up.
///
/// - Parameters:
///   - frame: The lines.
///   - range: Of lines; a length of 0 goes to the last one.
///   - origins: Gets a point for each line of the range.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let first = min(max(0, range.location), frame.lines.count)
    let end = range.length > 0 ? min(frame.lines.count, first + range.length) : frame.lines.count
    for index in first..<max(first, end) { origins[index - first] = frame.origin(frame.lines[index]) }
}

/// The path that was filled.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The part of the text that was given.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.layout.text.length)
}

/// The part of the text that stands on the lines.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.lines.last?.line?.range.upperBound ?? 0)
}

/// Draws the lines at the path's place: user space needs y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBoxOfPath
    guard !box.isNull else { return }
    for line in frame.lines {
        guard let content = line.line else { continue }
        context.saveGState()
        let origin = frame.origin(line)
        context.translateBy(x: box.minX + origin.x, y: box.minY + origin.y)
        let matrix = context.textMatrix
        context.textMatrix = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
        context.drawUp {
            line.layout.draw(content, in: context, at: CGPoint(x: -content.origin.x, y: -content.baseline))
        }
        context.textMatrix = matrix
        context.restoreGState()
    }
}
