import Foundation

/// Leads columns of ported files back to the user's, by what the rewriter wrote about its edits.
struct ColumnMap: Sendable {
    /// A place where ported text is longer or shorter than the user's; columns are in bytes, from one.
    struct Edit: Codable, Sendable {
        var line: Int
        var column: Int
        var oldLength: Int
        var newLength: Int
    }

    /// A ported file.
    struct File: Codable, Sendable {
        var source: String
        var output: String
        var edits: [Edit]
    }

    private let edits: [String: [Edit]]
    private let sources: [String: String]

    /// - Parameter files: Of one module.
    init(_ files: [File] = []) {
        edits = Dictionary(files.map { ($0.source, $0.edits) }, uniquingKeysWith: { first, _ in first })
        sources = Dictionary(files.map { ($0.output, $0.source) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the rewriter wrote; nothing where it wrote nothing.
    init(contentsOf url: URL) { self.init(CacheFile.read([File].self, from: url) ?? []) }

    /// A message with the column of the user's line.
    func mapped(_ message: CompilerMessage) -> CompilerMessage {
        var message = message
        if let source = sources[message.file] { message.file = source }
        var shift = 0
        for edit in edits[message.file] ?? [] where edit.line == message.line {
            let start = edit.column + shift
            if message.column < start { break }
            if message.column < start + edit.newLength {
                message.column = edit.column + min(message.column - start, max(0, edit.oldLength - 1))
                return message
            }
            shift += edit.newLength - edit.oldLength
        }
        message.column = max(1, message.column - shift)
        return message
    }
}
