/// What to do with a path: fill it, stroke it, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// By the winding rule.
    case fill = 0
    /// By the even-odd rule.
    case eoFill = 1
    case stroke = 2
    /// By the winding rule, then the line.
    case fillStroke = 3
    /// By the even-odd rule, then the line.
    case eoFillStroke = 4
}
