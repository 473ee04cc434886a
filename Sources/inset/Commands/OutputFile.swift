import ArgumentParser
import Foundation

/// Writes result files so that no half-written one is ever seen.
enum OutputFile {
    /// Makes the folder, writes beside the target and renames at the end; an unwritable place ends the program.
    static func write(_ data: Data, to target: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: target, options: .atomic)
        } catch {
            ErrorOutput.line("\(target.path): can't be written (\(error.localizedDescription)); choose another folder")
            throw ExitCode(2)
        }
    }
}
