import Foundation

/// What happened at one moment: the touches of all fingers.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open internal(set) var timestamp: TimeInterval = 0
    /// All fingers, in the order in which they came.
    var orderedTouches: [UITouch] = []
    var touches: Set<UITouch> { Set(orderedTouches) }

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
    open func touches(for view: UIView) -> Set<UITouch>? { select { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { select { $0.window === window } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        select { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    private func select(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(matches)
        return found.isEmpty ? nil : found
    }
}
