import Foundation

/// How a bar's background looks (iOS 13).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
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

    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        configureWithDefaultBackground()
    }

    public let idiom: UIUserInterfaceIdiom

    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The hairline; nil or clear: none.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

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

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

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
