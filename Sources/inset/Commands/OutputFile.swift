import ArgumentParser
import Foundation
import Platform

/// Writes result files so that no half-written one is ever seen.
enum OutputFile {
    /// Makes the folder, writes beside the target and renames at the end; an unwritable place ends the program.
    static func write(_ data: Data, to target: URL) throws {
        try make(target, orChoose: "folder") { try data.write(to: target, options: .atomic) }
    }

    /// Takes away what an earlier run left there, so that it can't pass for a new result; makes the folder.
    static func clear(_ target: URL) throws {
        try make(target, orChoose: "file") {
            guard FileManager.default.fileExists(atPath: target.path) else { return }
            try FileManager.default.removeItem(at: target)
        }
    }

    /// - Parameter choice: What else somebody may choose where it can't be done.
    private static func make(_ target: URL, orChoose choice: String, _ body: () throws -> Void) throws {
        let folder = target.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try body()
        } catch {
            let reason = WriteFailure.reason(error, at: folder)
            ErrorOutput.line("\(target.path): can't be written (\(reason)); choose another \(choice)")
            throw ExitCode(ProgramEnd.failure)
        }
    }
}
