import Platform

/// What the command line says on standard error.
enum ErrorOutput {
    /// One line, so that every message can be found and counted.
    static func line(_ text: String) {
        StandardError.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
}
