import AppJob
import Foundation
import XcodeProject

/// Starts a built app on a simulated device.
public struct AppRunner: Sendable {
    let program: BuiltProgram

    /// A runner of one app.
    public init(_ program: BuiltProgram) { self.program = program }

    /// What a run came to.
    public struct Ending: Sendable, Equatable, CustomStringConvertible {
        /// The app's status; 128 and the signal's number for a crash.
        public var status: Int32
        /// What the app said on standard error, without a crash's backtrace of the system's own frames.
        public var errors: [String]

        /// A part of a sentence: "crashed (signal 11)"; with the reason where the backtrace tells it.
        public var description: String {
            guard status > 128 else { return "ended with status \(status)" }
            let reason = leftMainThread ? "; UIKit's objects belong to the main thread, and another one used them" : ""
            return "crashed (signal \(status - 128))\(reason)"
        }

        /// Whether the system stopped the program because the main thread's objects were used on another one.
        private var leftMainThread: Bool {
            errors.contains { $0.contains("_dispatch_assert_queue_fail") }
                && errors.contains { $0.contains("_checkExpectedExecutor") }
        }
    }

    /// Runs the app until it ends; what it prints is handed on.
    ///
    /// - Parameters:
    ///   - job: The device, and whether a picture is taken.
    ///   - arguments: Besides the scheme's.
    ///   - environment: Besides the scheme's, or in place of its values.
    ///   - line: Is given what the app prints, line by line.
    public func run(
        _ job: AppJob,
        arguments: [String] = [],
        environment: [String: String] = [:],
        line: @escaping (String) -> Void
    ) throws(ShadowError) -> Ending {
        let file = jobs.appendingPathComponent("run-\(ProcessInfo.processInfo.processIdentifier).json")
        let variables = try prepare(job, at: file, environment)
        defer { try? FileManager.default.removeItem(at: file) }
        let command = ChildCommand(program.executable, program.arguments + arguments, environment: variables)
        guard let ending = command.run(line) else { throw .noTool(program.executable) }
        return Ending(status: ending.status, errors: ending.errors.split(separator: "\n").map(String.init))
    }

    /// How a process of the app is started by somebody else.
    public struct Launch: Sendable, Equatable {
        /// The program.
        public var executable: String
        /// What the program is started with, the scheme's first.
        public var arguments: [String]
        /// Variables besides this process's, or in place of its values.
        public var environment: [String: String]
        /// The job's file, which is there as long as it isn't removed: each process of the app reads it.
        public var job: URL
    }

    /// Writes the job for processes of the app that somebody else starts.
    ///
    /// - Parameters:
    ///   - arguments: Besides the scheme's.
    ///   - environment: Besides the scheme's, or in place of its values.
    public func launch(
        _ job: AppJob,
        arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws(ShadowError) -> Launch {
        let file = jobs.appendingPathComponent("live-\(ProcessInfo.processInfo.processIdentifier).json")
        let variables = try prepare(job, at: file, environment)
        return Launch(
            executable: program.executable,
            arguments: program.arguments + arguments,
            environment: variables,
            job: file
        )
    }

    private var folder: URL {
        URL(fileURLWithPath: program.bundle).deletingLastPathComponent().deletingLastPathComponent()
    }

    private var jobs: URL { folder.appendingPathComponent("Jobs") }

    private func prepare(_ job: AppJob, at file: URL, _ environment: [String: String]) throws(ShadowError) -> [String:
        String]
    {
        try CacheFile.write(json: job, to: file)
        var variables = program.environment.merging(environment) { $1 }
        variables[AppJob.variable] = file.path
        let container = AppContainer(in: folder)
        try container.make()
        variables.merge(container.environment) { $1 }
        variables["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no,threads=crashed,images=none,limit=24"
        return variables
    }
}
