extension UIControl {
    /// What may happen to a control; raw values are UIKit's.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down and `beginTracking` accepted it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Sent after `.touchDown` when the touch's tap count is more than 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved while it counts as inside: within 70 points of the bounds.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved while it counts as outside: more than 70 points from the bounds.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// Sent before `.touchDragInside` when a finger came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// Sent before `.touchDragOutside` when a finger left.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted within 70 points of the bounds, or tracking ended there.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted more than 70 points from the bounds.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away; no touch-up follows.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// People changed the value; setting it by code sends nothing.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Follows `.touchUpInside` on buttons and `.valueChanged` on other controls (BT-21).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Sent after `.touchDown` on a control whose menu is its primary action.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field began to edit.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text field's text was changed by typing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field stopped editing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The twelve bits of touches; a mask for registering, not an event of its own.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// The four bits of a text field's editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Four bits that UIKit leaves to apps for events of their own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that apps leave alone.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All 32 bits; handlers added for it are called at every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// The single events of the set, in the order of their raw values.
        var elements: [Event] {
            (0..<32).map { Event(rawValue: 1 << UInt($0)) }.filter { contains($0) }
        }
    }
}
