import CoreText

/// Scales an app's own fonts and lengths as a text style grows.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: TextStyle

    /// Grows as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Styles that UIKit does not know count as body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.textStyle
        super.init()
    }

    /// The font at the size for the current category, a whole number of points.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// The font at the size for a category.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the size for the current category, never larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the size for a category.
    ///
    /// - Parameters:
    ///   - font: The font at the standard size.
    ///   - maximumPointSize: 0 for no limit.
    ///   - traitCollection: Where the size category comes from; nil: the current traits.
    public func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let limit = maximumPointSize > 0 ? maximumPointSize : nil
        let scaling = FontScaling(style: style, basePointSize: font.pointSize, maximumPointSize: limit)
        let description = font.fontDescription.withSize(font.pointSize)
        return UIFont(description, reportedWeight: font.reportedWeight, scaling: scaling)
            .adjusted(for: traitCollection ?? .current)
    }

    /// The length for the current category, at a whole pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length for a category, at a whole pixel of the collection's scale.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return DynamicType.scaledValue(
            value,
            for: style,
            in: ContentSizeCategory(traits),
            scale: scale > 0 ? scale : 1
        )
    }
}
