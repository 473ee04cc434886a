import CoreGraphics
import Foundation
import Platform

/// Makes the lines of a `TextLayout`, one paragraph after the other.
struct TextLayoutBuilder {
    let text: AttributedText
    let options: TextLayoutOptions
    private let arranging: (any LineArranging)?
    let era: SystemFontEra
    var shaped: ShapedText
    private(set) var lines: [TextLine] = []
    private(set) var size = CGSize.zero
    private(set) var isTruncated = false
    private var verticalMetrics: RunMetrics
    var shapers: [FontDescription: LineShaper] = [:]
    /// How far down the lines so far reach.
    private var bottom = 0.0
    /// What stands between the last line and the next one.
    private var gap = 0.0
    /// The widest line with its indents.
    private var reach = 0.0
    /// The same with the spaces that hang over the ends of wrapped lines.
    private(set) var reachWithHangingSpaces = 0.0
    /// Each line's indents and alignment, applied at the end when the container's width is known.
    private var placements: [Placement] = []
    /// Nil where nothing is left free.
    private var rooms: LineRooms?

    private struct Placement {
        var head: Double
        var tail: Double
        var alignment: TextAlignment
    }

    init(
        text: AttributedText,
        options: TextLayoutOptions,
        arranging: (any LineArranging)?,
        shape: (any LineShape)?
    ) {
        self.text = text
        self.options = options
        self.arranging = arranging
        era = SystemFontEra(options.era)
        shaped = ShapedText(utf16: Array(text.string.utf16))
        verticalMetrics = RunMetrics(text: text, era: options.era)
        if options.width.isFinite, shape != nil || !options.exclusions.isEmpty {
            rooms = LineRooms(options: options, shape: shape)
        }
    }

    mutating func run() {
        guard !shaped.utf16.isEmpty else { return }
        let opportunities = LineBreakOpportunities(shaped.utf16)
        var start = 0
        var isFinished = false
        while start < shaped.utf16.count, !isFinished {
            let paragraph = Paragraph(in: shaped.utf16, from: start)
            isFinished = !add(paragraph, opportunities: opportunities)
            start = paragraph.end
            let endsWithSeparator = start == shaped.utf16.count && paragraph.content.upperBound < start
            if endsWithSeparator, !isFinished { addEmptyLastLine() }
        }
        place()
    }

    // MARK: Paragraphs

    /// Adds a paragraph's lines; false if there is no room for more.
    private mutating func add(_ paragraph: Paragraph, opportunities: LineBreakOpportunities) -> Bool {
        var style = text.attributes(at: paragraph.content.lowerBound).paragraphStyle
        let bidi = BidiLevels(
            shaped.utf16[paragraph.content],
            direction: style.baseWritingDirection,
            fallback: options.layoutDirection,
            parts: text.directedParts(in: paragraph.content)
        )
        let mode = style.lineBreakMode
        let hyphenation = hyphenation(style)
        let glyphs = shape(
            paragraph.content,
            bidi: bidi,
            hasHyphens: hyphenation != nil || opportunities.hasSoftHyphens
        )
        var marker = marker(of: paragraph, level: bidi.base, style: &style)
        let container = Double(options.width)
        var filler = LineFiller(
            shaped: shaped,
            glyphs: glyphs,
            paragraph: paragraph,
            style: style,
            container: container,
            mode: options.truncation != nil || mode.wraps ? (mode == .charWrapping ? mode : .wordWrapping) : .clipping,
            keepsHangulWords: options.keepsHangulWords || style.keepsHangulWords,
            opportunities: opportunities,
            hyphenation: hyphenation,
            arranging: arranging
        )
        if !lines.isEmpty {
            gap += length(of: .beforeParagraph, at: paragraph.content.lowerBound, usual: style.paragraphSpacingBefore)
        }
        rooms?.endRow()
        while true {
            var place: LineRooms.Place?
            if rooms != nil, !filler.isAtEnd {
                place = rooms?.next(
                    for: filler,
                    top: bottom + gap,
                    height: verticalMetrics.line(
                        runs: filler.nextRun.map { [$0] } ?? [],
                        at: paragraph.content.lowerBound,
                        style: style,
                        isLast: false
                    ).height,
                    isRightToLeft: bidi.base == 1
                )
                // A shape may have no room for more.
                if place == nil {
                    isTruncated = true
                    return false
                }
            }
            guard var draft = filler.next(in: place?.room) else { break }
            let metrics = verticalMetrics.line(
                runs: draft.runs,
                at: draft.range.lowerBound,
                style: style,
                isLast: draft.isLastOfParagraph
            )
            let last = max(draft.range.lowerBound, draft.range.upperBound - 1)
            let spacing = length(of: .afterLine, at: last, height: metrics.height, usual: style.lineSpacing)
            let isLastAllowed = isLastLine(metrics: metrics, spacing: spacing)
            let width = container - draft.room.head - draft.room.tail
            let hasMore = draft.range.upperBound < shaped.utf16.count || !draft.isLastOfParagraph
            // A paragraph that does not wrap is cut by its own mode, even where lines are left.
            let ownMode = mode.wraps ? nil : mode
            let isTooWide = draft.width > width + LineFiller.tolerance
            if isLastAllowed, hasMore || isTooWide {
                let mode = options.truncation ?? ownMode ?? .wordWrapping
                shorten(&draft, filler: filler, mode: mode, width: width, style: style, bidi: bidi)
            } else if let ownMode, options.truncation == nil, isTooWide {
                shorten(&draft, filler: filler, mode: ownMode, width: width, style: style, bidi: bidi)
            }
            append(
                draft,
                metrics: metrics,
                top: place?.top,
                spacing: spacing,
                style: style,
                bidi: bidi,
                marker: marker.take()
            )
            if isLastAllowed { return false }
        }
        let last = max(paragraph.content.lowerBound, paragraph.end - 1)
        gap += length(of: .afterParagraph, at: last, usual: style.paragraphSpacing)
        return true
    }

    private func hyphenation(_ style: TextParagraphStyle) -> (hyphenator: Hyphenator, factor: Double)? {
        let factor = style.hyphenationFactor > 0 ? style.hyphenationFactor : options.hyphenationFactor
        guard factor > 0, options.allowsHyphenation, options.width.isFinite, style.lineBreakMode != .charWrapping,
            let hyphenator = Hyphenator.preferred
        else { return nil }
        return (hyphenator, Double(factor))
    }

    /// The room of a kind below what there is so far.
    private func length(of gap: LineGap, at place: Int, height: Double = 0, usual: CGFloat) -> Double {
        guard let arranging else { return Double(usual) }
        let line = CGRect(x: 0, y: bottom + self.gap, width: roomWidth, height: height)
        let length = Double(arranging.length(of: gap, at: place, line: line, usual: usual))
        return length.isFinite ? length : Double(usual)
    }

    private var roomWidth: Double { options.width.isFinite ? Double(options.width) : reach }

    /// Makes a line fit that is too long: closer letters where that is enough, else less text.
    private mutating func shorten(
        _ draft: inout LineDraft,
        filler: LineFiller,
        mode: LineBreakMode,
        width: Double,
        style: TextParagraphStyle,
        bidi: BidiLevels
    ) {
        guard !tighten(&draft, filler: filler, mode: mode, width: width, style: style) else { return }
        cut(&draft, filler: filler, mode: mode, width: width, bidi: bidi)
        isTruncated = true
    }

    /// True if no line may follow this one.
    private func isLastLine(metrics: RunMetrics.Line, spacing: Double) -> Bool {
        if options.maximumNumberOfLines > 0, lines.count + 1 >= options.maximumNumberOfLines { return true }
        guard options.height.isFinite else { return false }
        // The next line is taken to be as high as this one.
        let next = bottom + gap + metrics.height + metrics.gap + spacing + metrics.height
        return next > Double(options.height) + Self.heightTolerance
    }

    /// How far a last line may stick out of the height, in points: less than a pixel, for rounded heights.
    private static let heightTolerance = 0.34

    /// True if the rest of the paragraph, and of the text, stands on the line with its letters closer together.
    private func tighten(
        _ draft: inout LineDraft,
        filler: LineFiller,
        mode: LineBreakMode,
        width: Double,
        style: TextParagraphStyle
    ) -> Bool {
        guard options.allowsTightening || style.allowsTightening, !mode.wraps, mode != .clipping, width.isFinite else {
            return false
        }
        var rest = filler.rest(from: draft)
        guard rest.range.upperBound == shaped.utf16.count, LineTightening.fit(&rest, width: width) else { return false }
        draft = rest
        return true
    }

    private mutating func cut(
        _ draft: inout LineDraft,
        filler: LineFiller,
        mode: LineBreakMode,
        width: Double,
        bidi: BidiLevels
    ) {
        guard !mode.wraps, width.isFinite else { return }
        if mode == .clipping {
            draft = filler.rest(from: draft)
            return
        }
        let attributes = text.attributes(at: draft.range.lowerBound)
        let run = text.runIndex(at: draft.range.lowerBound) ?? 0
        let shaper = shaper(for: attributes.font)
        guard let glyph = glyph(of: 0x2026, run: run, level: bidi.base, by: shaper) else { return }
        draft = LineTruncation(ellipsis: glyph, width: width, mode: mode).cut(draft, filler: filler)
    }

    // MARK: Lines

    private mutating func append(
        _ draft: LineDraft,
        metrics: RunMetrics.Line,
        top place: Double?,
        spacing: Double,
        style: TextParagraphStyle,
        bidi: BidiLevels,
        marker: PlacedMarker? = nil
    ) {
        let top = place ?? bottom + gap
        let (head, tail) = (draft.room.head, draft.room.tail)
        var line = TextLine(
            range: draft.range,
            origin: CGPoint(x: 0, y: top),
            width: draft.width,
            ascent: metrics.ascent,
            descent: metrics.descent,
            isTruncated: draft.isTruncated,
            isRightToLeft: bidi.base == 1,
            glyphs: []
        )
        var alignment = style.alignment
        let width = Double(options.width) - head - tail
        if alignment == .justified {
            alignment = .natural
            if draft.isWrapped, !draft.isTruncated, width.isFinite {
                line.glyphs = draft.visualGlyphs(baseLevel: bidi.base, justifiedTo: width, in: shaped)
                line.width = max(draft.width, width)
            }
        }
        if line.glyphs.isEmpty { line.glyphs = draft.visualGlyphs(baseLevel: bidi.base, justifiedTo: nil, in: shaped) }
        if alignment == .natural { alignment = options.layoutDirection == .rightToLeft ? .right : .left }
        var end = top + metrics.height
        let room = CGRect(x: 0, y: top, width: roomWidth, height: metrics.height)
        if arranging?.arrange(&line, in: room) == true { end = Double(line.origin.y + line.height) }
        line.marker = marker
        lines.append(line)
        placements.append(Placement(head: head, tail: tail, alignment: alignment))
        reach = max(reach, reach(of: line, head, tail))
        let hanging = draft.glyphs.suffix(draft.hangingCount).reduce(0) { $0 + $1.advance }
        reachWithHangingSpaces = max(reachWithHangingSpaces, reach, reach(of: line, head, tail) + hanging)
        bottom = max(bottom, end)
        gap = metrics.gap + spacing
    }

    private func reach(of line: TextLine, _ head: Double, _ tail: Double) -> Double {
        Double(line.width) + head + (tail.isFinite ? tail : 0)
    }

    private mutating func addEmptyLastLine() {
        let end = shaped.utf16.count
        let style = text.typingAttributes.paragraphStyle
        let metrics = verticalMetrics.line(runs: [], at: end, style: style, isLast: true)
        let height = bottom + gap + metrics.height
        let isLeftOut =
            options.maximumNumberOfLines > 0 && lines.count >= options.maximumNumberOfLines
            || height > Double(options.height) + Self.heightTolerance
        guard !isLeftOut else { return }
        let bidi = BidiLevels([], direction: style.baseWritingDirection, fallback: options.layoutDirection)
        append(
            LineDraft(
                range: end..<end,
                isFirstOfParagraph: true,
                isLastOfParagraph: true,
                room: LineFiller.Room(head: Double(style.firstLineHeadIndent), tail: 0)
            ),
            metrics: metrics,
            top: nil,
            spacing: 0,
            style: style,
            bidi: bidi
        )
    }

    /// Aligns the lines in the container, which is as wide as the widest line if nobody said.
    private mutating func place() {
        let container = options.width.isFinite ? Double(options.width) : reach
        for (index, placement) in placements.enumerated() {
            // Indents count from the edge where the paragraph begins.
            let isRightToLeft = lines[index].isRightToLeft
            let tail = placement.tail.isFinite ? placement.tail : 0
            let left = isRightToLeft ? tail : placement.head
            let free = container - placement.head - tail - Double(lines[index].width)
            let offset: Double =
                switch placement.alignment {
                case .left, .justified, .natural: 0
                case .right: free
                case .center: free > 0 ? free / 2 : 0
                }
            lines[index].origin.x = left + offset
            let line = lines[index]
            lines[index].marker?.stand(before: line)
        }
        size = CGSize(width: reach, height: bottom)
    }
}
