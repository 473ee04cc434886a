import Foundation
import Glibc
import Platform
import Synchronization

/// Has pictures made by as many processes as there are cores; the outcomes come in the order of the jobs.
struct WorkerPool: Sendable {
    let settings: PreviewSettings
    let jobs: [PreviewJob]
    /// Is told how many pictures are done.
    let progress: @Sendable (Int) -> Void

    private struct State: Sendable {
        var next = 0
        var done = 0
        var outcomes: [PreviewOutcome] = []
    }

    /// Fewer pictures than this aren't worth the start of a process.
    static let fewestJobs = 4

    func run() -> [PreviewOutcome] {
        // A worker that is gone is told by the failed write.
        signal(SIGPIPE, SIG_IGN)
        let state = Mutex(State())
        let count = min(ProcessorCount.available, max(1, jobs.count / 2))
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            var worker: PreviewWorker?
            while let job = take(state) {
                if worker == nil { worker = PreviewWorker(settings: settings) }
                let result = worker?.run(job) ?? (outcome: nil, failure: "no process could be started")
                if result.outcome == nil {
                    worker?.end(isLost: true)
                    worker = nil
                }
                let outcome = result.outcome ?? failed(job, result.failure)
                let done = state.withLock { state in
                    state.outcomes.append(outcome)
                    state.done += 1
                    return state.done
                }
                progress(done)
            }
            worker?.end(isLost: false)
        }
        return state.withLock { $0.outcomes }.sorted { $0.index < $1.index }
    }

    private func take(_ state: borrowing Mutex<State>) -> PreviewJob? {
        state.withLock { state in
            guard state.next < jobs.count else { return nil }
            defer { state.next += 1 }
            return jobs[state.next]
        }
    }

    private func failed(_ job: PreviewJob, _ reason: String) -> PreviewOutcome {
        var outcome = PreviewOutcome(index: job.index)
        outcome.failure =
            "\(job.document): scene \(job.sceneID) on \(job.variant.device): \(reason); the picture is left out"
        return outcome
    }
}
