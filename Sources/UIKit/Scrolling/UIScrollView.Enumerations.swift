extension UIScrollView {
    /// When safe area insets become content insets (SC-2 … SC-5); raw values are UIKit's (SC-M16).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// `.automatic` is the default: along the axes that scroll, and vertically under a navigation controller
        /// (SC-5).
        case automatic, scrollableAxes, never, always
    }

    /// The indicators' color.
    public enum IndicatorStyle: Int, Sendable {
        /// `.default` is black in light and white in dark surroundings, at 35 %.
        case `default`, black, white
    }

    /// What dragging does with the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// `.none`, the default, keeps the keyboard; here each of the others ends editing as soon as a drag begins.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether a section index is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// `.automatic` is the default.
        case automatic, alwaysHidden
    }

    /// How much of its speed scrolling keeps in a millisecond (SC-17).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the speed that is left after a millisecond, 0…1.
        public var rawValue: CGFloat
        /// A rate of 1 or more would never come to rest; nothing checks it.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998, the default (SC-M9).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: comes to rest after about a fifth of the normal distance.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
