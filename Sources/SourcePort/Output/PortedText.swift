/// A file as it is compiled, and the map from its columns to the user's.
struct PortedText {
    let bytes: [UInt8]
    /// The edits that move columns.
    let edits: [FileMap.Edit]

    init(_ file: SourceFile, edits list: EditList) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.bytes.count + 1024)
        bytes += "#sourceLocation(file: \(Self.quoted(file.path)), line: 1)\n".utf8
        var moves: [FileMap.Edit] = []
        var place = 0
        for edit in list.sorted() {
            bytes += file.bytes[place..<edit.range.lowerBound]
            bytes += edit.text.utf8
            place = edit.range.upperBound
            if edit.text.utf8.count != edit.range.count {
                let position = file.position(of: edit.range.lowerBound)
                moves.append(
                    FileMap.Edit(
                        line: position.line,
                        column: position.column,
                        oldLength: edit.range.count,
                        newLength: edit.text.utf8.count
                    )
                )
            }
        }
        bytes += file.bytes[place...]
        if !list.tail.isEmpty {
            if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
            for statement in list.tail { bytes += (statement + "\n").utf8 }
        }
        self.bytes = bytes
        self.edits = moves
    }

    /// A path as a literal.
    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
