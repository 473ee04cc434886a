/// What to do with the outlines of glyphs. Contexts keep it; text is always filled here.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    /// Moves on without drawing.
    case invisible = 3
    /// Fills, and adds the glyphs to the clip.
    case fillClip = 4
    /// Strokes, and adds the glyphs to the clip.
    case strokeClip = 5
    /// Fills and strokes, and adds the glyphs to the clip.
    case fillStrokeClip = 6
    /// Adds the glyphs to the clip without drawing.
    case clip = 7
}
