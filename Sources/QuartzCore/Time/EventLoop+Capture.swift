import CMainLoop
import Foundation

extension EventLoop {
    /// Whether the main queue, timers and tasks come here: false before ``install()`` and with a static standard
    /// library.
    package static var capturesMainThread: Bool { MainLoopIsEffective() }

    /// Whether the main actor runs on this thread now.
    package static var isMainThread: Bool { Thread.isMainThread || MainLoopIsMainThread() }

    /// Takes over the main queue, the main run loop's timers and the main actor's tasks, once for the process.
    ///
    /// The simulator does so when a device boots; before that they are the system's.
    @MainActor package func install() {
        MainLoopInstall(Self.sink)
    }

    /// Called from any thread, but for `drain`.
    private nonisolated static var sink: MainLoopSink {
        MainLoopSink(
            schedule: { delay, context, run, drop in
                EventLoop.main.schedule(afterNanoseconds: delay, .foreign(context: context, run: run, drop: drop))
            },
            addTimer: { timer, delay, interval in
                EventLoop.main.add(TimerReference(timer), delay: delay, interval: interval)
            },
            moveTimer: { timer, delay in EventLoop.main.move(TimerReference(timer), delay: delay) },
            removeTimer: { timer in EventLoop.main.remove(TimerReference(timer)) },
            drain: { elapsed in
                Int32(clamping: MainActor.assumeIsolated { EventLoop.main.drain(elapsed: elapsed) })
            }
        )
    }

    // MARK: Timers of the main run loop

    /// A `CFRunLoopTimer`, to be compared and called.
    struct TimerReference: Hashable, @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer

        init(_ pointer: UnsafeMutableRawPointer) {
            self.pointer = pointer
        }
    }

    /// A timer that waits here, retained.
    struct RunLoopTimer: Sendable {
        /// Nanoseconds; zero for one that fires once.
        let interval: Int64
        let due: Int64
        let token: Token
    }

    private func add(_ timer: TimerReference, delay: TimeInterval, interval: TimeInterval) {
        MainLoopTimerRetain(timer.pointer)
        let isPlainRepetition = interval > 0 && abs(delay - interval) < 0.005
        let first =
            isPlainRepetition
            ? Int64(clampedNanosecondsOf: interval) : MainLoopNominalDelay(Int64(clampedNanosecondsOf: delay))
        enter(timer, delay: first, interval: Int64(clampedNanosecondsOf: interval))
    }

    private func move(_ timer: TimerReference, delay: TimeInterval) {
        guard let entry = state.withLock({ $0.timers[timer] }) else { return }
        cancel(entry.token)
        let delay = MainLoopNominalDelay(Int64(clampedNanosecondsOf: delay))
        enter(timer, delay: delay, interval: entry.interval)
    }

    private func remove(_ timer: TimerReference) {
        guard let entry = state.withLock({ $0.timers.removeValue(forKey: timer) }) else { return }
        cancel(entry.token)
        MainLoopTimerRelease(timer.pointer)
    }

    private func enter(_ timer: TimerReference, delay: Int64, interval: Int64) {
        let due = state.withLock { $0.now }.addingReportingOverflow(max(0, delay))
        let token = schedule(afterNanoseconds: delay, .closure { EventLoop.main.fire(timer) })
        let entry = RunLoopTimer(interval: interval, due: due.overflow ? .max : due.partialValue, token: token)
        state.withLock { $0.timers[timer] = entry }
    }

    @MainActor private func fire(_ timer: TimerReference) {
        guard let entry = state.withLock({ $0.timers[timer] }) else { return }
        // Rescheduled first, so that the function may move or invalidate it.
        if entry.interval > 0 {
            let now = state.withLock { $0.now }
            // A timer that is late skips what it missed, as in Core Foundation.
            let missed = max(0, now - entry.due) / entry.interval
            enter(timer, delay: entry.due + (missed + 1) * entry.interval - now, interval: entry.interval)
        }
        MainLoopTimerRetain(timer.pointer)
        _ = MainLoopTimerFire(timer.pointer)
        if entry.interval == 0, state.withLock({ $0.timers[timer]?.token == entry.token }) {
            MainLoopTimerInvalidate(timer.pointer)
        }
        MainLoopTimerRelease(timer.pointer)
    }
}
