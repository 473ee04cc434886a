extension UIView {
    /// "This view has no wish for this dimension": -1.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest size that satisfies the constraints.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// How contents fill the bounds; raw values are UIKit's.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether the tint is dimmed, as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// What follows the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// What a view's contents mean for right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
