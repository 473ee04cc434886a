import Foundation

/// Leads columns of ported files back to the user's, by what the rewriter wrote about its edits.
struct ColumnMap: Codable, Sendable {
    /// An edit of one line: at a column of the user's line, what had a length has another.
    struct Edit: Codable, Sendable {
        var line: Int
        var column: Int
        var old: Int
        var new: Int
    }

    /// A ported file.
    struct File: Codable, Sendable {
        var source: String
        var edits: [Edit]
    }

    /// By the ported file's path.
    var files: [String: File]

    /// No edits at all.
    init() { files = [:] }

    /// What the rewriter wrote; nothing where it wrote nothing.
    init(contentsOf url: URL) { self = CacheFile.read(ColumnMap.self, from: url) ?? ColumnMap() }

    /// A message with the column of the user's line.
    func mapped(_ message: CompilerMessage) -> CompilerMessage {
        var message = message
        var edits: [Edit] = []
        if let file = files[message.file] {
            message.file = file.source
            // Without a #sourceLocation of its own the first line of a ported file is ours.
            edits = file.edits
        } else if let file = files.values.first(where: { $0.source == message.file }) {
            edits = file.edits
        }
        var column = message.column
        for edit in edits.filter({ $0.line == message.line }).sorted(by: { $0.column < $1.column }) {
            // The edit's place in the ported line, as far as earlier edits have moved it.
            let start = edit.column + (message.column - column)
            guard message.column >= start else { break }
            guard message.column >= start + edit.new else {
                column = edit.column
                break
            }
            column -= edit.new - edit.old
        }
        message.column = max(1, column)
        return message
    }
}
