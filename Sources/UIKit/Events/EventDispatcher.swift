/// Hands touches to views and gesture recognizers.
@MainActor
enum EventDispatcher {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        for view in Set(event.touches.compactMap(\.view)) {
            guard let touches = event.touches(for: view) else { continue }
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let those = touches.filter { $0.phase == phase }
                guard !those.isEmpty else { continue }
                switch phase {
                case .began: view.touchesBegan(those, with: event)
                case .moved: view.touchesMoved(those, with: event)
                case .ended: view.touchesEnded(those, with: event)
                default: view.touchesCancelled(those, with: event)
                }
            }
        }
    }
}
