import CMainLoop
import Foundation
import Platform

extension EventLoop {
    /// How many events may run at one instant before the clock moves on by a millisecond, so that work that enqueues
    /// itself for ever doesn't hold it.
    private static let eventsPerInstant = 10_000

    /// How long the clock waits for work on other queues before it goes on without: real seconds.
    private static let patience: TimeInterval = 1

    /// Moves the clock and runs, in order of virtual time, everything that falls due.
    ///
    /// Work that the program gave to other queues takes no virtual time: the clock waits for it, a real second at
    /// most. With zero this runs what is due now.
    @MainActor package func advance(by seconds: TimeInterval) {
        let now = state.withLock { $0.now }
        let (target, overflows) = now.addingReportingOverflow(max(0, Int64(clampedNanosecondsOf: seconds)))
        advance(to: overflows ? .max : target)
    }

    /// Runs what is due now, without moving the clock.
    @MainActor package func drain() {
        advance(by: 0)
    }

    ///
    /// All of it runs in this world, even where a part of it has entered another one.
    @MainActor private func advance(to target: Int64) {
        install()
        let world = World.current
        MainLoopEnter()
        let capturedBefore = MainLoopSetCapturesTasks(true)
        defer {
            _ = MainLoopSetCapturesTasks(capturedBefore)
            MainLoopLeave()
        }
        // What hands itself on without end gets a millisecond, then two, then four: real time would pass as well.
        var step: Int64 = 1_000_000
        while true {
            let isOverfull = finishInstant(of: world)
            let next = state.withLock { $0.queue.first?.time } ?? .max
            let now = state.withLock { $0.now }
            if isOverfull {
                guard now < target else { return }
                moveClock(to: min(target, now + step))
                step = min(step * 2, 1_000_000_000)
            } else {
                guard next <= target else { break }
                moveClock(to: next)
            }
        }
        moveClock(to: target)
    }

    /// Runs all that is due now, and the observers of the turn, until nothing more comes; true when that had no end.
    @MainActor private func finishInstant(of world: World) -> Bool {
        var count = 0
        repeat {
            while let event = takeDueEvent() {
                event.work.run()
                world.enter()
                count += 1
                if count >= Self.eventsPerInstant { return true }
            }
            Self.turnObservers.tokens.forEach { Self.turnObservers.body(of: $0)?(()) }
        } while hasDueEvent || awaitBackground()
        return false
    }

    private func moveClock(to time: Int64) {
        state.withLock { $0.now = max($0.now, time) }
    }

    private var hasDueEvent: Bool {
        state.withLock { state in state.queue.first.map { $0.time <= state.now } ?? false }
    }

    private func takeDueEvent() -> EventQueue.Event? {
        state.withLock { state in
            guard let first = state.queue.first, first.time <= state.now else { return nil }
            return state.queue.removeFirst()
        }
    }

    /// Waits for other queues; true when that brought something that is due.
    private func awaitBackground() -> Bool {
        let isEndless = state.withLock { $0.isBackgroundEndless }
        let start = DispatchTime.now().uptimeNanoseconds
        while true {
            let isIdle = MainLoopWaitForBackground(isEndless ? 0 : 1_000_000)
            if hasDueEvent { return true }
            let waited = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            if isIdle || isEndless || waited > Self.patience {
                state.withLock { $0.isBackgroundEndless = !isIdle }
                return false
            }
        }
    }

    // MARK: Between calls

    /// Runs what is due when the main thread is free: an `await` in a test, a program's run loop.
    @MainActor func pump() {
        let clock = state.withLock { $0.clocksToPump.isEmpty ? nil : $0.clocksToPump.removeFirst() }
        guard let clock else { return }
        MainLoopEnter()
        defer { MainLoopLeave() }
        if let world = clock.world {
            world.run { pumpCurrentWorld() }
        } else {
            // A task goes on, even where the device it began on is gone.
            let jobs = state.withLock { _ in clock.queue.remove { !$0.work.canBeDropped } }
            for job in jobs { job.work.run() }
        }
    }

    @MainActor private func pumpCurrentWorld() {
        let world = World.current
        // What comes now waits for the next turn, so that the real main queue has its own.
        let last = state.withLock { $0.lastSequence }
        while let event = takeDueEvent(upTo: last) {
            event.work.run()
            world.enter()
        }
        Self.turnObservers.tokens.forEach { Self.turnObservers.body(of: $0)?(()) }
    }

    private func takeDueEvent(upTo sequence: UInt64) -> EventQueue.Event? {
        state.withLock { state in
            guard let first = state.queue.first, first.time <= state.now, first.sequence <= sequence else { return nil }
            return state.queue.removeFirst()
        }
    }

    func schedulePump() {
        MainLoopCallWhenIdle { _ in
            MainActor.assumeIsolated { EventLoop.main.pump() }
        }
    }

    /// Lets some real time pass on the clock, a slice of a program's run loop; the number of events that ran.
    @MainActor func drain(elapsed: TimeInterval) -> Int {
        let target = state.withLock { $0.now } + max(0, Int64(clampedNanosecondsOf: elapsed))
        MainLoopEnter()
        defer { MainLoopLeave() }
        var count = 0
        while count < Self.eventsPerInstant {
            if let event = takeDueEvent() {
                event.work.run()
                count += 1
            } else if let next = state.withLock({ $0.queue.first?.time }), next <= target {
                Self.turnObservers.tokens.forEach { Self.turnObservers.body(of: $0)?(()) }
                moveClock(to: next)
            } else {
                break
            }
        }
        moveClock(to: target)
        Self.turnObservers.tokens.forEach { Self.turnObservers.body(of: $0)?(()) }
        return count
    }

    /// Lets everything end that can't be virtual: other queues and tasks that run elsewhere.
    ///
    /// The clock doesn't move. Returns when nothing came for `quiet` real seconds, and after `limit` at the latest, in
    /// the world in which it was called, whatever others did meanwhile.
    @MainActor package func settle(quiet: TimeInterval = 0.02, limit: TimeInterval = 5) async {
        let world = World.current
        defer { world.enter() }
        drain()
        let start = DispatchTime.now().uptimeNanoseconds
        var lastChange = start
        var lastSequence = state.withLock { $0.lastSequence }
        while true {
            await Self.waitOneMillisecond()
            world.run { drain() }
            let now = DispatchTime.now().uptimeNanoseconds
            let sequence = state.withLock { $0.lastSequence }
            if sequence != lastSequence || !MainLoopWaitForBackground(0) {
                lastChange = now
                lastSequence = sequence
            }
            if TimeInterval(now - lastChange) / 1e9 >= quiet || TimeInterval(now - start) / 1e9 >= limit { return }
        }
    }

    /// Frees the main thread for a moment.
    @MainActor private static func waitOneMillisecond() async {
        await withCheckedContinuation { continuation in
            waiters.append(continuation)
            MainLoopCallAfter(1_000_000) { _ in
                MainActor.assumeIsolated { EventLoop.resumeWaiters() }
            }
        }
    }

    @MainActor private static var waiters: [CheckedContinuation<Void, Never>] = []

    @MainActor private static func resumeWaiters() {
        let resumed = waiters
        waiters = []
        // Through the real executor, or the test that waits would go on inside another test's `advance`.
        MainLoopSetLetsTasksPass(true)
        for waiter in resumed { waiter.resume() }
        MainLoopSetLetsTasksPass(false)
    }
}
