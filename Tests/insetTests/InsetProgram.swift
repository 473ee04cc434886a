import Foundation

/// The built command line, run as people run it.
struct InsetProgram {
    /// What a run printed and how it ended.
    struct Run {
        var status: Int32
        var output: String
        var errors: String

        var errorLines: [Substring] { errors.split(separator: "\n") }
    }

    /// The program beside the running tests; nil where it wasn't built.
    static let url: URL? = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folders =
            [URL(fileURLWithPath: tests).deletingLastPathComponent()]
            + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        return folders.map { $0.appendingPathComponent("inset") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The commands that the built program has.
    static let commands: Set<String> = {
        guard let help = try? run(["--help"]).output else { return [] }
        guard let list = help.range(of: "SUBCOMMANDS:") else { return [] }
        return Set(
            help[list.upperBound...].split(separator: "\n")
                .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }
                .compactMap { $0.split(separator: " ").first.map(String.init) }
        )
    }()

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// - Parameters:
    ///   - environment: Variables besides this process's.
    ///   - redirection: What a shell does with the streams, ">/dev/full".
    ///   - during: Gets the process while it runs.
    static func run(
        _ arguments: [String],
        in folder: URL = repository,
        environment: [String: String] = [:],
        redirection: String? = nil,
        shell: String = "/bin/sh",
        during: (Process) throws -> Void = { _ in }
    ) throws -> Run {
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        process.executableURL = redirection == nil ? url : URL(fileURLWithPath: shell)
        process.arguments = redirection.map { ["-c", "\"$0\" \"$@\" \($0)", url.path] + arguments } ?? arguments
        process.currentDirectoryURL = folder
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.standardInput = FileHandle.nullDevice
        // Files instead of pipes: nobody has to read while it runs.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("inset-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["output", "errors"].map { scratch.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        try during(process)
        process.waitUntilExit()
        return Run(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try String(contentsOf: files[0], encoding: .utf8),
            errors: try String(contentsOf: files[1], encoding: .utf8)
        )
    }

    /// Runs a body with an empty folder that is gone afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
