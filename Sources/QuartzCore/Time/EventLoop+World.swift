import CMainLoop
import Foundation
import Platform

extension EventLoop {
    /// One world's time, with what waits for it. The loop's lock guards that of the current world.
    final class Clock: @unchecked Sendable {
        /// Whose time it is; nil when that is gone, and before it was current.
        weak var world: World?
        /// Nanoseconds since the world's start.
        @exclusivity(unchecked) var now: Int64 = 0
        @exclusivity(unchecked) var queue = EventQueue()
        @exclusivity(unchecked) var timers: [TimerReference: RunLoopTimer] = [:]
        @exclusivity(unchecked) var isBackgroundEndless = false

        static let slot = World.Slot { Clock() }

        static func ofCurrentWorld() -> Clock {
            let clock = World.current[slot]
            clock.world = World.current
            return clock
        }

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
    /// What another world waits for waits with it, tasks' jobs too; those run when the main thread is free, or when
    /// their world's clock moves again.
    @MainActor package func enter() {
        guard World.current !== self else { return }
        EventLoop.main.install()
        becomeCurrent()
        EventLoop.main.use(.ofCurrentWorld())
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
            let previous = state.clock
            state.clock.isBackgroundEndless = false
            state.clock = clock
            return previous
        }
        // A clock that nobody else has ends here, and what it drops may ask the loop.
        withExtendedLifetime(previous) {}
    }
}
