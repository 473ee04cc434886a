/// What to do with the outlines of glyphs. Default: fill.
///
/// Text that UIKit draws is stroked in its own color and with the context's line width, unless its attributes say otherwise.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills them with the fill color.
    case fill = 0
    /// Draws them as lines with the stroke color.
    case stroke = 1
    /// Fills, then strokes.
    case fillStroke = 2
    /// Moves on without drawing.
    case invisible = 3
    /// Fills, and cuts what comes afterwards by the glyphs.
    case fillClip = 4
    /// Strokes, and cuts what comes afterwards by the glyphs.
    case strokeClip = 5
    /// Fills and strokes, and cuts what comes afterwards by the glyphs.
    case fillStrokeClip = 6
    /// Cuts what comes afterwards by the glyphs, without drawing.
    case clip = 7

    /// Whether glyphs are filled.
    package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    /// Whether glyphs are stroked.
    package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    /// Whether glyphs cut what comes afterwards.
    package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}
