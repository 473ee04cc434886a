/// A set of a rectangle's sides.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Options of these bits; bits without a name are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edge with the smallest y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The edge with the smallest x, whatever the layout direction.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The edge with the largest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The edge with the largest x, whatever the layout direction.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// The four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
