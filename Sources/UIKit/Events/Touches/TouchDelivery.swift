import Platform

/// Brings touches to their views, as far as gesture recognizers let them through.
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
            if !touch.delivery.held.isEmpty || isHeld(touch, phase) {
                touch.delivery.held.append(phase)
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
            while let phase = touch.delivery.held.first, !isHeld(touch, phase) {
                touch.delivery.held.removeFirst()
                // The view sees the touch as it was.
                let present = touch.phase
                touch.phase = phase
                send([touch], phase, event)
                if touch.phase == phase { touch.phase = present }
            }
        }
        waiting.removeAll { $0.delivery.held.isEmpty }
    }

    /// Takes touches away from their views.
    static func cancel(_ touches: [UITouch]) {
        let lost = touches.filter { $0.delivery.isDelivered && !$0.delivery.isCancelled && $0.needsEnd }
        for touch in touches {
            touch.delivery.isCancelled = true
            touch.delivery.held = []
        }
        waiting.removeAll { $0.delivery.held.isEmpty }
        // A recognizer may take the very first touch of all, before any view had one.
        if let event { send(lost, .cancelled, event) }
    }

    private static func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        let recognizers = (touch.gestureRecognizers ?? []).filter {
            $0.progress.state == .possible && $0.isWatching(touch)
        }
        switch phase {
        case .began: return recognizers.contains { $0.delaysTouchesBegan }
        case .ended: return recognizers.contains { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
        default: return false
        }
    }

    /// Calls each view once, in the order of its first touch.
    private static func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var views: [UIView] = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if !views.contains(where: { $0 === view }) { views.append(view) }
            switch phase {
            case .began: touch.delivery.isDelivered = true
            case .ended, .cancelled: touch.needsEnd = false
            default: break
            }
        }
        for view in views {
            let those = Set(touches.filter { $0.view === view })
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
