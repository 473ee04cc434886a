/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Options of these bits; bits without a name are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner with the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner with the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner with the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner with the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All bits, not just the four corners'.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
