import AppJob
import Foundation
import XcodeProject

/// Starts a built app on a simulated device.
public struct AppRunner: Sendable {
    let program: BuiltProgram

    /// A runner of one app.
    public init(_ program: BuiltProgram) { self.program = program }

    /// What a run came to.
    public struct Ending: Sendable, Equatable {
        /// The app's status; 128 and the signal's number for a crash.
        public var status: Int32
        /// What the app printed last, where it crashed.
        public var lastWords: String
    }

    /// Runs the app until it ends; what it prints goes through.
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
        line: (String) -> Void
    ) throws(ShadowError) -> Ending {
        let folder = URL(fileURLWithPath: program.bundle).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Jobs/run-\(ProcessInfo.processInfo.processIdentifier).json")
        try CacheFile.write(json: job, to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var variables = program.environment.merging(environment) { $1 }
        variables[AppJob.variable] = file.path
        let home = folder.appendingPathComponent("Home").path
        try CacheFile.makeFolder(URL(fileURLWithPath: home))
        // What the app saves stays in its shadow, as in a simulator's container.
        variables["HOME"] = home
        variables["XDG_DATA_HOME"] = home + "/Library"
        variables["CFFIXED_USER_HOME"] = home
        variables["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no,threads=crashed,images=none,limit=24"
        let command = ChildCommand(program.executable, program.arguments + arguments, environment: variables)
        guard let ending = command.run(line) else { throw .noTool(program.executable) }
        return Ending(status: ending.status, lastWords: Self.lastWords(ending.errors))
    }

    /// The line that says why an app crashed.
    static func lastWords(_ errors: String) -> String {
        let lines = errors.split(separator: "\n").map(String.init)
        let telling = lines.first {
            $0.contains("Fatal error") || $0.contains("Terminating app") || $0.contains("crashed:")
        }
        return telling ?? lines.last ?? ""
    }
}
