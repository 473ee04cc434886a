/// What is to change in one file, by places in its text.
struct EditList {
    /// One replacement.
    struct Edit {
        let range: Range<Int>
        let text: String
        /// Among edits at one place: in the order in which they were asked for.
        let order: Int
    }

    private(set) var edits: [Edit] = []
    /// Statements to be written behind the file's last line.
    private(set) var tail: [String] = []

    var isEmpty: Bool { edits.isEmpty && tail.isEmpty }

    /// Puts text at a place.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
    }

    /// Replaces a range by text without newlines; the range's own follow it, and shorter text is filled with spaces.
    mutating func replace(_ range: Range<Int>, with text: String, in file: SourceFile) {
        let newlines = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
        let missing = range.count - text.utf8.count
        let fill =
            newlines > 0 ? String(repeating: "\n", count: newlines) : String(repeating: " ", count: max(0, missing))
        edits.append(Edit(range: range, text: text + fill, order: edits.count))
    }

    /// Replaces a range by text, which may be shorter.
    mutating func replaceExactly(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, order: edits.count))
    }

    /// Makes a range spaces, keeping its newlines.
    mutating func blank(_ range: Range<Int>, in file: SourceFile) {
        let newline = UInt8(ascii: "\n")
        let text = String(
            decoding: file.bytes[range].map { $0 == newline ? newline : UInt8(ascii: " ") },
            as: UTF8.self
        )
        edits.append(Edit(range: range, text: text, order: edits.count))
    }

    /// Writes a statement behind the last line, once.
    mutating func append(_ statement: String) {
        if !tail.contains(statement) { tail.append(statement) }
    }

    /// The edits in the order of the text; of those that overlap, the one that covers more.
    func sorted() -> [Edit] {
        let candidates = edits.sorted { left, right in
            if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
            // What is put before a range comes before its replacement, the larger of two replacements first.
            if left.range.isEmpty != right.range.isEmpty { return left.range.isEmpty }
            if left.range.count != right.range.count { return left.range.count > right.range.count }
            return left.order < right.order
        }
        var result: [Edit] = []
        var end = 0
        for edit in candidates where edit.range.lowerBound >= end {
            result.append(edit)
            end = max(end, edit.range.upperBound)
        }
        return result
    }
}
