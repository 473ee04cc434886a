import Foundation

/// The fingers that a host puts on the screen.
///
/// Points are in the screen's space. Each change makes one event, which goes through the application's `sendEvent`.
@MainActor
package final class TouchInput {
    /// One finger's change.
    package struct Change {
        package let finger: Int
        package let phase: UITouch.Phase
        /// Points on the screen.
        package let place: CGPoint
        /// Of a pointer; empty for a finger.
        package let buttons: UIEvent.ButtonMask

        package init(finger: Int, phase: UITouch.Phase, place: CGPoint, buttons: UIEvent.ButtonMask = []) {
            self.finger = finger
            self.phase = phase
            self.place = place
            self.buttons = buttons
        }
    }

    /// Seconds and points within which one touch after another counts as a further tap.
    private enum Limits {
        static let tapInterval: TimeInterval = 0.35
        static let tapDistance: CGFloat = 45
    }

    private var touches: [(finger: Int, touch: UITouch)] = []
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
    private let event = UIEvent()
    /// The system's parts under fingers that haven't moved away.
    private var pressedParts: [(finger: Int, part: ScreenTree.SystemPart)] = []

    package init() {}

    /// Moves, adds or lifts fingers at one moment of virtual time.
    ///
    /// - Parameter time: When the fingers did that, in virtual seconds, for a host that hears of it late: how fast a finger
    ///   was is told by it. Never before the touches until then, nor after now, which is the default.
    package func send(_ changes: [Change], at time: TimeInterval? = nil) {
        guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
        let now = EventLoop.main.now
        event.timestamp = min(max(time ?? now, event.timestamp), now)
        for (_, touch) in touches { touch.phase = .stationary }
        for change in changes { apply(change) }
        event.orderedTouches = touches.map(\.touch)
        UIApplication.shared.sendEvent(event)
        touches.removeAll { !$0.touch.isLive }
        event.orderedTouches = touches.map(\.touch)
        for change in changes { tellSystem(of: change) }
    }

    /// The status bar, for one, feels taps that the app has as well.
    private func tellSystem(of change: Change) {
        let part = UIScreen.main.tree.systemPart(at: change.place)
        switch change.phase {
        case .began:
            if let part { pressedParts.append((change.finger, part)) }
        case .ended:
            let pressed = pressedParts.first { $0.finger == change.finger }?.part
            pressedParts.removeAll { $0.finger == change.finger }
            if let pressed, pressed.layer === part?.layer { pressed.tapped() }
        default:
            pressedParts.removeAll { $0.finger == change.finger && $0.part.layer !== part?.layer }
        }
    }

    private func apply(_ change: Change) {
        if change.phase == .began { return begin(change) }
        guard let touch = touches.first(where: { $0.finger == change.finger })?.touch else { return }
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = Self.place(change.place, in: touch.window)
        touch.phase = change.phase
        touch.timestamp = event.timestamp
        if change.phase == .ended {
            lastTap = (change.place, event.timestamp, touch.tapCount)
        }
    }

    private func begin(_ change: Change) {
        guard let hit = Self.target(at: change.place, for: event), takesAnother(hit.view) else { return }
        let touch = UITouch(at: hit.place, in: hit.window, view: hit.view)
        touch.timestamp = event.timestamp
        touch.tapCount = tapCount(at: change.place)
        touch.buttons = change.buttons
        if !change.buttons.isEmpty { touch.type = .indirectPointer }
        touches.append((change.finger, touch))
    }

    /// A view takes one finger at a time unless it says otherwise, but recognizers above may want more.
    private func takesAnother(_ view: UIView) -> Bool {
        let isAlone = !touches.contains { $0.touch.view === view }
        let isExclusive = touches.contains { $0.touch.view?.isExclusiveTouch ?? false }
        return (isAlone || view.isMultipleTouchEnabled || view.hasRecognizersAbove) && !(isExclusive && isAlone)
    }

    private func tapCount(at place: CGPoint) -> Int {
        guard let last = lastTap, event.timestamp - last.time <= Limits.tapInterval,
            GestureGeometry.distance(last.place, place) <= Limits.tapDistance
        else { return 1 }
        return last.count + 1
    }

    /// What is at a place of the screen: the frontmost window's deepest view, and the place in that window's space.
    static func target(at point: CGPoint, for event: UIEvent?) -> (window: UIWindow, view: UIView, place: CGPoint)? {
        for window in WindowList.inPaintOrder.reversed() where !window.isHidden {
            let place = place(point, in: window)
            if let view = window.hitTest(place, with: event) { return (window, view, place) }
        }
        return nil
    }

    private static func place(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
        guard let window else { return point }
        let (frame, bounds) = (window.frame, window.bounds)
        return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }
}

extension UIView {
    fileprivate var hasRecognizersAbove: Bool {
        var view: UIView? = self
        while let owner = view {
            if !(owner.gestureRecognizers ?? []).isEmpty { return true }
            view = owner.superview
        }
        return false
    }
}
