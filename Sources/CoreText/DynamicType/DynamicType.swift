/// The sizes that text styles have in each content size category, and how other lengths grow with them.
package enum DynamicType {
    /// The point size of a style's text.
    package static func pointSize(of style: TextStyle, in category: ContentSizeCategory) -> CGFloat {
        SystemFontTable.shared.pointSize(style: style.index, category: category.index)
    }

    /// The distance of a style's baselines, in points.
    package static func leading(of style: TextStyle, in category: ContentSizeCategory) -> CGFloat {
        SystemFontTable.shared.leading(style: style.index, category: category.index)
    }

    /// The font of a style's text; its lines stand `leading` apart.
    package static func font(for style: TextStyle, in category: ContentSizeCategory) -> FontDescription {
        FontDescription(
            systemFontOfSize: pointSize(of: style, in: category),
            weight: style.weight,
            textStyle: style
        )
    }

    /// A length that grows as a style's text does, rounded to the nearest pixel.
    ///
    /// The measure is the distance of baselines against the one at the default size (measured on iOS 26.1).
    /// - Parameters:
    ///   - value: In points, at the category `large`.
    ///   - scale: Pixels a point.
    package static func scaledValue(
        _ value: CGFloat,
        for style: TextStyle,
        in category: ContentSizeCategory,
        scale: CGFloat
    ) -> CGFloat {
        (value * factor(of: style, in: category) * scale).rounded() / scale
    }

    /// A point size that grows as a style's text does, rounded to the nearest whole point.
    package static func scaledPointSize(
        _ size: CGFloat,
        for style: TextStyle,
        in category: ContentSizeCategory
    ) -> CGFloat {
        (size * factor(of: style, in: category)).rounded()
    }

    private static func factor(of style: TextStyle, in category: ContentSizeCategory) -> CGFloat {
        leading(of: style, in: category) / leading(of: style, in: .large)
    }
}
