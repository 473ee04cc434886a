/// How a device scrolls that is no finger.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The kinds as bits; UIKit's.
    public let rawValue: Int
    /// Kinds by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By steps, as a mouse's wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// As it goes, as a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
