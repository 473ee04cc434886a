import Foundation

/// What the command line says on standard error.
enum ErrorOutput {
    /// One line, so that every message can be found and counted.
    static func line(_ text: String) {
        let single = text.replacingOccurrences(of: "\n", with: " ")
        FileHandle.standardError.write(Data((single + "\n").utf8))
    }
}
