import CoreText

extension NSLayoutManager {
    /// Draws into the current context.
    ///
    /// - Parameter origin: The container's top left corner in the context's space.
    func drawDecoration(_ kind: TextDecoration.Kind, _ range: NSRange, _ style: NSUnderlineStyle, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), range.length > 0,
            let text = laidOut().first(where: { $0.start <= range.location && range.location < $0.end })
        else { return }
        let start = range.location - text.start
        text.layout.drawDecoration(
            kind,
            style: style.rawValue,
            of: start..<start + range.length,
            in: context,
            at: CGPoint(x: origin.x + text.origin.x, y: origin.y + text.origin.y)
        )
    }

    /// Goes on to the method that draws.
    func passOnDecoration(
        _ kind: TextDecoration.Kind,
        _ range: NSRange,
        _ style: NSUnderlineStyle,
        _ line: CGRect,
        _ lineRange: NSRange,
        _ origin: CGPoint
    ) {
        let offset = decorationOffset
        switch kind {
        case .underline:
            drawUnderline(
                forGlyphRange: range,
                underlineType: style,
                baselineOffset: offset,
                lineFragmentRect: line,
                lineFragmentGlyphRange: lineRange,
                containerOrigin: origin
            )
        case .strikethrough:
            drawStrikethrough(
                forGlyphRange: range,
                strikethroughType: style,
                baselineOffset: offset,
                lineFragmentRect: line,
                lineFragmentGlyphRange: lineRange,
                containerOrigin: origin
            )
        }
    }
}

/// Has a layout manager of an app's own class draw lines under and through text.
@MainActor
struct ManagedDecorations: TextDecorating {
    private let manager: NSLayoutManager
    private let text: LaidOutText
    private let origin: CGPoint

    /// - Parameter origin: The container's top left corner in the context's space.
    init(_ manager: NSLayoutManager, _ text: LaidOutText, origin: CGPoint) {
        self.manager = manager
        self.text = text
        self.origin = origin
    }

    nonisolated func draw(
        _ kind: TextDecoration.Kind,
        style: Int,
        of range: Range<Int>,
        on line: TextLine,
        baselineOffset: CGFloat
    ) {
        MainActor.assumeIsolated { pass(kind, style, range, line, baselineOffset) }
    }

    private func pass(
        _ kind: TextDecoration.Kind,
        _ style: Int,
        _ range: Range<Int>,
        _ line: TextLine,
        _ baselineOffset: CGFloat
    ) {
        let layout = text.layout
        let width = layout.options.width.isFinite ? layout.options.width : layout.size.width
        let rect = CGRect(
            x: 0,
            y: line.origin.y,
            width: width + 2 * text.container.lineFragmentPadding,
            height: line.height
        )
        let glyphs = NSRange(location: text.start + range.lowerBound, length: range.count)
        let lineGlyphs = NSRange(location: text.start + line.range.lowerBound, length: line.range.count)
        let style = NSUnderlineStyle(rawValue: style)
        manager.decorationOffset = baselineOffset
        switch kind {
        case .underline:
            manager.underlineGlyphRange(
                glyphs,
                underlineType: style,
                lineFragmentRect: rect,
                lineFragmentGlyphRange: lineGlyphs,
                containerOrigin: origin
            )
        case .strikethrough:
            manager.strikethroughGlyphRange(
                glyphs,
                strikethroughType: style,
                lineFragmentRect: rect,
                lineFragmentGlyphRange: lineGlyphs,
                containerOrigin: origin
            )
        }
    }
}
