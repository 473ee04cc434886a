import ArgumentParser
import Platform

/// What the command line says on standard error.
enum ErrorOutput {
    /// One line, so that every message can be found and counted.
    static func line(_ text: String) {
        StandardError.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// What a body makes; where it fails, its error is told in one line and ends the program.
    static func telling<Made>(_ body: () throws -> Made) throws(ExitCode) -> Made {
        do {
            return try body()
        } catch {
            line("\(error)")
            throw ExitCode(ProgramEnd.failure)
        }
    }
}
