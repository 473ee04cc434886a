/// How a file of an item provider is given.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file itself, and no copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
