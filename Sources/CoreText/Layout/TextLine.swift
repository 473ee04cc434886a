import CoreGraphics

/// One line of a laid-out text; places are in the layout's space, whose origin is the text's top left corner.
package struct TextLine: Sendable {
    /// The UTF-16 units that stand on it, spaces at its end and a line separator included.
    package var range: Range<Int>
    /// The top left corner of its glyphs' box.
    package var origin: CGPoint
    /// The advances of its glyphs, without spaces at the end of a wrapped line.
    package var width: CGFloat
    /// From `origin` down to the baseline.
    package var ascent: CGFloat
    /// From the baseline down to the bottom.
    package var descent: CGFloat
    /// True if an ellipsis stands for some of its text.
    package var isTruncated: Bool
    /// Its base direction runs right to left.
    package var isRightToLeft: Bool

    /// From left to right.
    var glyphs: [PlacedGlyph]
    /// Stands before the line; nil for nothing.
    var marker: PlacedMarker?

    package var height: CGFloat { ascent + descent }
    /// From the layout's top.
    package var baseline: CGFloat { origin.y + ascent }
    package var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
}

/// A glyph at its place on a line.
struct PlacedGlyph: Sendable {
    var glyph: UInt32
    /// Its face's place in the layout's list.
    var face: Int32
    /// Its run's place in the text's list.
    var run: Int32
    /// The UTF-16 units that it stands for; the same for all glyphs of a cluster, and empty for an ellipsis.
    var cluster: Range<Int>
    /// The pen, from the line's left end.
    var x: Double
    var advance: Double
    /// From the pen; y upward.
    var offset: CGPoint
    var isRightToLeft: Bool
    var isSpace: Bool
}
