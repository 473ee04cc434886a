import QuartzCore

/// Glass that bends what lies behind it (iOS 26); drawn as a thin material, without the bent edges.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked: the main thread alone changes it.
    /// How much of what lies behind comes through; raw values are UIKit's.
    public enum Style: Int, Sendable {
        case regular = 0
        case clear = 1
    }

    /// How clear it is.
    public let style: Style
    /// Whether touches make it swell and shine. Default: false.
    ///
    /// - Note: No effect here: glass stays as it is under a touch.
    open var isInteractive = false
    /// Laid over the glass; nil by default.
    open var tintColor: UIColor?

    /// Glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// Another effect with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
        return copy
    }

    /// What becomes of the picture behind a view with these traits.
    func material(for traits: UITraitCollection) -> BackdropMaterial {
        let ground = UIColor(
            white: traits.userInterfaceStyle == .dark ? 0.11 : 0.97,
            alpha: style == .clear ? 0.1 : 0.5
        )
        let color = tintColor?.resolvedColor(with: traits).withAlphaComponent(0.7) ?? ground
        return BackdropMaterial(sigma: style == .clear ? 2 : 10, saturation: 1.5, tint: color.cgColor)
    }
}

/// Holds views of glass that flow together where they come near each other (iOS 26); here each is drawn by itself.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked: the main thread alone changes it.
    /// Points between two views at which they begin to flow together. Default: 0.
    ///
    /// - Note: No effect here: they stay apart.
    open var spacing: CGFloat = 0

    /// A container whose views touch before they flow together.
    public override init() { super.init() }

    /// Another effect with the same spacing.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }
}
