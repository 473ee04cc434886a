import Foundation
import QuartzCore

/// Counts time and laps; asks a clock that a test may replace.
public final class StopwatchModel {
    public enum State {
        case idle, running, paused
    }

    public private(set) var state = State.idle
    public private(set) var laps: [TimeInterval] = []
    private let clock: () -> TimeInterval
    private var startedAt: TimeInterval = 0
    private var collected: TimeInterval = 0
    private var lapStart: TimeInterval = 0

    public init(clock: @escaping () -> TimeInterval = CACurrentMediaTime) {
        self.clock = clock
    }

    public var elapsed: TimeInterval {
        state == .running ? collected + clock() - startedAt : collected
    }

    public var currentLap: TimeInterval { elapsed - lapStart }

    public func start() {
        guard state != .running else { return }
        startedAt = clock()
        state = .running
    }

    public func pause() {
        guard state == .running else { return }
        collected = elapsed
        state = .paused
    }

    public func lap() {
        guard state == .running else { return }
        laps.insert(currentLap, at: 0)
        lapStart = elapsed
    }

    public func reset() {
        state = .idle
        collected = 0
        lapStart = 0
        laps = []
    }

    public static func format(_ interval: TimeInterval) -> String {
        let hundredths = Int((interval * 100).rounded(.down))
        return String(format: "%02d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100)
    }
}
