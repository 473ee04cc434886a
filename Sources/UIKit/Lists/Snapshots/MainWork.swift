import Foundation

/// Where snapshots are applied: at once on the main thread, later from another one.
enum MainWork {
    static func run(_ work: @escaping @MainActor () -> Void) {
        if EventLoop.isMainThread {
            MainActor.assumeIsolated { work() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
        }
    }

    /// Raises the exception of a snapshot that can't be as it is told, on any thread.
    static func complain(_ reason: String) {
        guard EventLoop.isMainThread else { fatalError(reason) }
        MainActor.assumeIsolated { UIKitException.raise(.internalInconsistency, reason) }
    }
}
