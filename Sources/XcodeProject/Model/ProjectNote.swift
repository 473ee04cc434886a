/// Something of a project that was left out or read as something else, a line for whoever can act on it.
public struct ProjectNote: Codable, Hashable, Sendable, CustomStringConvertible {
    /// What it is about: a file's path, or the project's.
    public var file: String
    /// Counted from 1; nil where it is about the file as a whole.
    public var line: Int?
    /// What is wrong, and what was done.
    public var message: String

    /// A note about a file.
    public init(_ file: String, line: Int? = nil, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// One line, with the place in front.
    public var description: String { line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)" }
}
