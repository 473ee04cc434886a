/// Colors that take up what shines through a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// What the content is; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// For text of first importance.
        case label = 0
        /// For text of second importance.
        case secondaryLabel = 1
        /// For text of third importance.
        case tertiaryLabel = 2
        /// For text of least importance.
        case quaternaryLabel = 3
        /// For large shapes.
        case fill = 4
        /// For shapes of middle size.
        case secondaryFill = 5
        /// For small shapes.
        case tertiaryFill = 6
        /// For lines between things.
        case separator = 7
    }

    let blurEffect: UIBlurEffect
    let style: Style

    /// The content's shapes darken a light material and lighten a dark one; its own colors don't count.
    public init(blurEffect: UIBlurEffect, style: Style) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// How content looks under these traits: the alphas of the system's label, fill and separator colors, in black on light
    /// materials and white on dark ones.
    func vibrancy(for traits: UITraitCollection) -> LayerVibrancy {
        let isDark = blurEffect.isDark(traits)
        let alpha: CGFloat =
            switch style {
            case .label: 0.85
            case .secondaryLabel: 0.6
            case .tertiaryLabel: 0.3
            case .quaternaryLabel: 0.18
            case .fill: 0.2
            case .secondaryFill: 0.16
            case .tertiaryFill: 0.12
            case .separator: 0.29
            }
        return LayerVibrancy(
            color: CGColor(gray: isDark ? 1 : 0, alpha: alpha),
            blendMode: isDark ? .plusLighter : .plusDarker
        )
    }

    /// Of the label style.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect == blurEffect
    }
    open override var hash: Int { style.hashValue }
}
