/// Where an element stood in its file.
public struct SourcePosition: Sendable, Hashable {
    /// Counted from 1; 0 for elements that were made rather than read.
    public var line: Int
    /// Counted from 1, in bytes; 0 for elements that were made.
    public var column: Int
    /// From the first byte of the start tag to behind the end tag.
    public var bytes: Range<Int>
    /// Behind the last byte of the start tag.
    public var tagEnd: Int

    /// Line and column count from 1.
    public init(line: Int, column: Int, bytes: Range<Int>, tagEnd: Int? = nil) {
        self.line = line
        self.column = column
        self.bytes = bytes
        self.tagEnd = tagEnd ?? bytes.upperBound
    }

    /// The place of what was never in a file.
    public static let none = SourcePosition(line: 0, column: 0, bytes: 0..<0)
}
