import CMainLoop
import Foundation

extension EventLoop {
    /// The clock of one device with what waits on it, while another device has the main thread.
    @MainActor
    package final class World {
        fileprivate var now: Int64 = 0
        fileprivate var events: [EventQueue.Event] = []
        fileprivate var timers: [TimerReference: RunLoopTimer] = [:]
        fileprivate var turnObservers = OrderedObservers<Void>()
        fileprivate var frames = FrameClock()
        fileprivate var animations = AnimationSchedule()

        /// A clock at zero with nothing on it.
        package init() {}

        /// Drops what waits, for a device that nobody uses any more.
        package func end() {
            for event in events { event.work.drop() }
            for timer in timers.keys { MainLoopTimerInvalidate(timer.pointer) }
            (events, timers) = ([], [:])
            animations = AnimationSchedule()
        }
    }

    /// Goes on with another device's clock, and returns the present one's. Tasks' jobs stay: they run when due.
    @MainActor package func exchange(for world: World) -> World {
        let previous = World()
        state.withLock { state in
            previous.now = state.now
            previous.events = state.queue.remove { $0.work.canBeDropped }
            previous.timers = state.timers
            let (from, to) = (state.now, world.now)
            for job in state.queue.remove(where: { _ in true }) {
                let time = max(0, job.time - from).addingReportingOverflow(to)
                let moved = time.overflow ? .max : time.partialValue
                state.queue.insert(EventQueue.Event(time: moved, sequence: job.sequence, work: job.work))
            }
            for event in world.events { state.queue.insert(event) }
            state.now = to
            state.timers = world.timers
            state.isBackgroundEndless = false
        }
        previous.turnObservers = Self.turnObservers
        previous.frames = Self.frames
        previous.animations = Self.animations
        Self.turnObservers = world.turnObservers
        Self.frames = world.frames
        Self.animations = world.animations
        return previous
    }
}
