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

    /// The note as the compiler tells its own, so that editors find the place.
    public var diagnostic: String {
        "\(file):\(line):\(column): \(kind == .error ? "error" : "warning"): \(symbol.isEmpty ? "" : symbol + ": ")\(message)"
    }

    /// What is told of a place.
    public init(file: String, line: Int, column: Int, kind: Kind, symbol: String, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.kind = kind
        self.symbol = symbol
        self.message = message
    }
}
