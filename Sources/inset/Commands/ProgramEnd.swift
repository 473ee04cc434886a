import ArgumentParser
import Foundation

/// How the program ends: 0 done, 1 findings, 2 bad usage or input that can't be read.
enum ProgramEnd {
    /// Bad usage, unreadable input, an output that can't be written.
    static let failure: Int32 = 2
    /// What was looked for was found.
    static let findings: Int32 = 1

    /// Ends the program after an error: help goes to standard output, what is wrong to standard error, in one line.
    static func end(with error: any Error) -> Never {
        if let code = error as? ExitCode { exit(code.rawValue) }
        guard Inset.exitCode(for: error) != .success else {
            end(help: Inset.fullMessage(for: error))
        }
        let message = Inset.message(for: error)
        ErrorOutput.line(line(message))
        exit(failure)
    }

    private static func end(help: String) -> Never {
        do {
            try StandardOutput.line(help)
        } catch {
            exit((error as? ExitCode)?.rawValue ?? failure)
        }
        exit(0)
    }

    /// The message as one line, with a word on where help is.
    private static func line(_ message: String) -> String {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "inset: \(line.hasSuffix(".") ? String(line.dropLast()) : line); `inset --help` tells how to call it"
    }
}
