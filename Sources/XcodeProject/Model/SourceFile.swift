/// A file that is compiled.
public struct SourceFile: Codable, Hashable, Sendable {
    /// Where it lies, absolute.
    public var path: String
    /// What it is.
    public var kind: SourceKind
    /// The compiler's options for this file alone.
    public var flags: [String]

    /// A file and what it is by its name.
    public init(_ path: String, flags: [String] = []) {
        self.path = path
        self.flags = flags
        kind = SourceKind(path: path)
    }
}
