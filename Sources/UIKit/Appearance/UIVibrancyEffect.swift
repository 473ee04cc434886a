/// Colors that take up what shines through a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// What the content is; raw values are UIKit's.
    public enum Style: Int, Sendable {
        case label = 0
        case secondaryLabel = 1
        case tertiaryLabel = 2
        case quaternaryLabel = 3
        case fill = 4
        case secondaryFill = 5
        case tertiaryFill = 6
        case separator = 7
    }

    let blurEffect: UIBlurEffect
    let style: Style

    public init(blurEffect: UIBlurEffect, style: Style) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect == blurEffect
    }
    open override var hash: Int { style.hashValue }
}
