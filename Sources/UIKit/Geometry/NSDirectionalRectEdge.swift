/// A set of a rectangle's sides, named by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Options of these bits; bits without a name are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edge with the smallest y.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The left edge, or the right one where reading runs from right to left.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The edge with the largest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The right edge, or the left one where reading runs from right to left.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// The four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
