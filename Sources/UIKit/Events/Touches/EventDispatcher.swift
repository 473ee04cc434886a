/// Hands touches to gesture recognizers, then to views.
@MainActor
enum EventDispatcher {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    static func deliver(_ event: UIEvent, in window: UIWindow) {
        for phase in phases {
            let touches = event.orderedTouches.filter { $0.window === window && $0.phase == phase }
            guard !touches.isEmpty else { continue }
            if phase == .began { for touch in touches { assignRecognizers(to: touch, event) } }
            tellRecognizers(of: touches, phase, event)
            TouchDelivery.deliver(touches, phase, in: event)
        }
        TouchDelivery.flush()
        GestureArbiter.resetFinished()
    }

    /// The recognizers of the touched view and of all above it, the deepest view's first.
    private static func assignRecognizers(to touch: UITouch, _ event: UIEvent) {
        var recognizers: [UIGestureRecognizer] = []
        var view = touch.view
        while let owner = view {
            for recognizer in owner.gestureRecognizers ?? [] where takes(recognizer, touch, event) {
                recognizers.append(recognizer)
            }
            view = owner.superview
        }
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers {
            recognizer.trackedTouches.removeAll { !$0.isLive }
            recognizer.trackedTouches.append(touch)
            GestureArbiter.add(recognizer)
        }
    }

    /// Whether a recognizer, its delegate asked, takes part in a touch.
    static func takes(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, !recognizer.progress.isOver, recognizer.progress.waiting.isEmpty,
            recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
            recognizer.accepts(touch.buttons), recognizer.shouldReceive(event)
        else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event)
            && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    private static func tellRecognizers(of touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var recognizers: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
        where !recognizers.contains(where: { $0 === recognizer }) {
            recognizers.append(recognizer)
        }
        for recognizer in recognizers where !recognizer.progress.isOver {
            let those = Set(touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } })
            guard !those.isEmpty else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(those, with: event)
            case .moved: recognizer.touchesMoved(those, with: event)
            case .ended: recognizer.touchesEnded(those, with: event)
            default: recognizer.touchesCancelled(those, with: event)
            }
        }
    }
}

extension UIWindow {
    func dispatch(_ event: UIEvent) { EventDispatcher.deliver(event, in: self) }
}
