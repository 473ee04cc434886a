import CoreText

/// How a font's size follows the preferred size of text.
struct FontScaling: Hashable, Sendable {
    /// The style whose growth the font shares.
    var style: TextStyle
    /// The size at the category `large`, in points.
    var basePointSize: CGFloat
    /// The size is never above this, in points; nil for no limit.
    var maximumPointSize: CGFloat?
}

extension UIFont {
    /// The font of a text style at the size of `UITraitCollection.current` (TR-M6).
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style.
    ///
    /// - Parameters:
    ///   - style: A text style.
    ///   - traitCollection: Gives the content size category and the legibility weight; nil: the current one.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let style = style.textStyle
        var description = DynamicType.font(for: style, in: ContentSizeCategory(traits))
        let isBoldText = traits.legibilityWeight == .bold
        if isBoldText { description.weight = style.emphasizedWeight }
        return UIFont(description, reportedWeight: nil, isBoldText: isBoldText)
    }

    /// The same font for other traits; itself if it has a fixed size.
    ///
    /// It's what views that adjust their font set after the content size category changed.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        let category = ContentSizeCategory(traits)
        var description = fontDescription
        if let scaling {
            let size = DynamicType.scaledPointSize(scaling.basePointSize, for: scaling.style, in: category)
            description.size = min(size, scaling.maximumPointSize ?? .infinity)
        } else if let style = fontDescription.textStyle {
            description.size = DynamicType.pointSize(of: style, in: category)
            // A weight of the app's own stays.
            let wantsBold = traits.legibilityWeight == .bold
            let isPlain = reportedWeight == nil && (isBoldText || description.weight == style.weight)
            if isPlain, wantsBold != isBoldText {
                description.weight = wantsBold ? style.emphasizedWeight : style.weight
                return UIFont(
                    description,
                    reportedWeight: nil,
                    isBoldText: wantsBold,
                    keptAttributes: keptAttributes
                )
            }
        } else {
            return self
        }
        guard description != fontDescription else { return self }
        return UIFont(
            description,
            reportedWeight: reportedWeight,
            scaling: scaling,
            isBoldText: isBoldText,
            keptAttributes: keptAttributes
        )
    }
}

extension ContentSizeCategory {
    /// The category of traits; where they specify none, the current one, else `large`.
    package init(_ traits: UITraitCollection) {
        self =
            ContentSizeCategory(rawValue: traits.preferredContentSizeCategory.rawValue)
            ?? ContentSizeCategory(rawValue: UITraitCollection.current.preferredContentSizeCategory.rawValue)
            ?? .large
    }
}
