/// The touch that a control follows.
struct ControlTracking {
    weak var touch: UITouch?
    /// The touch that opened the control's menu and goes on in that (BT-26).
    weak var menuTouch: UITouch?
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
        if opensMenu(.touchDown) {
            sendActions(for: .menuActionTriggered, with: event)
            return goOn(touch)
        }
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

    func actAsTouched() {
        if isEnabled, opensMenu(.touchDown) { return sendActions(for: .menuActionTriggered) }
        sendActions(for: .primaryActionTriggered)
    }

    /// BT-10, BT-11: a menu that isn't the primary action opens when the finger stays.
    private func pressWasHeld(_ touch: UITouch?, _ event: UIEvent?) {
        guard let touch, tracking.isTracking, tracking.touch === touch, opensMenu(.longPress) else { return }
        trackCancelled(event)
        goOn(touch)
    }

    /// Lets the open menu have the rest of a touch.
    private func goOn(_ touch: UITouch) {
        tracking.menuTouch = touch
        window?.menuOverlay?.follow(to: touch.location(in: nil))
    }

    /// - Returns: Whether the touch belongs to the open menu.
    private func menuFollows(_ touches: Set<UITouch>, isOver: Bool) -> Bool {
        guard let touch = tracking.menuTouch, touches.contains(touch) else { return false }
        let place = touch.location(in: nil)
        if isOver {
            tracking.menuTouch = nil
            window?.menuOverlay?.release(at: place)
        } else {
            window?.menuOverlay?.follow(to: place)
        }
        return true
    }

    func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if menuFollows(touches, isOver: false) { return }
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
        if menuFollows(touches, isOver: true) { return }
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
        if tracking.menuTouch != nil {
            tracking.menuTouch = nil
            window?.menuOverlay?.forgetFinger()
        }
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
