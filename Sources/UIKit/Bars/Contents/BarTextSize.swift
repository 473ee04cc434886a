import Foundation

/// How large bars write, in points, by the text size that the person prefers (BR-25, TR-M7).
@MainActor
struct BarTextSize {
    private let traits: UITraitCollection
    /// Before iOS 26 bars don't follow the text size.
    private let follows: Bool

    private static let standard: CGFloat = 17
    private static let standardLarge: CGFloat = 34
    /// Measured: 48 where the text style has 44; the other accessibility sizes alike.
    private static let largeTitleExtra: CGFloat = 4
    /// Of the large title's zone, above and below its label together.
    private static let zoneMargin: CGFloat = 4

    init(traits: UITraitCollection) {
        self.traits = traits
        follows =
            BarMetrics(traits: traits).isGlass && UIContentSizeCategory.large < traits.preferredContentSizeCategory
    }

    /// Of titles and items: they stop at extraExtraLarge.
    var title: CGFloat {
        guard follows else { return Self.standard }
        let category = traits.preferredContentSizeCategory
        return size(.body, category < .extraExtraLarge ? category : .extraExtraLarge)
    }

    /// Of large titles, which grow without end, and shrink below the standard size (33 at medium, in a picture).
    var largeTitle: CGFloat {
        guard BarMetrics(traits: traits).isGlass else { return Self.standardLarge }
        let category = traits.preferredContentSizeCategory
        return size(.largeTitle, category) + (category.isAccessibilityCategory ? Self.largeTitleExtra : 0)
    }

    /// What the large title needs of the bar's height.
    var largeTitleZone: CGFloat {
        guard follows else { return 0 }
        let height = UIFont.systemFont(ofSize: largeTitle, weight: .bold).lineHeight
        let scale = max(1, traits.displayScale)
        return (height * scale).rounded(.up) / scale + Self.zoneMargin
    }

    private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
    }
}
