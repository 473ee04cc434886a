/// The size of text that the user prefers; `large` on a device that nobody changed.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )
}

extension UIContentSizeCategory {
    /// The twelve categories from the smallest text to the largest.
    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among `ascending`; nil for unspecified and for names that UIKit doesn't know.
    private var rank: Int? { Self.ascending.firstIndex(of: self) }

    /// True for the five sizes that exist only among the accessibility settings.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// False when either side is unspecified.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.rank, let right = right.rank else { return false }
        return left < right
    }

    /// False when either side is unspecified.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.rank, let right = right.rank else { return false }
        return left <= right
    }

    /// False when either side is unspecified.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

    /// False when either side is unspecified.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }

    /// Posted when the user prefers another size; the user info holds it under `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The raw value of the category that is preferred from now on.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
