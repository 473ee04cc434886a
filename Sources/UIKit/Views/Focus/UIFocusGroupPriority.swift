/// How much an item is its focus group's first choice: the one of the highest priority gets the focus when the tab key
/// comes to the group. Raw values are UIKit's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number; others than the named ones are allowed.
    public let rawValue: Int
    /// A priority of any number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// A priority of any number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An item like any other: 0, the default.
    public static let ignored = UIFocusGroupPriority(0)
    /// The item that had the focus last among its group: 1000.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// An item that goes before the one that had the focus last: 2000.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The item that has the focus: the largest number.
    public static let currentlyFocused = UIFocusGroupPriority(.max)

    /// Whether the second goes before the first: it has the larger number.
    public static func < (lhs: UIFocusGroupPriority, rhs: UIFocusGroupPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
