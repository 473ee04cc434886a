/// The touch that a control follows.
struct ControlTracking {
    weak var touch: UITouch?
    var isTracking = false
    var isInside = false
    /// How far a finger may leave the bounds before the control counts it as outside, in points.
    static let reach: CGFloat = 70
    /// Seconds until a menu opens that isn't the primary action.
    static let pressDuration = 0.5
}

/// What opens a control's menu.
enum MenuTrigger {
    case touchDown, longPress
}

extension UIControl {
    func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !tracking.isTracking, let touch = touches.first else { return }
        if opensMenu(.touchDown) { return sendActions(for: .menuActionTriggered, with: event) }
        tracking.touch = touch
        tracking.isInside = true
        tracking.isTracking = beginTracking(touch, with: event)
        guard tracking.isTracking else { return }
        isHighlighted = true
        var events: Event = .touchDown
        if touch.tapCount > 1 { events.insert(.touchDownRepeat) }
        for single in events.elements { sendActions(for: single, with: event) }
        EventLoop.main.schedule(after: ControlTracking.pressDuration) { [weak self, weak touch] in
            self?.pressWasHeld(touch, event)
        }
    }

    /// BT-10, BT-11: a menu that isn't the primary action opens when the finger stays.
    private func pressWasHeld(_ touch: UITouch?, _ event: UIEvent?) {
        guard let touch, tracking.isTracking, tracking.touch === touch, opensMenu(.longPress) else { return }
        trackCancelled(event)
    }

    func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard tracking.isTracking, let touch = tracking.touch, touches.contains(touch) else { return }
        let wasInside = tracking.isInside
        tracking.isInside = isNearBounds(touch)
        isHighlighted = tracking.isInside
        guard continueTracking(touch, with: event) else { return endTrack(touch, event) }
        if wasInside != tracking.isInside {
            sendActions(for: tracking.isInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: tracking.isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard tracking.isTracking, let touch = tracking.touch, touches.contains(touch) else { return }
        tracking.isInside = isNearBounds(touch)
        endTrack(touch, event)
    }

    private func endTrack(_ touch: UITouch, _ event: UIEvent?) {
        let isInside = tracking.isInside
        tracking.isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        if isInside { touchUpInsideWillBeSent() }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside, sendsPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered, with: event) }
        tracking.touch = nil
        tracking.isInside = false
    }

    func trackCancelled(_ event: UIEvent?) {
        guard tracking.isTracking else { return }
        tracking = ControlTracking()
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    private func isNearBounds(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -ControlTracking.reach, dy: -ControlTracking.reach).contains(touch.location(in: self))
    }
}
