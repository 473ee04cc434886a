/// The size of text that the user prefers; `large` on a device that nobody changed.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String

    /// A value of any name, which is equal to those of the same name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No wish; neither smaller nor larger than any category.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three steps below the usual size: body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the usual size: body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the usual size: body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size: body text of 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the usual size: body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the usual size: body text of 21 points; inline titles and bar items grow no more (TR-M7).
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the usual settings: body text of 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first accessibility size: body text of 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size: body text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size: body text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    /// The fourth accessibility size: body text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    /// The largest size: body text of 53 points.
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
