import Foundation

/// Recognizes fingers that rest on a view (EV-M3).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds; 0.5 by default.
    open var minimumPressDuration = UITouch.longDuration
    /// Points that the fingers may move before the gesture begins; 10 by default.
    open var allowableMovement: CGFloat = 10
    /// Fingers that rest at the same time; one more lets the gesture fail. Default: 1.
    open var numberOfTouchesRequired = 1
    /// Taps before the press.
    open var numberOfTapsRequired = 0

    private final var start: CGPoint?
    private final var deadline: EventLoop.Token?
    private final var tapsSoFar = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = liveTouches.count
        guard state == .possible, fingers <= numberOfTouchesRequired else {
            if state == .possible { state = .failed }
            return
        }
        start = location(in: nil)
        guard fingers == numberOfTouchesRequired, tapsSoFar >= numberOfTapsRequired else { return }
        stopDeadline()
        guard minimumPressDuration > 0 else { return state = .began }
        deadline = EventLoop.main.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            guard let start, GestureGeometry.distance(start, location(in: nil)) > allowableMovement else { return }
            state = .failed
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            guard liveTouches.isEmpty else { return }
            tapsSoFar += 1
            if tapsSoFar > numberOfTapsRequired { state = .failed }
        case .began, .changed: state = .ended
        case .ended, .cancelled, .failed: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        stopDeadline()
        start = nil
        tapsSoFar = 0
    }

    private func stopDeadline() {
        if let deadline { EventLoop.main.cancel(deadline) }
        deadline = nil
    }
}
