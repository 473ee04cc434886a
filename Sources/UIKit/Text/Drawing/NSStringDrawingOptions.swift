/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: Int

    /// Empty: one line, whose baseline is at the rectangle's origin.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last visible line is truncated where text doesn't fit.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The rectangle's top is where the first line begins, and text has lines; without it there is one line and the
    /// rectangle's origin is its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Line heights count the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Heights are those of the ink.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
