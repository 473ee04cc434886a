/// What the user is told of one place.
public struct PortNote: Codable, Sendable, Hashable {
    /// How bad it is.
    public enum Kind: String, Codable, Sendable {
        /// It won't work here.
        case unsupported
        /// It may not mean what it means on iOS.
        case warning
        /// The file couldn't be used.
        case error
    }

    public var file: String
    /// From one.
    public var line: Int
    /// In bytes, from one.
    public var column: Int
    public var kind: Kind
    /// What it is about: a name of Swift's or UIKit's.
    public var symbol: String
    /// The reason and what to do.
    public var message: String
}
