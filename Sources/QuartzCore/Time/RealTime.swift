import CMainLoop
import Foundation

/// The event loop beside a clock that runs by itself: when there is something to do next.
///
/// A program that shows a device live waits until then, or until somebody touches the device, and moves the virtual clock
/// by what has passed: while nothing is due it costs nothing.
@MainActor
package enum RealTime {
    /// When the next event is due, in virtual seconds; nil when nothing waits.
    package static var nextDeadline: TimeInterval? {
        EventLoop.main.state.withLock { $0.queue.first.map { TimeInterval(nanoseconds: $0.time) } }
    }

    /// Whether work that was given to other queues still runs, which may bring more for the main thread any moment. Work
    /// that has no end doesn't count.
    package static var awaitsOtherQueues: Bool {
        !EventLoop.main.state.withLock { $0.isBackgroundEndless } && !MainLoopWaitForBackground(0)
    }
}
