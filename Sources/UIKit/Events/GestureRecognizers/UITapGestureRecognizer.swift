import Foundation

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Seconds and points within which touches are taps of one gesture.
    private enum Limits {
        static let tapDuration: TimeInterval = 0.75
        static let interval: TimeInterval = 0.35
        static let movement: CGFloat = 45
    }

    /// Taps with at most 0.35 seconds and 45 points between them. Default: 1.
    open var numberOfTapsRequired = 1
    /// Fingers that are down at the same time in each tap. Default: 1.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointer that make the tap; fingers need none. Default: primary.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isEmpty || buttons == buttonMaskRequired }

    private final var tapsSoFar = 0
    private final var fingersOfTap = 0
    private final var start: CGPoint?
    private final var deadline: EventLoop.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersOfTap = liveTouches.count
        guard fingersOfTap <= numberOfTouchesRequired else { return state = .failed }
        let place = location(in: nil)
        if fingersOfTap == 1 {
            if let start, GestureGeometry.distance(start, place) > Limits.movement { return state = .failed }
            failLater(after: Limits.tapDuration)
        }
        start = place
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, GestureGeometry.distance(start, location(in: nil)) > Limits.movement else { return }
        state = .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.isEmpty, state == .possible else { return }
        guard fingersOfTap == numberOfTouchesRequired else { return state = .failed }
        tapsSoFar += 1
        if tapsSoFar < numberOfTapsRequired { return failLater(after: Limits.interval) }
        stopDeadline()
        state = .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        stopDeadline()
        tapsSoFar = 0
        fingersOfTap = 0
        start = nil
    }

    private func failLater(after seconds: TimeInterval) {
        stopDeadline()
        deadline = EventLoop.main.schedule(after: seconds) { [weak self] in self?.state = .failed }
    }

    private func stopDeadline() {
        if let deadline { EventLoop.main.cancel(deadline) }
        deadline = nil
    }
}
