import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Points by which the fingers' distance changes before they pinch. Unknown; small enough for slow pinches.
    private static let hysteresis: CGFloat = 8

    /// The fingers' distance as a part of the one at the start, or since it was set.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { base = distance / max(scale, .ulpOfOne) } }
    }
    /// Scale per second.
    open private(set) var velocity: CGFloat = 0

    private final var base: CGFloat = 0
    private final var isMeasuring = false
    private final var lastTime: TimeInterval = 0

    private var distance: CGFloat { 2 * GestureGeometry.spread(of: liveTouches.map { $0.location(in: nil) }) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveTouches.count == 2 {
            base = distance
            lastTime = event.timestamp
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count >= 2, base > 0 else { return }
        let isStart = state == .possible
        if isStart, abs(distance - base) < Self.hysteresis { return }
        measure(at: event.timestamp)
        state = isStart ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count < 2 else { return }
        if state != .possible { state = .ended } else if liveTouches.isEmpty { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        isMeasuring = true
        (scale, velocity, base) = (1, 0, 0)
        isMeasuring = false
    }

    private func measure(at time: TimeInterval) {
        isMeasuring = true
        defer { isMeasuring = false }
        let (previous, seconds) = (scale, CGFloat(time - lastTime))
        scale = distance / base
        if seconds > 0 { velocity = (scale - previous) / seconds }
        lastTime = time
    }
}
