import Foundation

/// Counts instructions with valgrind's callgrind.
enum InstructionCount {
    /// Instructions of one rotation: the difference between two runs of this program, so that starting doesn't count.
    ///
    /// - Returns: nil where valgrind or binutils are not installed.
    static func instructions(of work: String) -> Double? {
        guard let program = strippedProgram() else { return nil }
        defer { try? FileManager.default.removeItem(at: program) }
        let (few, many) = (4, 24)
        guard let less = total(program, work, count: few), let more = total(program, work, count: many) else {
            return nil
        }
        return (more - less) / Double(many - few)
    }

    /// A copy of this program without debug information, which valgrind can't read, beside it, where its resources are.
    private static func strippedProgram() -> URL? {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let copy = program.deletingLastPathComponent().appendingPathComponent("layout-benchmark-stripped")
        return run("/usr/bin/strip", ["--strip-debug", "-o", copy.path, program.path]) == nil ? nil : copy
    }

    private static func total(_ program: URL, _ work: String, count: Int) -> Double? {
        let text = run(
            "/usr/bin/valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path, "--repeat", "\(count)", "--work",
                work,
            ]
        )
        // ==123== Collected : 456789
        let line = text?.split(separator: "\n").last { $0.contains("Collected") }
        return line?.split(separator: " ").last.flatMap { Double($0) }
    }

    /// What a program writes to its standard error; nil where it isn't there or fails.
    private static func run(_ program: String, _ arguments: [String]) -> String? {
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }
}
