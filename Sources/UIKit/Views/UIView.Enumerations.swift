extension UIView {
    /// "This view has no wish for this dimension": -1.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest size that satisfies the constraints.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// How contents fill the bounds; raw values are UIKit's.
    public enum ContentMode: Int, Sendable {
        /// `redraw` draws anew at each change of size; the three scaling ones stretch what was drawn, the others keep
        /// its size.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether the tint is dimmed, as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Automatic takes the superview's mode; dimmed tints lose their hue.
        case automatic, normal, dimmed
    }

    /// What follows the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin takes its part of a change of the superview's width.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width takes its part of a change of the superview's width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin takes its part of a change of the superview's width.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin takes its part of a change of the superview's height.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height takes its part of a change of the superview's height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin takes its part of a change of the superview's height.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// What a view's contents mean for right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Playback and spatial controls, and forced ones, don't mirror; unspecified follows the traits' direction (AL-22).
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
