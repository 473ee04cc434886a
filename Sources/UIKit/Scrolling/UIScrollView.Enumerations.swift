extension UIScrollView {
    /// When safe area insets become content insets (SC-2 … SC-5); raw values are UIKit's (SC-M16).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The indicators' color.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// What dragging does with the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether a section index is shown.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic, alwaysHidden
    }

    /// How much of its speed scrolling keeps in a millisecond (SC-17).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
