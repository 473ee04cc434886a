extension UIButton.Configuration {
    /// How large text and insets are; raw values are UIKit's.
    public enum Size: Int, Sendable {
        /// Body text, insets of 7 and 12 points (BT-M3); the default.
        case medium = 0
        /// Subheadline text, insets of 5 and 10 points (BT-M3).
        case small = 1
        /// The same as small (BT-M3).
        case mini = 2
        /// Body text, insets of 15 and 20 points (BT-M3).
        case large = 3

        /// BT-M3.
        var contentInsets: NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch self {
                case .mini, .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// BT-M3.
        var titleStyle: UIFont.TextStyle {
            switch self {
            case .mini, .small: .subheadline
            case .medium, .large: .body
            }
        }
    }

    /// How title and subtitle stand to each other; raw values are UIKit's.
    public enum TitleAlignment: Int, Sendable {
        /// Centered without a subtitle, at the leading edge with one, unless the content's alignment is left or right.
        case automatic = 0
        /// Where the text begins by its own direction.
        case leading = 1
        /// The shorter one in the middle of the longer one.
        case center = 2
        /// At the trailing edge of the button's direction.
        case trailing = 3
    }

    /// Where the corner radius comes from; raw values are UIKit's.
    public enum CornerStyle: Int, Sendable {
        /// The background's radius, however large (BT-M7).
        case fixed = -1
        /// The background's radius, at most half the height (BT-M7); the default.
        case dynamic = 0
        /// An eighth of the height (BT-M7).
        case small = 1
        /// 0.175 of the height (BT-M7).
        case medium = 2
        /// A quarter of the height (BT-M7).
        case large = 3
        /// Half of the height (BT-M7).
        case capsule = 4

        /// The radius of a background of that height, in points (BT-M7).
        func radius(height: CGFloat, backgroundRadius: CGFloat) -> CGFloat {
            switch self {
            case .fixed: backgroundRadius
            case .dynamic: min(height / 2, backgroundRadius)
            case .small: height * 0.125
            case .medium: height * 0.175
            case .large: height * 0.25
            case .capsule: height * 0.5
            }
        }
    }

    /// How the button looks in a Mac app; raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// With a border and a fill.
        case bordered = 1
        /// The title only.
        case borderless = 2
        /// The title only, in the tint color.
        case borderlessTinted = 3
    }

    /// What shows that a menu opens; raw values are UIKit's.
    public enum Indicator: Int, Sendable {
        /// For pop-up buttons only (BT-12).
        case automatic = 0
        /// No chevrons, even for pop-up buttons.
        case none = 1
        /// Two chevrons, whether a menu opens or not.
        case popup = 2
    }

    /// The factories.
    enum Style: Hashable, Sendable {
        case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        case glass, prominentGlass, clearGlass, prominentClearGlass

        var isGlass: Bool {
            switch self {
            case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
            case .plain, .gray, .tinted, .filled, .borderless, .bordered, .borderedTinted, .borderedProminent: false
            }
        }

        /// Filled styles and glass keep their look when they are selected (BT-M2).
        var isProminent: Bool { isGlass || self == .filled || self == .borderedProminent }
    }
}

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Called with the resolved font and base color; what it returns is used as it is (BT-M15).
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// The closure may run on any thread.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Calls `transform`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
