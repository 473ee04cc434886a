import Foundation
import Glibc

/// A process of this program that does jobs, and the channel to it.
///
/// A job that crashes or hangs costs its worker and no more.
final class Worker<Job: Encodable, Outcome: Decodable> {
    private let program: WorkerProgram
    private let process = Process()
    private var channel: LineChannel
    private let toWorker = Pipe()
    private let fromWorker = Pipe()
    private let log: URL

    /// Starts a worker; nil when no process can be started.
    ///
    /// - Parameter settings: What the worker reads first, as one line of JSON.
    init?(_ program: WorkerProgram, settings: Data) {
        self.program = program
        log = program.logs.appendingPathComponent(".log-\(UUID().uuidString)")
        channel = LineChannel(
            reading: fromWorker.fileHandleForReading.fileDescriptor,
            writing: toWorker.fileHandleForWriting.fileDescriptor
        )
        guard FileManager.default.createFile(atPath: log.path, contents: nil),
            let errors = try? FileHandle(forWritingTo: log)
        else { return nil }
        process.executableURL = program.executable
        process.arguments = program.arguments
        var environment = ProcessInfo.processInfo.environment
        // A backtrace takes seconds; what is told of a crash is its message.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        process.standardInput = toWorker
        process.standardOutput = fromWorker
        process.standardError = errors
        do {
            try WorkerProcesses.start(process)
            try toWorker.fileHandleForReading.close()
            try fromWorker.fileHandleForWriting.close()
        } catch {
            return nil
        }
        guard channel.write(settings) else { return nil }
    }

    /// Has a job done.
    ///
    /// - Returns: nil when the worker is lost; `failure` says why.
    func run(_ job: Job) -> (outcome: Outcome?, failure: String) {
        guard let line = try? JSONEncoder().encode(job), channel.write(line) else { return (nil, lastWords) }
        switch channel.read(within: program.limit) {
        case .line(let data):
            guard let outcome = try? JSONDecoder().decode(Outcome.self, from: data) else {
                return (nil, "its worker answered with nonsense")
            }
            return (outcome, "")
        case .end:
            process.waitUntilExit()
            return (nil, lastWords)
        case .timeout:
            return (nil, "it took more than \(Int(program.limit)) seconds")
        }
    }

    /// Ends the worker: at once where it hangs, else when it sees that there is no more to do.
    func end(isLost: Bool) {
        if isLost, process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? toWorker.fileHandleForWriting.close()
        process.waitUntilExit()
        WorkerProcesses.remove(process)
        try? FileManager.default.removeItem(at: log)
    }

    /// Why the worker crashed, as far as it said so.
    private var lastWords: String {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        let telling = lines.first { $0.contains("Fatal error") || $0.contains("Terminating app") } ?? lines.last
        return telling.map { "Inset crashed: \($0.prefix(300))" }
            ?? "Inset crashed (signal \(process.terminationStatus))"
    }
}
