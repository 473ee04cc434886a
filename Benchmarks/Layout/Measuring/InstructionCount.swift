import Foundation

/// Counts instructions with valgrind's callgrind.
enum InstructionCount {
    /// Instructions of one rotation: the difference between two runs of this program, so that starting doesn't count.
    ///
    /// - Returns: nil where valgrind is not installed.
    static func instructions(of work: String) -> Double? {
        let (few, many) = (4, 24)
        guard let less = total(of: work, count: few), let more = total(of: work, count: many) else { return nil }
        return (more - less) / Double(many - few)
    }

    private static func total(of work: String, count: Int) -> Double? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/valgrind")
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind") else { return nil }
        process.arguments = [
            "--tool=callgrind", "--callgrind-out-file=/dev/null", CommandLine.arguments[0], "--repeat", "\(count)",
            "--work", work,
        ]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // ==123== Collected : 456789
        let line = text.split(separator: "\n").last { $0.contains("Collected") }
        return line?.split(separator: " ").last.flatMap { Double($0) }
    }
}
