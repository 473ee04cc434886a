import Glibc

/// How a thread waits for a lock that another one has.
enum LockWait {
    static func pause() { sched_yield() }
}
