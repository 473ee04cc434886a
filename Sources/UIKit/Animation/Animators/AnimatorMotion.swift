import Foundation

/// How far a property animator is, as a value: its time, pace and direction.
struct AnimatorMotion {
    /// The pace, and the seconds that the whole takes by it.
    private(set) var pace: AnimationPace
    private(set) var duration: TimeInterval
    /// The share of the way that lay behind when the pace began: 0 but after a change of pace.
    private var base = 0.0
    /// The share of the pace's time that is done, at ``since``.
    private var time = 0.0
    /// When it began to run; nil while it stands.
    private var since: TimeInterval?
    private(set) var isReversed = false
    /// The share of the way while fingers move it: without the pace.
    private var scrubbed: Double?

    init(pace: AnimationPace, duration: TimeInterval) {
        (self.pace, self.duration) = (pace, max(duration, 0))
    }

    var isRunning: Bool { since != nil }

    /// The share of the pace's time that is done.
    private func time(at now: TimeInterval) -> Double {
        guard let since else { return time }
        guard duration > 0 else { return isReversed ? 0 : 1 }
        let moved = (now - since) / duration
        return min(max(isReversed ? time - moved : time + moved, 0), 1)
    }

    /// The share of the time, or of the way while it is scrubbed, 0…1.
    func fraction(at now: TimeInterval) -> Double {
        scrubbed ?? (base + (1 - base) * time(at: now))
    }

    /// The share of the way that a part of the animation shows.
    ///
    /// - Parameter start: The share of the time after which the part begins.
    func progress(at now: TimeInterval, from start: Double) -> Double {
        func part(_ fraction: Double) -> Double {
            start >= 1 ? (fraction >= 1 ? 1 : 0) : min(max((fraction - start) / (1 - start), 0), 1)
        }
        if let scrubbed { return part(scrubbed) }
        let share = time(at: now)
        if start <= base { return base + (1 - base) * pace.progress(at: share, duration: duration) }
        let partly = part(base + (1 - base) * share)
        return pace.progress(at: partly, duration: duration * (1 - start))
    }

    /// Seconds up to the end that it runs to; nil while it stands.
    func rest(at now: TimeInterval) -> TimeInterval? {
        guard isRunning else { return nil }
        let share = time(at: now)
        return (isReversed ? share : 1 - share) * duration
    }

    // MARK: Changes

    mutating func run(at now: TimeInterval) {
        leaveScrubbing()
        since = now
    }

    /// - Parameter linearly: Whether fingers then move the way itself rather than the time.
    mutating func pause(at now: TimeInterval, linearly: Bool) {
        let way = progress(at: now, from: 0)
        time = time(at: now)
        since = nil
        if linearly, scrubbed == nil { scrubbed = min(max(way, 0), 1) }
    }

    mutating func setFraction(_ fraction: Double, at now: TimeInterval) {
        let fraction = min(max(fraction, 0), 1)
        if scrubbed != nil {
            scrubbed = fraction
        } else {
            time = base < 1 ? min(max((fraction - base) / (1 - base), 0), 1) : 1
            if since != nil { since = now }
        }
    }

    mutating func setReversed(_ reversed: Bool, at now: TimeInterval) {
        time = time(at: now)
        if since != nil { since = now }
        isReversed = reversed
    }

    /// Goes on from where it is with another pace, for some seconds.
    mutating func change(pace: AnimationPace, duration: TimeInterval, at now: TimeInterval) {
        let way = min(max(scrubbed ?? progress(at: now, from: 0), 0), 1)
        (self.pace, self.duration) = (pace, duration)
        scrubbed = nil
        if isReversed {
            // Back to the beginning: the pace runs from here to there.
            (base, time) = (0, way)
        } else {
            (base, time) = (way, 0)
        }
    }

    /// From the way to the time that the pace takes for it.
    private mutating func leaveScrubbing() {
        guard let way = scrubbed else { return }
        scrubbed = nil
        let goal = base < 1 ? (way - base) / (1 - base) : 1
        // A spring swings over its goal; the first time that it is there counts, which growing halves find.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if pace.progress(at: middle, duration: duration) < goal { low = middle } else { high = middle }
        }
        time = goal <= 0 ? 0 : goal >= 1 ? 1 : high
    }
}
