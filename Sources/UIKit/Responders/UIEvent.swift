import Foundation

/// What happened at one moment: the touches of all fingers.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// A bit for each button.
        public let rawValue: Int
        /// Any buttons.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left one, as most people have it.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// What an event is about; raw values are UIKit's.
    public enum EventType: Int, Sendable {
        /// Fingers.
        case touches = 0
        /// Shaking, headphones' buttons, and keys.
        case motion, remoteControl, presses
        /// A mouse wheel or a trackpad.
        case scroll = 10
        /// A pointer without a button down.
        case hover = 11
        /// A trackpad's pinch or rotation.
        case transform = 14
    }

    /// What kind of motion; raw values are UIKit's.
    public enum EventSubtype: Int, Sendable {
        /// Not a motion.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// A button of headphones or of the lock screen, for what plays; none comes here.
        case remoteControlPlay = 100
        /// As ``remoteControlPlay``.
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        /// As ``remoteControlPlay``.
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// As ``remoteControlPlay``.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// Touches, except for subclasses.
    open var type: EventType { .touches }
    /// None, except for motions.
    open var subtype: EventSubtype { .none }
    /// Seconds on the system's virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The pointer's buttons that are down; empty for fingers.
    open var buttonMask: ButtonMask { orderedTouches.reduce([]) { $0.union($1.buttons) } }
    /// The modifier keys that are down; always empty here.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// All fingers, in the order in which they came.
    var orderedTouches: [UITouch] = []
    var touches: Set<UITouch> { Set(orderedTouches) }

    /// Those on the screen, and those that were lifted at this moment; nil without any.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
    /// Those that began on the view; nil without any.
    open func touches(for view: UIView) -> Set<UITouch>? { select { $0.view === view } }
    /// Those that began in the window; nil without any.
    open func touches(for window: UIWindow) -> Set<UITouch>? { select { $0.window === window } }
    /// Those that the recognizer takes part in; nil without any.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        select { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// All that the screen saw of a touch since the event before: the touch itself, as each sample is an event here. Nil
    /// for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    /// Where a touch may be going: empty, as nothing is predicted here. Nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private func select(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(matches)
        return found.isEmpty ? nil : found
    }
}
