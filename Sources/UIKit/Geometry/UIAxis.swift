/// A set of the two axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Options of these bits; bits without a name are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The x axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The y axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
