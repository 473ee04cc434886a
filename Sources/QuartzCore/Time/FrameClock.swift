import Foundation

/// When the display shows frames: multiples of the frame duration on the virtual clock.
struct FrameClock {
    /// Frames per second that the display can show.
    var framesPerSecond = 60
    var observers = OrderedObservers<FrameTiming>()
    var tick: EventLoop.Token?

    /// The number of the first frame after a time, in nanoseconds.
    func frame(after time: Int64) -> Int64 {
        var frame = Int64((Double(time) * Double(framesPerSecond) / 1e9).rounded(.down))
        while nanoseconds(of: frame) <= time { frame += 1 }
        return frame
    }

    /// When a frame is shown, in nanoseconds.
    func nanoseconds(of frame: Int64) -> Int64 {
        Int64((Double(frame) * 1e9 / Double(framesPerSecond)).rounded())
    }
}

/// One frame of the display, in virtual seconds.
package struct FrameTiming: Sendable {
    /// Counts frames since the clock's zero.
    package let number: Int64
    /// When it begins.
    package let timestamp: TimeInterval
    /// When the next one begins.
    package let targetTimestamp: TimeInterval
}

extension EventLoop {
    /// Frames per second of the booted device's display; 60 by default.
    @MainActor package var framesPerSecond: Int {
        get { Self.frames.framesPerSecond }
        set {
            Self.frames.framesPerSecond = max(1, newValue)
            Self.frames.tick.map(cancel)
            Self.frames.tick = nil
            scheduleFrame()
        }
    }

    /// Calls a closure at every frame until it is removed; `FrameOrder` names the orders.
    @MainActor @discardableResult
    package func addFrameObserver(order: Int, _ body: @escaping @MainActor (FrameTiming) -> Void) -> Token {
        install()
        let token = Token(sequence: state.withLock { $0.makeSequence() })
        Self.frames.observers.insert(token, order: order, body)
        scheduleFrame()
        return token
    }

    /// Ends an observation; without observers there are no frames.
    @MainActor package func removeFrameObserver(_ token: Token) {
        Self.frames.observers.remove(token)
        guard Self.frames.observers.isEmpty, let tick = Self.frames.tick else { return }
        cancel(tick)
        Self.frames.tick = nil
    }

    @MainActor private func scheduleFrame() {
        guard Self.frames.tick == nil, !Self.frames.observers.isEmpty else { return }
        let now = state.withLock { $0.now }
        let frame = Self.frames.frame(after: now)
        let delay = Self.frames.nanoseconds(of: frame) - now
        Self.frames.tick = schedule(afterNanoseconds: delay, .closure { EventLoop.main.showFrame(frame) })
    }

    @MainActor private func showFrame(_ frame: Int64) {
        let clock = Self.frames
        let timing = FrameTiming(
            number: frame,
            timestamp: TimeInterval(nanoseconds: clock.nanoseconds(of: frame)),
            targetTimestamp: TimeInterval(nanoseconds: clock.nanoseconds(of: frame + 1))
        )
        Self.frames.tick = nil
        for token in clock.observers.tokens { Self.frames.observers.body(of: token)?(timing) }
        scheduleFrame()
    }
}
