import Foundation

/// What shows an image that can grow at accessibility text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the image grows with text at accessibility sizes. Default: false.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// How much larger such an image is.
@MainActor
enum AccessibilityImageScale {
    /// As much as body text is larger than at the largest size that isn't an accessibility size; not measured.
    static func factor(in traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        guard category.isAccessibilityCategory else { return 1 }
        return bodySize(category) / bodySize(.extraExtraExtraLarge)
    }

    private static func bodySize(_ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
    }
}
