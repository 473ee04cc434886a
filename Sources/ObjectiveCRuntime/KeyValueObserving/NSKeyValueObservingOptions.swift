/// What an observer is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// With the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at once, with the present value as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Also before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
