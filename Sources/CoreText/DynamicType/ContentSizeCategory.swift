/// The text size that the reader prefers, from the smallest to the largest; raw values are UIKit's.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    case extraSmall = "UICTContentSizeCategoryXS"
    case small = "UICTContentSizeCategoryS"
    case medium = "UICTContentSizeCategoryM"
    case large = "UICTContentSizeCategoryL"
    case extraLarge = "UICTContentSizeCategoryXL"
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// The place in the tables.
    package var index: Int { Self.indices[self] ?? 3 }
    private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))

    /// True for the five sizes that only the accessibility settings offer.
    package var isAccessibilityCategory: Bool { index >= 7 }
}
