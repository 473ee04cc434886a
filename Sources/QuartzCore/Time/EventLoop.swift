import CMainLoop
import Foundation
import Platform
import Synchronization

/// The main thread's work in virtual time: what is due runs in order of time, then of arrival.
///
/// The clock stands still while code runs. It moves by ``advance(by:)``, and in step with the real clock where a
/// program waits in its main run loop. The main queue, timers of the main run loop, main-actor tasks and sleeping
/// tasks come here by themselves once the loop is installed (`Documentation/Decisions/0005-virtual-time.md`).
package final class EventLoop: Sendable {
    /// The one loop of the process.
    package static let main = EventLoop()

    /// What an event does.
    package enum Work: @unchecked Sendable {
        case closure(@MainActor () -> Void)
        /// Work from libdispatch; `drop` is nil for what may not be lost, such as a task's job.
        case foreign(
            context: UnsafeMutableRawPointer?,
            run: @convention(c) (UnsafeMutableRawPointer?) -> Void,
            drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
        )
    }

    /// Names a scheduled event or an observer, to take it back.
    package struct Token: Hashable, Sendable {
        let sequence: UInt64
    }

    struct State {
        /// That of the current world.
        var clock: Clock
        /// Counts the events of all worlds.
        var lastSequence: UInt64 = 0
        /// Clocks with something that runs as soon as the main thread is free, in the order in which it came.
        var clocksToPump: [Clock] = []

        var now: Int64 {
            get { clock.now }
            set { clock.now = newValue }
        }
        var queue: EventQueue {
            _read { yield clock.queue }
            _modify { yield &clock.queue }
        }
        var isBackgroundEndless: Bool {
            get { clock.isBackgroundEndless }
            set { clock.isBackgroundEndless = newValue }
        }
        var timers: [TimerReference: RunLoopTimer] {
            _read { yield clock.timers }
            _modify { yield &clock.timers }
        }

        mutating func makeSequence() -> UInt64 {
            lastSequence += 1
            return lastSequence
        }
    }

    let state = Mutex(State(clock: Clock.ofCurrentWorld()))
    @MainActor static var turnObservers: OrderedObservers<Void> {
        _read { yield World.current[observers].turns }
        _modify { yield &World.current[observers].turns }
    }
    @MainActor static var frames: FrameClock {
        _read { yield World.current[observers].frames }
        _modify { yield &World.current[observers].frames }
    }

    /// What one world's turns and frames call.
    private final class Observers {
        @exclusivity(unchecked) var turns = OrderedObservers<Void>()
        @exclusivity(unchecked) var frames = FrameClock()
    }

    private static let observers = World.Slot { Observers() }

    private init() {}

    /// Virtual seconds since the world's start.
    package var now: TimeInterval { TimeInterval(nanoseconds: state.withLock { $0.now }) }

    // MARK: Scheduling

    /// Runs a closure on the main thread after some virtual seconds; at once, but not now, for zero and less.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
        schedule(afterNanoseconds: Int64(clampedNanosecondsOf: delay), .closure(body))
    }

    /// Takes back what hasn't run.
    package func cancel(_ token: Token) {
        let removed = state.withLock { $0.queue.remove { $0.sequence == token.sequence } }
        for event in removed { event.work.drop() }
    }

    @discardableResult
    func schedule(afterNanoseconds delay: Int64, _ work: Work) -> Token {
        let (token, needsPump) = state.withLock { state in
            let sequence = state.makeSequence()
            let (time, overflows) = state.now.addingReportingOverflow(max(0, delay))
            let event = EventQueue.Event(time: overflows ? .max : time, sequence: sequence, work: work)
            state.queue.insert(event)
            let needsPump = delay <= 0 && !state.clocksToPump.contains { $0 === state.clock }
            if needsPump { state.clocksToPump.append(state.clock) }
            return (Token(sequence: sequence), needsPump)
        }
        if needsPump { schedulePump() }
        return token
    }

    // MARK: Turns

    /// Calls a closure at the end of every turn: before the clock moves on, when all that was due has run.
    ///
    /// - Parameter order: Lower ones come first; layout before commit.
    @MainActor @discardableResult
    package func addTurnObserver(order: Int, _ body: @escaping @MainActor () -> Void) -> Token {
        install()
        let token = Token(sequence: state.withLock { $0.makeSequence() })
        Self.turnObservers.insert(token, order: order) { _ in body() }
        return token
    }

    /// Ends an observation.
    @MainActor package func removeTurnObserver(_ token: Token) {
        Self.turnObservers.remove(token)
    }
}

extension EventLoop.Work {
    var canBeDropped: Bool {
        switch self {
        case .closure: true
        case .foreign(_, _, let drop): drop != nil
        }
    }

    @MainActor func run() {
        switch self {
        case .closure(let body): body()
        case .foreign(let context, let run, _): run(context)
        }
    }

    func drop() {
        guard case .foreign(let context, _, let drop?) = self else { return }
        drop(context)
    }
}

extension TimeInterval {
    init(nanoseconds: Int64) {
        self = TimeInterval(nanoseconds) / 1e9
    }
}

extension Int64 {
    /// Whole nanoseconds of some seconds, within an `Int64`; zero for NaN.
    init(clampedNanosecondsOf seconds: TimeInterval) {
        let nanoseconds = (seconds * 1e9).rounded()
        self = nanoseconds.isNaN ? 0 : nanoseconds >= 9.2e18 ? .max : nanoseconds <= -9.2e18 ? .min : Int64(nanoseconds)
    }
}
