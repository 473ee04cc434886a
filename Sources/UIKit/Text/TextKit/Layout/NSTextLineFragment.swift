import CoreText

/// A line of a fragment. From iOS 15.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    /// The text that the line is part of: a paragraph's.
    public final let attributedString: NSAttributedString
    /// The line's characters in `attributedString`, spaces and separator at its end included.
    public final let characterRange: NSRange
    /// As wide as the glyphs and as high as the line, from the fragment's top left corner.
    public final let typographicBounds: CGRect
    /// Where the leftmost glyph stands on its baseline, from the bounds' top left corner.
    public final let glyphOrigin: CGPoint
    /// The line alone, laid out when somebody asks.
    private final lazy var layout: TextLayout = Self.layout(attributedString, characterRange)

    private static func layout(_ text: NSAttributedString, _ range: NSRange) -> TextLayout {
        let part = text.attributedSubstring(from: range)
        let options = TextLayoutOptions(maximumNumberOfLines: 1, era: HostEra.current)
        var converter = AttributedTextConverter(traits: .current)
        // Whose item a line alone is, isn't known.
        converter.listMarkers = [:]
        return TextLayout(converter.convert(part).text, options: options)
    }

    /// A line by itself, whose bounds begin at zero.
    ///
    /// - Parameter range: The part of the text that stands on it.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        let layout = Self.layout(attributedString, range)
        typographicBounds = CGRect(origin: .zero, size: layout.size)
        glyphOrigin = CGPoint(x: 0, y: layout.firstBaseline ?? 0)
        super.init()
        self.layout = layout
    }

    /// A line of one look.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// A line that was laid out with others.
    init(_ line: TextLine, of piece: TextLayoutPass.Piece, frameTop: CGFloat) {
        attributedString = (piece.fragment.textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString("")
        characterRange = NSRange(
            location: line.range.lowerBound - piece.shown.lowerBound,
            length: line.range.count
        )
        typographicBounds = line.frame.offsetBy(dx: 0, dy: -frameTop)
        glyphOrigin = CGPoint(x: 0, y: line.ascent)
        super.init()
    }

    /// Draws the line alone.
    ///
    /// - Parameter point: Where the bounds' top left corner goes.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let line = layout.lines.first else { return }
        layout.draw(in: context, at: CGPoint(x: point.x - line.origin.x, y: point.y + glyphOrigin.y - line.baseline))
    }
    /// Where a character begins on the baseline, from the bounds' top left corner.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(
            x: layout.caretRect(at: index - characterRange.location).minX - (layout.lines.first?.origin.x ?? 0),
            y: glyphOrigin.y
        )
    }
    /// The character at or nearest to a point, counted as in `attributedString`.
    open func characterIndex(for point: CGPoint) -> Int { characterRange.location + character(at: point).index }
    /// How far into its character a point is, 0…1 in the direction of reading.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { character(at: point).fraction }

    private func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        layout.character(at: CGPoint(x: point.x + (layout.lines.first?.origin.x ?? 0), y: point.y))
    }
}
