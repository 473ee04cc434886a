import Foundation

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians that the fingers turn before it is a rotation. Unknown; five degrees.
    private static let hysteresis: CGFloat = .pi / 36

    /// Radians, clockwise, since the start or since it was set.
    open var rotation: CGFloat = 0
    /// Radians per second.
    open private(set) var velocity: CGFloat = 0

    private final var lastAngle: CGFloat?
    private final var lastTime: TimeInterval = 0

    private var angle: CGFloat? {
        guard liveTouches.count >= 2 else { return nil }
        return GestureGeometry.angle(from: liveTouches[0].location(in: nil), to: liveTouches[1].location(in: nil))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastAngle = angle
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let lastAngle else { return }
        let turn = GestureGeometry.normalized(angle - lastAngle)
        let seconds = CGFloat(event.timestamp - lastTime)
        rotation += turn
        if seconds > 0 { velocity = turn / seconds }
        self.lastAngle = angle
        lastTime = event.timestamp
        if state != .possible {
            state = .changed
        } else if abs(rotation) >= Self.hysteresis {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count < 2 else { return lastAngle = angle }
        if state != .possible { state = .ended } else if liveTouches.isEmpty { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { (rotation, velocity, lastAngle) = (0, 0, nil) }
}
