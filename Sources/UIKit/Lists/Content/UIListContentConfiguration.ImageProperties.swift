import Foundation

extension UIListContentConfiguration {
    /// How the image looks, and what room it takes.
    public struct ImageProperties: Hashable {
        /// In place of a reserved length: what a symbol takes in the system's lists.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// Nil: as the image has it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil: the view's.
        public var tintColor: UIColor?
        /// Gets the tint color, and gives the one that is drawn. Nil by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Points. Default: 0.
        public var cornerRadius: CGFloat = 0
        /// Points that the image takes at most, in its proportions; zero, the default, along an axis: no limit.
        public var maximumSize: CGSize = .zero
        /// Points that are kept for the image, which is centered there. Zero, the default, along an axis: the image's own
        /// length, and for symbols the standard width at least.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colors where the device inverts them. Default: false.
        ///
        /// - Note: No effect here: colors aren't inverted.
        public var accessibilityIgnoresInvertColors = false
        /// Points, inside the image's edge. Default: 0 (iOS 18).
        public var strokeWidth: CGFloat = 0
        /// Nil, the default: the view's tint color.
        public var strokeColor: UIColor?
        /// Gets the stroke's color, and gives the one that is drawn. Nil by default.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        init() {}

        /// The color of a template image in a view of this tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer.map { $0(color) } ?? color
        }

        /// The stroke's color in a view of this tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer.map { $0(color) } ?? color
        }

        /// The size at which an image is shown.
        func shownSize(of size: CGSize) -> CGSize {
            guard size.width > 0, size.height > 0 else { return size }
            let widthFactor = maximumSize.width > 0 ? maximumSize.width / size.width : 1
            let heightFactor = maximumSize.height > 0 ? maximumSize.height / size.height : 1
            let factor = min(1, widthFactor, heightFactor)
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        /// Whether both look the same; of transformers only whether there is one counts.
        public static func == (left: Self, right: Self) -> Bool {
            left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
                && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
                && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
                && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
                && left.strokeWidth == right.strokeWidth && left.strokeColor == right.strokeColor
                && (left.tintColorTransformer == nil) == (right.tintColorTransformer == nil)
                && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
        }

        /// Feeds part of what `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(strokeWidth)
        }
    }
}
