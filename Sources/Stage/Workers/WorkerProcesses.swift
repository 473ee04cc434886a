import Foundation
import Glibc
import Synchronization

/// The worker processes that run now, of whatever job.
public enum WorkerProcesses {
    /// nil once all were ended for good.
    private static let running = Mutex<Set<pid_t>?>([])

    /// Starts a process unless all were ended for good.
    static func start(_ process: Process) throws {
        try running.withLock { running in
            guard running != nil else { throw CancellationError() }
            try process.run()
            running?.insert(process.processIdentifier)
        }
    }

    /// Forgets a process that has ended.
    static func remove(_ process: Process) { running.withLock { _ = $0?.remove(process.processIdentifier) } }

    /// Ends all workers at once and waits until they are gone; no other starts in this process.
    public static func endAll() {
        let processes = running.withLock { running in
            defer { running = nil }
            return running ?? []
        }
        for process in processes { kill(process, SIGKILL) }
        // Somebody else collects the process; it holds its files until then.
        for process in processes { while kill(process, 0) == 0 { sched_yield() } }
    }
}
