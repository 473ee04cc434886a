import Platform

/// The animations that run on a device's clock.
struct AnimationSchedule {
    private(set) var runs: [RunningAnimation] = []
    private var next: (time: CFTimeInterval, token: EventLoop.Token)?
    private var commit: EventLoop.Token?

    mutating func insert(_ run: RunningAnimation) {
        runs.append(run)
        if run.end < next?.time ?? .infinity { schedule() }
        commitSoon()
    }

    /// All at once: a screen that makes its views anew has thousands of them.
    mutating func remove(_ ended: [RunningAnimation]) {
        guard !ended.isEmpty else { return }
        let ended = Set(ended.map { ObjectIdentifier($0) })
        runs.removeAll { ended.contains(ObjectIdentifier($0)) }
    }

    /// Has the transaction committed at the end of this turn, where nobody else does.
    private mutating func commitSoon() {
        guard commit == nil else { return }
        commit = EventLoop.main.schedule(after: 0) {
            EventLoop.animations.commit = nil
            CATransaction.flush()
        }
    }

    /// After the time of a layer has changed.
    mutating func retime() {
        for run in runs { run.retime() }
        schedule()
    }

    /// Asks the clock for the first end.
    private mutating func schedule() {
        let first = runs.lazy.map(\.end).min() ?? .infinity
        guard first != next?.time else { return }
        if let next { EventLoop.main.cancel(next.token) }
        next = nil
        guard first.isFinite else { return }
        let token = EventLoop.main.schedule(after: first - EventLoop.main.now) { Self.endThoseDue() }
        next = (first, token)
    }

    /// Ends what is over, in the order of the ends, then of the beginnings.
    @MainActor private static func endThoseDue() {
        EventLoop.animations.next = nil
        let now = EventLoop.main.now
        let due = EventLoop.animations.runs.filter { $0.end <= now + 1e-9 }
            .enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
        EventLoop.animations.remove(due)
        EventLoop.animations.schedule()
        for run in due {
            run.startIfDue(at: now)
            if run.animation.isRemovedOnCompletion { run.layer?.running.removeAll { $0 === run } }
            run.layer?.didAnimate(run.animation)
        }
        for run in due { run.stop(finished: true) }
    }

    /// What a commit does for animations: those of layers on no screen end, unless they stay when they are over; the
    /// others begin.
    static func didCommit() {
        let now = EventLoop.main.now
        // What has no end would be kept for ever.
        let orphans = EventLoop.animations.runs.filter { $0.layer == nil && $0.end == .infinity }
        EventLoop.animations.remove(orphans)
        for run in orphans { run.stop(finished: false) }
        for run in EventLoop.animations.runs {
            guard let layer = run.layer else { continue }
            run.isDisplayed = layer.isDisplayed
            if !run.isDisplayed, run.animation.isRemovedOnCompletion {
                layer.endAnimations { $0 === run }
                continue
            }
            run.startIfDue(at: now)
        }
    }
}

extension EventLoop {
    /// The present device's animations. Layers belong to the main thread as soon as they are animated.
    static var animations: AnimationSchedule {
        _read { yield World.current[animationSlot].schedule }
        _modify { yield &World.current[animationSlot].schedule }
    }

    private final class Animations {
        @exclusivity(unchecked) var schedule = AnimationSchedule()
    }

    private static let animationSlot = World.Slot { Animations() }

    /// Whether anything moves now.
    package static var isAnimating: Bool { !animations.runs.isEmpty }

    /// When the last of the running animations ends, in seconds of the clock; those without an end don't count.
    package static var endOfAnimations: CFTimeInterval? {
        animations.runs.lazy.map(\.end).filter { $0.isFinite }.max()
    }
}
