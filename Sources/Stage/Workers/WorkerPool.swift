import Foundation
import Glibc
import Platform
import Synchronization

/// Has jobs done by as many processes as there are cores; the outcomes come in the order of the jobs.
///
/// One process has one device at a time, so many variants at once need many processes.
public struct WorkerPool<Job: Codable & Sendable, Outcome: Codable & Sendable>: Sendable {
    private let program: WorkerProgram
    /// What every worker reads first, as JSON.
    private let settings: Data

    private struct State: Sendable {
        var next = 0
        var done = 0
        var outcomes: [(index: Int, outcome: Outcome)] = []
    }

    /// A pool without workers; they are started with the first job.
    ///
    /// - Parameters:
    ///   - program: How workers are started.
    ///   - settings: What holds for all jobs; every worker gets it first.
    /// - Throws: What encoding the settings throws.
    public init(_ program: WorkerProgram, settings: some Encodable) throws {
        self.program = program
        self.settings = try JSONEncoder().encode(settings)
    }

    /// Does all jobs; blocks until they are done. A worker that is lost is replaced.
    ///
    /// - Parameters:
    ///   - failed: Makes the outcome of a job whose worker crashed or hung, from the reason, a part of a sentence.
    ///   - progress: Is told, on any thread, how many jobs are done.
    public func run(
        _ jobs: [Job],
        failed: @Sendable (Job, String) -> Outcome,
        progress: @Sendable (Int) -> Void = { _ in }
    ) -> [Outcome] {
        // A worker that is gone is told by the failed write.
        signal(SIGPIPE, SIG_IGN)
        let state = Mutex(State())
        let count = min(ProcessorCount.available, max(1, jobs.count / 2))
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            var worker: Worker<Job, Outcome>?
            while let index = take(state, of: jobs.count) {
                let job = jobs[index]
                if worker == nil { worker = Worker(program, settings: settings) }
                let result = worker?.run(job) ?? (outcome: nil, failure: "no process could be started")
                if result.outcome == nil {
                    worker?.end(isLost: true)
                    worker = nil
                }
                let outcome = result.outcome ?? failed(job, result.failure)
                let done = state.withLock { state in
                    state.outcomes.append((index, outcome))
                    state.done += 1
                    return state.done
                }
                progress(done)
            }
            worker?.end(isLost: false)
        }
        return state.withLock { $0.outcomes }.sorted { $0.index < $1.index }.map(\.outcome)
    }

    private func take(_ state: borrowing Mutex<State>, of count: Int) -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }
}
