import AppJob
import Foundation
import XcodeProject

/// Runs programs of tests and says how each test went.
public struct TestRunner: Sendable {
    private let tests: BuiltTests
    private let job: AppJob
    private let selection: TestSelection
    private let environment: [String: String]

    /// Tests that are built, before they run.
    ///
    /// - Parameters:
    ///   - tests: One program.
    ///   - job: The device.
    ///   - selection: Which of its tests run.
    ///   - environment: Besides the scheme's.
    public init(_ tests: BuiltTests, job: AppJob, selection: TestSelection, environment: [String: String] = [:]) {
        self.tests = tests
        var job = job
        job.isTestHost = true
        job.screenshot = nil
        self.job = job
        self.selection = selection
        self.environment = environment
    }

    /// Runs them; a test that crashes costs no other.
    ///
    /// - Parameters:
    ///   - output: Is given what tests print.
    ///   - done: Is given each result as it comes.
    public func run(
        output: @escaping (String) -> Void,
        done: @escaping (TestResult) -> Void
    ) throws(ShadowError) -> [TestResult] {
        try missing(done) + runXCTests(output, done) + runSwiftTesting(output, done)
    }

    /// A file that doesn't compile counts as one test that fails: nobody knows how many it holds.
    private func missing(_ done: (TestResult) -> Void) -> [TestResult] {
        let results = tests.leftOut.sorted { $0.key < $1.key }.compactMap { name, reason -> TestResult? in
            let identifier = "\(tests.module).\((name as NSString).deletingPathExtension)/(doesn't compile)"
            guard !selection.wanted([identifier], of: tests).isEmpty else { return nil }
            return Self.result(of: identifier, failed: reason)
        }
        for result in results { done(result) }
        return results
    }

    // MARK: XCTest

    private func runXCTests(_ output: @escaping (String) -> Void, _ done: @escaping (TestResult) -> Void)
        throws(ShadowError)
        -> [TestResult]
    {
        var rest = selection.xctests(of: tests, listed: try listedXCTests(output))
        var results: [TestResult] = []
        while !rest.isEmpty {
            let log = XCTestLog(module: tests.module, done)
            let list = folder.appendingPathComponent("Jobs/\(tests.module)-\(identifier).tests")
            try CacheFile.write(Data((rest.joined(separator: "\n") + "\n").utf8), to: list)
            defer { try? FileManager.default.removeItem(at: list) }
            let ending = try start(["xctest"], ["INSET_TESTS": list.path]) { line in
                if !log.read(line) { output(line) }
            }
            results += log.results
            guard ending.status > 1 || log.running != nil else { break }
            guard let crashed = log.running else {
                // It ended before the first test: all have the same reason.
                let reason = Self.reason(ending)
                let lost = rest.filter { name in !log.results.contains { $0.identifier == name } }
                results += lost.map { Self.result(of: $0, failed: reason) }
                for result in results.suffix(lost.count) { done(result) }
                break
            }
            let result = Self.result(of: crashed, failed: Self.reason(ending))
            results.append(result)
            done(result)
            let over = Set(log.results.map(\.identifier)).union([crashed])
            rest.removeAll { over.contains($0) }
        }
        return results
    }

    /// The tests that only the program knows.
    private func listedXCTests(_ output: @escaping (String) -> Void) throws(ShadowError) -> [String] {
        guard tests.listsXCTests else { return [] }
        let list = folder.appendingPathComponent("Jobs/\(tests.module)-\(identifier).list")
        defer { try? FileManager.default.removeItem(at: list) }
        _ = try start(["list-tests"], ["INSET_LIST": list.path], output)
        let text = String(decoding: FileManager.default.contents(atPath: list.path) ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    private static func reason(_ ending: ChildCommand.Ending) -> String {
        let lines = ending.errors.split(separator: "\n").map(String.init)
        let telling = lines.first { $0.contains("Fatal error") || $0.contains("Terminating app") }
        let how = ending.status > 128 ? "crashed (signal \(ending.status - 128))" : "ended with status \(ending.status)"
        return telling.map { "\(how): \($0)" } ?? lines.last.map { "\(how): \($0)" } ?? how
    }

    private static func result(of identifier: String, failed reason: String) -> TestResult {
        let parts = identifier.split(separator: "/", maxSplits: 1).map(String.init)
        let names = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
        return TestResult(
            module: names[0],
            suite: names.count > 1 ? names[1] : names[0],
            name: parts.count > 1 ? parts[1] : "",
            status: .failed,
            duration: 0,
            failures: [reason]
        )
    }

    // MARK: Swift Testing

    private func runSwiftTesting(_ output: @escaping (String) -> Void, _ done: @escaping (TestResult) -> Void)
        throws(ShadowError) -> [TestResult]
    {
        guard tests.hasSwiftTesting else { return [] }
        var results: [TestResult] = []
        var over: [String] = []
        while true {
            let (log, ending) = try runSwiftTesting(without: over, output)
            var found = log.results
            let crashed = ending.status > 1 ? log.running : nil
            if let crashed {
                found.append(Self.result(of: crashed, failed: Self.reason(ending)))
            } else if found.isEmpty, results.isEmpty, ending.status > 1 {
                found.append(Self.result(of: "\(tests.module).\(tests.module)/(all)", failed: Self.reason(ending)))
            }
            for result in found { done(result) }
            results += found
            guard let crashed, !over.contains(crashed) else { return results }
            over += log.ended + [crashed]
        }
    }

    private func runSwiftTesting(
        without over: [String],
        _ output: @escaping (String) -> Void
    ) throws(ShadowError) -> (log: SwiftTestingLog, ending: ChildCommand.Ending) {
        let events = folder.appendingPathComponent("Jobs/\(tests.module)-\(identifier).events")
        try CacheFile.write(Data(), to: events)
        defer { try? FileManager.default.removeItem(at: events) }
        var arguments = ["swift-testing", "--testing-library", "swift-testing", "--no-parallel"]
        arguments += ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
        let ending = try start(arguments + selection.arguments(for: tests, without: over), [:]) { output($0) }
        var log = SwiftTestingLog(module: tests.module)
        for line in (FileManager.default.contents(atPath: events.path) ?? Data()).split(separator: UInt8(ascii: "\n")) {
            log.read(Data(line))
        }
        return (log, ending)
    }

    // MARK: The process

    private var folder: URL {
        URL(fileURLWithPath: tests.program.bundle).deletingLastPathComponent().deletingLastPathComponent()
    }

    private var identifier: Int32 { ProcessInfo.processInfo.processIdentifier }

    private func start(
        _ arguments: [String],
        _ variables: [String: String],
        _ line: @escaping (String) -> Void
    ) throws(ShadowError) -> ChildCommand.Ending {
        let file = folder.appendingPathComponent("Jobs/test-\(identifier).json")
        try CacheFile.write(json: job, to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let container = AppContainer(in: folder)
        try container.make()
        var all = tests.program.environment.merging(environment) { $1 }.merging(variables) { $1 }
        all[AppJob.variable] = file.path
        // By this apps see that they run for tests.
        all["XCTestConfigurationFilePath"] = file.path
        all.merge(container.environment) { $1 }
        // A backtrace takes seconds; what is told of a crash is its message.
        all["SWIFT_BACKTRACE"] = "enable=no"
        let words = arguments + tests.program.arguments
        guard let ending = ChildCommand(tests.program.executable, words, environment: all).run(line) else {
            throw .noTool(tests.program.executable)
        }
        return ending
    }
}
