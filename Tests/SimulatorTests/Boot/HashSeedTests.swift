import Foundation
import Simulator
import Testing

/// Runs this test program again under another name, to see in which order a set of its lists what it holds.
@Suite("Simulator: hash seeds")
struct HashSeedTests {
    /// Where the other process writes its order.
    private static let key = "INSET_HASH_ORDER"

    @Test func `a set's order is written down for a process that asks`() throws {
        let words = Set((0..<40).map { "word \($0)" })
        guard let path = ProcessInfo.processInfo.environment[Self.key] else { return }
        try words.joined(separator: ",").write(toFile: path, atomically: false, encoding: .utf8)
    }

    @Test func `a program that links the simulator draws its seeds in every run`() throws {
        #expect(try order(inProcessCalled: "server") != order(inProcessCalled: "server"))
    }

    @Test func `a test run has the same seeds as every other`() throws {
        #expect(try order(inProcessCalled: "App.xctest") == order(inProcessCalled: "Other.xctest"))
    }

    private func order(inProcessCalled name: String) throws -> String {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("inset-seeds-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let program = folder.appendingPathComponent(name)
        let own = try files.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        try files.createSymbolicLink(atPath: program.path, withDestinationPath: own)
        let answer = folder.appendingPathComponent("order")
        let process = Process()
        process.executableURL = program
        process.arguments = ["--testing-library", "swift-testing", "--filter", "HashSeedTests/`a set's order"]
        process.environment = ProcessInfo.processInfo.environment.merging([Self.key: answer.path]) { $1 }
        process.environment?["SWIFT_DETERMINISTIC_HASHING"] = nil
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: answer, encoding: .utf8)
    }
}
