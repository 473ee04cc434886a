import Foundation

/// How a navigation bar looks (iOS 13).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Merged over the bar's own attributes and the system's (17 points, semibold). Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Merged over the bar's own attributes and the system's (34 points, bold). Empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept for the app, not applied here. Empty by default.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points; kept for the app, not applied here. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero
    /// How the plain items of the bar look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// How items of the style `done`, and the system's done and save, look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the back button looks; only its title attributes for `normal` count.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// Nil: the system's chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// Kept for the app: the indicator doesn't mask the title here.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance.take(from: other.buttonAppearance)
        doneButtonAppearance.take(from: other.doneButtonAppearance)
        backButtonAppearance.take(from: other.backButtonAppearance)
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Replaces the chevron, in both; the mask is kept only.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}
