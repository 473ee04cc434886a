extension UIButton.Configuration {
    /// How large text and insets are; raw values are UIKit's.
    public enum Size: Int, Sendable {
        case medium = 0
        case small = 1
        case mini = 2
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
        case automatic = 0
        case leading = 1
        case center = 2
        case trailing = 3
    }

    /// Where the corner radius comes from; raw values are UIKit's.
    public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic = 0
        case small = 1
        case medium = 2
        case large = 3
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
        case automatic = 0
        case bordered = 1
        case borderless = 2
        case borderlessTinted = 3
    }

    /// What shows that a menu opens; raw values are UIKit's.
    public enum Indicator: Int, Sendable {
        case automatic = 0
        case none = 1
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
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
