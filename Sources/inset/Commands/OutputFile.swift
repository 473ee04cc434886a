import ArgumentParser
import Foundation
import Platform

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
            let reason = WriteFailure.reason(error, at: target.deletingLastPathComponent())
            ErrorOutput.line("\(target.path): can't be written (\(reason)); choose another folder")
            throw ExitCode(2)
        }
    }
}
