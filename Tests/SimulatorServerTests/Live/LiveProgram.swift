import Foundation
import Testing

/// `inset preview --live`, run as people run it, until the body ends.
struct LiveProgram {
    let process: Process
    /// The page's address.
    let address: URL

    var port: Int { address.port ?? 0 }
    var token: String { address.pathComponents.dropFirst().first ?? "" }

    /// The program beside the running tests; nil where it wasn't built.
    static let url: URL? = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folders =
            [URL(fileURLWithPath: tests).deletingLastPathComponent()]
            + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        return folders.map { $0.appendingPathComponent("inset") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

    static func run(
        _ document: URL = examples.appendingPathComponent("Welcome/Welcome.storyboard"),
        _ arguments: [String] = [],
        _ body: (LiveProgram) throws -> Void
    ) throws {
        try start(["preview", document.path, "--live"] + arguments, body)
    }

    /// Runs a command that serves a page.
    static func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        _ body: (LiveProgram) throws -> Void
    ) throws {
        let process = Process()
        let program = try #require(url)
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
        let text = String(decoding: line, as: UTF8.self)
        let match = try #require(text.firstMatch(of: #/http:\S+/#), "\(text)")
        let address = try #require(URL(string: String(match.output)))
        defer {
            process.interrupt()
            process.waitUntilExit()
        }
        try body(LiveProgram(process: process, address: address))
    }

    /// The numbers of the device's processes.
    var devices: [pid_t] {
        let number = process.processIdentifier
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
        let lists = tasks.compactMap {
            try? String(contentsOfFile: "/proc/\(number)/task/\($0)/children", encoding: .utf8)
        }
        return lists.flatMap { $0.split(separator: " ") }.compactMap { pid_t($0) }
    }
}
