import Foundation
import Glibc
import Synchronization

/// A process of this program that makes pictures, and the channel to it.
///
/// A picture that crashes or hangs costs its worker and no more.
final class PreviewWorker {
    private let process = Process()
    private var channel: LineChannel
    private let toWorker = Pipe()
    private let fromWorker = Pipe()
    private let log: URL

    /// Seconds after which a picture counts as hung.
    private static let limit = 120.0
    /// The process IDs of workers that run; nil once all were ended for good.
    private static let running = Mutex<Set<pid_t>?>([])

    /// Starts a worker; nil when no process can be started.
    init?(settings: PreviewSettings) {
        log = URL(fileURLWithPath: settings.folder).appendingPathComponent(".log-\(UUID().uuidString)")
        channel = LineChannel(
            reading: fromWorker.fileHandleForReading.fileDescriptor,
            writing: toWorker.fileHandleForWriting.fileDescriptor
        )
        guard FileManager.default.createFile(atPath: log.path, contents: nil),
            let errors = try? FileHandle(forWritingTo: log)
        else { return nil }
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [PreviewWorkerCommand.configuration.commandName ?? ""]
        var environment = ProcessInfo.processInfo.environment
        // A backtrace takes seconds; what is told of a crash is its message.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        process.standardInput = toWorker
        process.standardOutput = fromWorker
        process.standardError = errors
        do {
            try Self.running.withLock { running in
                guard running != nil else { throw CancellationError() }
                try process.run()
                running?.insert(process.processIdentifier)
            }
            try toWorker.fileHandleForReading.close()
            try fromWorker.fileHandleForWriting.close()
        } catch {
            return nil
        }
        guard let line = try? JSONEncoder().encode(settings), channel.write(line) else { return nil }
    }

    /// Has a picture made.
    ///
    /// - Returns: nil when the worker is lost; `failure` says why.
    func run(_ job: PreviewJob) -> (outcome: PreviewOutcome?, failure: String) {
        guard let line = try? JSONEncoder().encode(job), channel.write(line) else { return (nil, lastWords) }
        switch channel.read(within: Self.limit) {
        case .line(let data):
            guard let outcome = try? JSONDecoder().decode(PreviewOutcome.self, from: data) else {
                return (nil, "its worker answered with nonsense")
            }
            return (outcome, "")
        case .end:
            process.waitUntilExit()
            return (nil, lastWords)
        case .timeout:
            return (nil, "it took more than \(Int(Self.limit)) seconds")
        }
    }

    /// Ends the worker: at once where it hangs, else when it sees that there is no more to do.
    func end(isLost: Bool) {
        if isLost, process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? toWorker.fileHandleForWriting.close()
        process.waitUntilExit()
        Self.running.withLock { _ = $0?.remove(process.processIdentifier) }
        try? FileManager.default.removeItem(at: log)
    }

    /// Ends all workers at once and waits until they are gone; no other starts.
    static func endAll() {
        let processes = running.withLock { running in
            defer { running = nil }
            return running ?? []
        }
        for process in processes { kill(process, SIGKILL) }
        // Somebody else collects the process; it holds its files until then.
        for process in processes { while kill(process, 0) == 0 { sched_yield() } }
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
