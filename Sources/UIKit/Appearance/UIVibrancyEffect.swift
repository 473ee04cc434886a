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

    /// Kept as a description: content on it is drawn in its own colors.
    public init(blurEffect: UIBlurEffect, style: Style) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Of the label style.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect == blurEffect
    }
    open override var hash: Int { style.hashValue }
}
