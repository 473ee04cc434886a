/// Fills a paragraph's glyphs into lines, greedily, as UIKit does.
struct LineFiller {
    /// How far glyphs may stick out of a line, in points: more than what rounding to pixels hides.
    static let tolerance = 0.001

    /// Where a line may stand: distances from the paragraph's leading edge and, inward, from its trailing edge.
    struct Room: Hashable {
        var head: Double
        var tail: Double
    }

    private let shaped: ShapedText
    private let glyphs: [ShapedGlyph]
    private let paragraph: Paragraph
    private let style: TextParagraphStyle
    private let container: Double
    private let mode: LineBreakMode
    private let keepsHangulWords: Bool
    private let opportunities: LineBreakOpportunities
    private let hyphenation: WordHyphenation?
    private let arranging: (any LineArranging)?
    /// The first glyph of the next line.
    private var position = 0
    private var isFirst = true
    private var isFinished = false

    /// - Parameters:
    ///   - glyphs: The paragraph's part of the shaped text's glyphs.
    ///   - container: The width that the indents count from, in points.
    ///   - mode: Word wrapping, character wrapping, or clipping: one line.
    ///   - keepsHangulWords: No line ends inside a Korean word.
    ///   - hyphenation: Parts words where the line would be filled to less than a factor of its width.
    ///   - arranging: Asked before lines end between words or in one.
    init(
        shaped: ShapedText,
        glyphs: Range<Int>,
        paragraph: Paragraph,
        style: TextParagraphStyle,
        container: Double,
        mode: LineBreakMode,
        keepsHangulWords: Bool,
        opportunities: LineBreakOpportunities,
        hyphenation: (hyphenator: Hyphenator, factor: Double)?,
        arranging: (any LineArranging)?
    ) {
        self.shaped = shaped
        self.glyphs = Array(shaped.glyphs[glyphs])
        self.paragraph = paragraph
        self.style = style
        self.container = container
        self.mode = mode
        self.keepsHangulWords = keepsHangulWords
        self.opportunities = opportunities
        self.hyphenation = hyphenation.map { [glyphs = self.glyphs] in
            WordHyphenation(
                shaped: shaped,
                glyphs: glyphs,
                content: paragraph.content,
                factor: $0.factor,
                hyphenator: $0.hyphenator,
                arranging: arranging
            )
        }
        self.arranging = arranging
    }

    /// Where the next line stands by the paragraph's indents.
    var room: Room {
        let head = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
        let tail = style.tailIndent > 0 ? max(0, container - Double(style.tailIndent)) : -Double(style.tailIndent)
        return Room(head: head, tail: tail.isFinite ? tail : 0)
    }

    /// The next line; nil after the paragraph's last one.
    ///
    /// - Parameter room: Where it stands if not where the indents say.
    mutating func next(in room: Room? = nil) -> LineDraft? {
        guard !isFinished else { return nil }
        let room = room ?? self.room
        var line = line(from: position, head: room.head, width: max(0, container - room.tail - room.head))
        line.isFirstOfParagraph = isFirst
        line.room = room
        isFirst = false
        position = line.source.upperBound
        isFinished = line.isLastOfParagraph
        return line
    }

    /// True if the next line would hold at least what may not be broken.
    func fits(in room: Room) -> Bool {
        let width = container - room.tail - room.head
        var needed = 0.0
        var index = position
        while index < glyphs.count {
            let start = unit(index)
            if index > position, allowsBreak(before: start) { break }
            let cluster = clusterEnd(index)
            if !Paragraph.isSpace(shaped.utf16[start]) {
                for glyph in index..<cluster { needed += glyphs[glyph].advance }
            }
            index = cluster
        }
        return needed <= width + Self.tolerance
    }

    /// The run of the next line's first glyph; nil where there is none.
    var nextRun: Int? { position < glyphs.count ? Int(glyphs[position].run) : nil }

    /// The first UTF-16 unit of the next line.
    var nextIndex: Int { unit(position) }

    /// True after the paragraph's last line.
    var isAtEnd: Bool { isFinished }

    /// A line that holds everything from where another one begins to the paragraph's end.
    func rest(from draft: LineDraft) -> LineDraft {
        var line = line(from: draft.source.lowerBound, head: 0, width: .infinity, stopsAtSeparators: false)
        line.isFirstOfParagraph = draft.isFirstOfParagraph
        line.room = draft.room
        return line
    }

    private func allowsBreak(before unit: Int) -> Bool {
        switch mode {
        case .charWrapping: true
        case .wordWrapping:
            opportunities.allowsBreak(before: unit, in: shaped.utf16, keepsHangulWords: keepsHangulWords)
        case .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail: false
        }
    }

    private func line(from start: Int, head: Double, width limit: Double, stopsAtSeparators: Bool = true) -> LineDraft {
        var line = LineDraft(
            range: unit(start)..<paragraph.end,
            isFirstOfParagraph: false,
            isLastOfParagraph: true
        )
        var x = 0.0
        var index = start
        /// Where the line could end: before these glyphs.
        var breaks: [Int] = []
        var isForced = false
        var addedHyphen: ShapedGlyph?
        while index < glyphs.count {
            let cluster = clusterEnd(index)
            var advance = 0.0
            let first = shaped.utf16[unit(index)]
            if first == 0x09 {
                advance = TabPlacement(style: style, shaped: shaped, glyphs: glyphs)
                    .advance(ofTabAt: index, next: cluster, from: head + x)
            } else {
                for glyph in index..<cluster { advance += glyphs[glyph].advance }
            }
            if index > start, allowsBreak(before: unit(index)) {
                let hyphen = hyphenAdvance(at: index)
                if hyphen == 0 || x + hyphen <= limit + Self.tolerance { breaks.append(index) }
            }
            if x + advance > limit + Self.tolerance, index > start, mode != .clipping, !Paragraph.isSpace(first) {
                let lastBreak = lastAllowed(breaks)
                let parted = hyphenation?
                    .end(of: line.glyphs, from: start, before: index, lastBreak: lastBreak, limit: limit)
                // A word that is wider than the line breaks between characters.
                index = parted?.index ?? lastBreak ?? index
                addedHyphen = parted?.hyphen
                isForced = true
                break
            }
            var isFirstGlyph = true
            for glyph in index..<cluster {
                var copy = glyphs[glyph]
                if first == 0x09 { copy.advance = isFirstGlyph ? advance : 0 }
                isFirstGlyph = false
                line.glyphs.append(copy)
            }
            x += advance
            index = cluster
            if stopsAtSeparators, Paragraph.isLineSeparator(first), index < glyphs.count {
                line.isLastOfParagraph = false
                break
            }
        }
        line.source = start..<index
        line.glyphs.removeLast(line.glyphs.count - (index - start))
        if let addedHyphen {
            line.glyphs.append(addedHyphen)
        } else if isForced, let hyphen = hyphen(at: index) {
            line.glyphs[line.glyphs.count - 1] = hyphen
        }
        if isForced || index < glyphs.count {
            line.isLastOfParagraph = false
            line.range = line.range.lowerBound..<unit(index)
        }
        line.isWrapped = isForced
        finish(&line, limit: limit)
        return line
    }

    private func lastAllowed(_ breaks: [Int]) -> Int? {
        guard let arranging, mode == .wordWrapping else { return breaks.last }
        return breaks.last { arranging.allowsBreak(before: unit($0), isHyphenated: false) }
    }

    /// The hyphen that shows where a line ends at a soft one, given the next line's first glyph.
    private func hyphen(at index: Int) -> ShapedGlyph? {
        guard opportunities.hasSoftHyphens, index > 0,
            shaped.utf16[unit(index - 1)] == LineBreakOpportunities.softHyphen,
            var hyphen = shaped.hyphens[Int(glyphs[index - 1].run)]
        else { return nil }
        hyphen.cluster = glyphs[index - 1].cluster
        hyphen.clusterEnd = glyphs[index - 1].clusterEnd
        hyphen.level = glyphs[index - 1].level
        return hyphen
    }

    private func hyphenAdvance(at index: Int) -> Double { hyphen(at: index)?.advance ?? 0 }

    /// Lets spaces at a wrapped line's end hang, and adds up the rest.
    private func finish(_ line: inout LineDraft, limit: Double) {
        var width = line.glyphs.reduce(0) { $0 + $1.advance }
        while line.isWrapped || width > limit, line.hangingCount < line.glyphs.count {
            let last = line.glyphs[line.glyphs.count - 1 - line.hangingCount]
            guard Paragraph.isSpace(shaped.utf16[Int(last.cluster)]) else { break }
            line.hangingCount += 1
            width -= last.advance
        }
        line.width = max(0, width)
    }

    /// The paragraph's glyphs from one place on, for truncation.
    func glyphs(from start: Int) -> ArraySlice<ShapedGlyph> { glyphs[start...] }

    /// Where the cluster of a glyph ends, as an index of glyphs.
    func clusterEnd(_ index: Int) -> Int {
        var end = index + 1
        while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster { end += 1 }
        return end
    }

    /// True for a glyph of a space.
    func isSpace(_ glyph: ShapedGlyph) -> Bool { Paragraph.isSpace(shaped.utf16[Int(glyph.cluster)]) }

    /// The paragraph's end, its separator included.
    var end: Int { paragraph.end }

    /// The UTF-16 unit that a glyph begins at.
    private func unit(_ index: Int) -> Int {
        index < glyphs.count ? Int(glyphs[index].cluster) : paragraph.content.upperBound
    }
}
