import Platform

/// Brings touches to their views, as far as gesture recognizers and scroll views let them through.
@MainActor
enum TouchDelivery {
    /// What is under way.
    struct State {
        /// The touches whose phases are held back.
        var waiting: [UITouch] = []
        var event: UIEvent?
    }

    @WorldState static var state = State()

    private static var waiting: [UITouch] {
        get { state.waiting }
        set { state.waiting = newValue }
    }
    private static var event: UIEvent? { state.event }

    /// Hands on one phase of some touches, or holds it back.
    static func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, in event: UIEvent) {
        state.event = event
        var ready: [UITouch] = []
        for touch in touches where !touch.delivery.isCancelled {
            switch phase {
            case .began: wait(with: touch)
            case .ended, .cancelled: endWait(of: touch)
            default: break
            }
            if !touch.delivery.held.isEmpty || isHeld(touch, phase) {
                if phase == .moved, touch.delivery.held.last?.phase == .moved { touch.delivery.held.removeLast() }
                touch.delivery.held.append((phase, touch.locationInWindow))
                if !waiting.contains(where: { $0 === touch }) { waiting.append(touch) }
            } else {
                ready.append(touch)
            }
        }
        send(ready, phase, event)
    }

    /// Hands on what no recognizer holds back any longer.
    static func flush() {
        guard let event else { return }
        for touch in waiting {
            // The view sees the touch as it was.
            let (phase, place, last) = (touch.phase, touch.locationInWindow, touch.previousLocationInWindow)
            var previous: CGPoint?
            while let next = touch.delivery.held.first, !isHeld(touch, next.phase) {
                touch.delivery.held.removeFirst()
                (touch.phase, touch.locationInWindow) = (next.phase, next.place)
                touch.previousLocationInWindow = previous ?? (next.phase == .began ? next.place : last)
                previous = next.place
                send([touch], next.phase, event)
                guard touch.phase == next.phase else { break }
                touch.phase = phase
            }
            (touch.locationInWindow, touch.previousLocationInWindow) = (place, last)
        }
        waiting.removeAll { $0.delivery.held.isEmpty }
    }

    /// Takes touches away from their views.
    static func cancel(_ touches: [UITouch]) {
        let lost = touches.filter { $0.delivery.isDelivered && !$0.delivery.isCancelled && $0.needsEnd }
        touches.forEach(drop)
        waiting.removeAll { $0.delivery.held.isEmpty }
        // A recognizer may take the very first touch of all, before any view had one.
        if let event { send(lost, .cancelled, event) }
    }

    /// Takes away those that no view has yet; no view hears of them.
    static func keepBack(_ touches: [UITouch]) {
        for touch in touches where !touch.delivery.isDelivered { drop(touch) }
        waiting.removeAll { $0.delivery.held.isEmpty }
    }

    private static func drop(_ touch: UITouch) {
        if let wait = touch.delivery.wait { EventLoop.main.cancel(wait) }
        touch.delivery.wait = nil
        touch.delivery.isCancelled = true
        touch.delivery.held = []
    }

    // MARK: Scroll views (SC-21)
    /// Has a finger's touch wait where a scroll view above may begin to drag with it.
    private static func wait(with touch: UITouch) {
        guard touch.buttons.isEmpty, let view = touch.view, !(view is any TouchedAtOnce) else { return }
        let rulers = sequence(first: view, next: \.superview).compactMap { $0 as? any ContentTouchRuling }
        guard let delay = rulers.compactMap({ $0.delayOfContentTouches }).max() else { return }
        touch.delivery.wait = EventLoop.main.schedule(after: delay) { [weak touch] in
            guard let touch else { return }
            endWait(of: touch)
        }
    }

    private static func endWait(of touch: UITouch) {
        guard let wait = touch.delivery.wait else { return }
        EventLoop.main.cancel(wait)
        touch.delivery.wait = nil
        flush()
    }

    private static func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        let recognizers = (touch.gestureRecognizers ?? []).filter {
            $0.progress.state == .possible && $0.isWatching(touch)
        }
        switch phase {
        case .began: return touch.delivery.wait != nil || recognizers.contains { $0.delaysTouchesBegan }
        case .ended: return recognizers.contains { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
        default: return false
        }
    }

    /// Keeps touches from views whose scroll views say that they shouldn't have them.
    private static func refuse(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches {
            guard let view = touch.view else { continue }
            let above = sequence(first: view, next: \.superview).dropFirst()
            let rulers = above.compactMap { $0 as? any ContentTouchRuling }
            if rulers.contains(where: { !$0.admits([touch], with: event, in: view) }) { drop(touch) }
        }
    }

    /// Calls each view once, in the order of its first touch.
    private static func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var views: [UIView] = []
        if phase == .began { refuse(touches, event) }
        for touch in touches where phase != .began || !touch.delivery.isCancelled {
            guard let view = touch.view else { continue }
            if !views.contains(where: { $0 === view }) { views.append(view) }
            switch phase {
            case .began: touch.delivery.isDelivered = true
            case .ended, .cancelled: touch.needsEnd = false
            default: break
            }
        }
        for view in views {
            let those = Set(touches.filter { $0.view === view && (phase != .began || !$0.delivery.isCancelled) })
            switch phase {
            case .began: view.touchesBegan(those, with: event)
            case .moved: view.touchesMoved(those, with: event)
            case .ended: view.touchesEnded(those, with: event)
            case .cancelled: view.touchesCancelled(those, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func isWatching(_ touch: UITouch) -> Bool { trackedTouches.contains { $0 === touch } }
}
