/// What the user is told of one place.
public struct PortNote: Codable, Sendable, Hashable {
    /// How bad it is.
    public enum Kind: String, Codable, Sendable {
        /// Code that can't work here.
        case unsupported
        /// Code that may not mean what it means on iOS.
        case warning
        /// A file that couldn't be used.
        case error
    }

    /// The user's file.
    public var file: String
    /// From one.
    public var line: Int
    /// In bytes, from one.
    public var column: Int
    /// What the note means for the program.
    public var kind: Kind
    /// What it is about: a name of Swift's or UIKit's.
    public var symbol: String
    /// The reason and what to do.
    public var message: String
}
