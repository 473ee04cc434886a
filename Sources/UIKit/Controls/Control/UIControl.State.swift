extension UIControl {
    /// How a control stands; raw values are UIKit's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The empty set: enabled, and neither selected nor highlighted.
        public static let normal = State([])
        /// While a finger is down inside, or `isHighlighted` is set.
        public static let highlighted = State(rawValue: 1 << 0)
        /// While `isEnabled` is false; the superviews' state doesn't matter.
        public static let disabled = State(rawValue: 1 << 1)
        /// While `isSelected` is true.
        public static let selected = State(rawValue: 1 << 2)
        /// While the control has the focus of keys, on iPad and Mac.
        public static let focused = State(rawValue: 1 << 3)
        /// Eight bits for the states of an app's own subclasses.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that apps leave alone.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where a control's content stands along the vertical axis.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// As high as the control.
        case fill = 3
    }

    /// Where a control's content stands along the horizontal axis.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// As wide as the control.
        case fill = 3
        /// Left, or right where reading runs from right to left.
        case leading = 4
        /// Right, or left where reading runs from right to left.
        case trailing = 5
    }
}
