import CMainLoop
import Foundation
import Platform

extension EventLoop {
    /// One world's time, with what waits for it. The loop's lock guards that of the current world.
    final class Clock: @unchecked Sendable {
        /// Nanoseconds since the world's start.
        @exclusivity(unchecked) var now: Int64 = 0
        @exclusivity(unchecked) var queue = EventQueue()
        @exclusivity(unchecked) var timers: [TimerReference: RunLoopTimer] = [:]
        @exclusivity(unchecked) var isBackgroundEndless = false

        static let slot = World.Slot { Clock() }

        /// What waits is dropped, as nobody uses its device any more.
        deinit {
            for event in queue.remove(where: { _ in true }) { event.work.drop() }
            for timer in timers.keys {
                MainLoopTimerInvalidate(timer.pointer)
                MainLoopTimerRelease(timer.pointer)
            }
        }
    }
}

extension World {
    /// Makes this the world of the main thread: its clock goes on, and all that asks for the current world gets it.
    ///
    /// What another world waits for waits with it. Tasks' jobs come along: they run when due, in whatever world.
    @MainActor package func enter() {
        guard World.current !== self else { return }
        EventLoop.main.install()
        becomeCurrent()
        EventLoop.main.use(self[EventLoop.Clock.slot])
    }

    /// Runs a closure in this world and comes back.
    @MainActor package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
    {
        let before = World.current
        enter()
        defer { before.enter() }
        return try body()
    }
}

extension EventLoop {
    @MainActor fileprivate func use(_ clock: Clock) {
        let previous = state.withLock { state in
            let (previous, from) = (state.clock, state.now)
            let jobs = state.queue.remove { !$0.work.canBeDropped }
            state.clock.isBackgroundEndless = false
            state.clock = clock
            for job in jobs {
                let time = max(0, job.time - from).addingReportingOverflow(clock.now)
                let moved = time.overflow ? .max : time.partialValue
                state.queue.insert(EventQueue.Event(time: moved, sequence: job.sequence, work: job.work))
            }
            return previous
        }
        // A clock that nobody else has ends here, and what it drops may ask the loop.
        withExtendedLifetime(previous) {}
    }
}
