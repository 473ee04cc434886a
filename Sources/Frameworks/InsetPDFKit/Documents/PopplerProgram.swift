import Foundation

/// Runs poppler's programs, whose license forbids linking the library; a damaged file can't harm this process.
enum PopplerProgram {
    /// After these a program is killed.
    private static let seconds = 20

    /// What a program writes to its standard output; nil where it can't be run or writes nothing.
    static func output(of name: String, _ arguments: [String]) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "-s", "KILL", "\(seconds)", name] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        return data.isEmpty ? nil : data
    }

    /// The options that open a locked file.
    static func options(password: String?) -> [String] { password.map { ["-upw", $0] } ?? [] }
}
