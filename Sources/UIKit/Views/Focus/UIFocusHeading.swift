/// Which way the focus goes; raw values are UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The headings as bits, with UIKit's numbers; none where the app moved the focus.
    public let rawValue: UInt
    /// Headings of these bits; bits without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By the arrow up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// By the arrow down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// By the arrow to the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// By the arrow to the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// By the tab key: to the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// By the tab key with shift: to the group before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
