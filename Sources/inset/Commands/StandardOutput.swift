import ArgumentParser
import Foundation
import Glibc

/// What the command line prints: results, which somebody reads or a file keeps.
///
/// `print` forgets that a disk was full. Here a result that doesn't arrive ends the program: without a word where the
/// reader has gone (`inset layout App | head`), else with a line and status 2.
enum StandardOutput {
    /// Prints a line.
    static func line(_ text: String) throws { try write(Data((text + "\n").utf8)) }

    /// Prints a value as JSON, its keys sorted.
    static func json(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(try encoder.encode(value) + Data("\n".utf8))
    }

    private static func write(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(errno) }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ code: Int32) -> ExitCode {
        // As a program ends that the signal of a closed pipe stops.
        guard code != EPIPE else { return ExitCode(128 + SIGPIPE) }
        ErrorOutput.line("standard output can't be written (\(String(cString: strerror(code)))); its end is missing")
        return ExitCode(ProgramEnd.failure)
    }
}
