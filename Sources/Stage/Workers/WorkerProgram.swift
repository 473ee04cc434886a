import Foundation

/// How worker processes are started: mostly this program again, with other arguments.
public struct WorkerProgram: Sendable, Equatable {
    /// The program. Default: this one.
    public var executable: URL
    /// What makes the program a worker, which then calls ``WorkerServer/serve(_:)``.
    public var arguments: [String]
    /// The folder for what workers print on standard error, as long as they run.
    public var logs: URL
    /// Variables besides this process's, or in place of its values. Default: none.
    public var environment: [String: String] = [:]
    /// Seconds after which a job counts as hung. Default: 120.
    public var limit: Double

    /// A program that can be started as a worker.
    ///
    /// - Parameters:
    ///   - executable: nil is this program.
    ///   - arguments: What makes it a worker.
    ///   - logs: A folder that is there.
    ///   - limit: Seconds for one job.
    public init(executable: URL? = nil, arguments: [String], logs: URL, limit: Double = 120) {
        self.executable = executable ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        self.arguments = arguments
        self.logs = logs
        self.limit = limit
    }
}
