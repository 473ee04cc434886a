/// How an underline or a strike-through looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// One style of line, plus a pattern and `byWord`; 0 for no line.
    public let rawValue: Int

    /// 0 for no line.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// As thick as the font says, at least a pixel.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// Twice as thick as `single`.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines, one thickness apart.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Added to a style of line: dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Added to a style of line: dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Added to a style of line: a dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Added to a style of line: a dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Spaces have no line.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
