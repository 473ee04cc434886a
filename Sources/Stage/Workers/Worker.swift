import Foundation
import Glibc

/// A process of this program that does jobs, and the channel to it.
///
/// A job that crashes or hangs costs its worker and no more.
final class Worker<Job: Encodable, Outcome: Decodable> {
    private let limit: Double
    private let process: WorkerProcess
    private var channel: LineChannel
    private let toWorker: Int32
    private let fromWorker: Int32
    private let log: URL
    /// Once it is over.
    private var ending: WorkerProcess.Ending?

    /// Starts a worker; nil when no process can be started.
    ///
    /// - Parameter settings: What the worker reads first, as one line of JSON.
    init?(_ program: WorkerProgram, settings: Data) {
        limit = program.limit
        log = program.logs.appendingPathComponent(".log-\(UUID().uuidString)")
        guard let input = WorkerProcess.pipe() else { return nil }
        guard let output = WorkerProcess.pipe() else {
            close(input.reading)
            close(input.writing)
            return nil
        }
        defer {
            close(input.reading)
            close(output.writing)
        }
        (toWorker, fromWorker) = (input.writing, output.reading)
        channel = LineChannel(reading: fromWorker, writing: toWorker)
        let started = WorkerProcesses.start { [log] in
            // Here, as no file may be made any more once all workers were ended for good.
            let errors = open(log.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard errors >= 0 else { return nil }
            defer { close(errors) }
            return WorkerProcess(
                program.executable.path,
                arguments: program.arguments,
                // A backtrace takes seconds; what is told of a crash is its message.
                environment: program.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
                streams: WorkerProcess.Streams(input: input.reading, output: output.writing, errors: errors)
            )
        }
        guard let started else {
            close(toWorker)
            close(fromWorker)
            unlink(log.path)
            return nil
        }
        process = started
        // One that ends at once is told of with its first job.
        _ = channel.write(settings)
    }

    /// Has a job done.
    ///
    /// - Returns: nil when the worker is lost; `failure` says why.
    func run(_ job: Job) -> (outcome: Outcome?, failure: String) {
        guard let line = try? JSONEncoder().encode(job), channel.write(line) else { return (nil, lastWords) }
        switch channel.read(within: limit) {
        case .line(let data):
            guard let outcome = try? JSONDecoder().decode(Outcome.self, from: data) else {
                return (nil, "its worker answered with nonsense")
            }
            return (outcome, "")
        case .end: return (nil, lastWords)
        case .timeout: return (nil, "it took more than \(Int(limit)) seconds")
        }
    }

    /// Ends the worker: at once where it hangs, else when it sees that there is no more to do.
    func end(isLost: Bool) {
        if isLost, ending == nil { kill(process.identifier, SIGKILL) }
        close(toWorker)
        waitForEnd()
        close(fromWorker)
        try? FileManager.default.removeItem(at: log)
    }

    @discardableResult
    private func waitForEnd() -> WorkerProcess.Ending {
        if let ending { return ending }
        let ended = WorkerProcesses.end(process)
        ending = ended
        return ended
    }

    /// Why the worker crashed, as far as it said so.
    private var lastWords: String {
        waitForEnd().lastWords(in: log)
    }
}
