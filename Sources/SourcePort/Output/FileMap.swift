/// From one output to the user's file.
public struct FileMap: Codable, Sendable {
    /// A place where text is longer or shorter than the user's.
    public struct Edit: Codable, Sendable {
        /// From one.
        public var line: Int
        /// Of the user's file, in bytes, from one.
        public var column: Int
        /// In the user's file, in bytes.
        public var oldLength: Int
        /// In the output, in bytes.
        public var newLength: Int
    }

    /// The user's file.
    public var source: String
    /// The file that is compiled.
    public var output: String
    /// In the order of the text.
    public var edits: [Edit]

    /// The user's column of a place in the output.
    public func column(line: Int, column: Int) -> Int {
        var shift = 0
        for edit in edits where edit.line == line {
            let start = edit.column + shift
            if column < start { break }
            if column < start + edit.newLength { return edit.column + min(column - start, max(0, edit.oldLength - 1)) }
            shift += edit.newLength - edit.oldLength
        }
        return max(1, column - shift)
    }
}
