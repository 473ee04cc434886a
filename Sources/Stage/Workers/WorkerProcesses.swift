import Foundation
import Glibc
import Synchronization

/// The worker processes that run now, of whatever job.
public enum WorkerProcesses {
    /// nil once all were ended for good.
    private static let running = Mutex<Set<pid_t>?>([])

    /// Starts a process unless all were ended for good.
    package static func start(_ make: () -> WorkerProcess?) -> WorkerProcess? {
        running.withLock { running in
            guard running != nil, let process = make() else { return nil }
            running?.insert(process.identifier)
            return process
        }
    }

    /// Waits until a process has ended, and forgets it.
    package static func end(_ process: WorkerProcess) -> WorkerProcess.Ending {
        let ending = process.waitForEnd()
        running.withLock { _ = $0?.remove(process.identifier) }
        return ending
    }

    /// Ends all workers at once and waits until they are gone; no other starts in this process.
    public static func endAll() {
        let processes = running.withLock { running in
            defer { running = nil }
            return running ?? []
        }
        for process in processes { kill(process, SIGKILL) }
        // The thread that its worker belongs to collects the process, which holds its files until then.
        for process in processes { while kill(process, 0) == 0 { sched_yield() } }
    }
}
