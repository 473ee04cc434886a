import Platform

/// What an app prints while its picture is taken: standard output is the command's own.
enum StandardErrorLine {
    static func show(_ line: String) { StandardError.line(line) }
}
