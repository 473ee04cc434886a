import Foundation

/// How a bar's background looks (iOS 13).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The default look for an idiom.
    ///
    /// - Parameter idiom: Where the bar stands; appearances differ by it only in their defaults.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public override convenience init() { self.init(idiom: .unspecified) }

    /// Takes over another appearance's background.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(from: barAppearance)
    }

    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        configureWithDefaultBackground()
    }

    /// The idiom that the initializer got; `unspecified` for `init()`.
    ///
    /// - Note: No effect here: the device's own idiom counts.
    public let idiom: UIUserInterfaceIdiom

    /// Any effect stands for the system's material; shown where there is no color. Nil: none. Default: chrome material.
    open var backgroundEffect: UIBlurEffect? { didSet { appearanceDidChange() } }
    /// Fills the background instead of the effect; it follows the bar's traits. Nil by default.
    open var backgroundColor: UIColor? { didSet { appearanceDidChange() } }
    /// Drawn over color and effect, under the status bar too. Nil by default.
    open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
    /// How the image fills the background. Default: `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { appearanceDidChange() } }
    /// The hairline; nil or clear: none.
    open var shadowColor: UIColor? { didSet { appearanceDidChange() } }
    /// Drawn instead of the hairline, as high as it is. Nil by default.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }

    /// The system's material with a hairline.
    open func configureWithDefaultBackground() {
        clearBackground()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .barHairline
    }

    /// The system's background color with a hairline.
    open func configureWithOpaqueBackground() {
        clearBackground()
        backgroundColor = .systemBackground
        shadowColor = .barHairline
    }

    /// Nothing behind the bar, and no hairline.
    open func configureWithTransparentBackground() { clearBackground() }

    /// A new object with the same looks; subclasses copy theirs too.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// The bar or item that shows the appearance; changes take effect there at once.
    weak var holder: (any BarAppearanceHolder)?

    func appearanceDidChange() { holder?.appearanceDidChange(self) }

    /// Whether nothing shows through.
    var isOpaque: Bool { backgroundEffect == nil && backgroundColor.map { $0.cgColor.alpha >= 1 } ?? false }

    private func clearBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        backgroundImageContentMode = .scaleToFill
        shadowColor = nil
        shadowImage = nil
    }

    private func takeBackground(from other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

extension UIColor {
    /// The hairline of a bar: 178 grey over white (looks: navigation bar).
    static var barHairline: UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
        }
    }
}
