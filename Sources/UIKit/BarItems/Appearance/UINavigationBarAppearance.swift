import Foundation

/// How a navigation bar looks (iOS 13).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Merged over the bar's own attributes and the system's (17 points, semibold). Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
    /// Merged over the bar's own attributes and the system's (34 points, bold). Empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
    /// Merged over the system's (12 points, secondary) for the line below the title (iOS 26). Empty by default.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
    /// Points by which the inline title is moved. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { appearanceDidChange() } }
    /// How the plain items of the bar look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { partsDidChange() }
    }
    /// How items of the style `done`, and the system's done and save, look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { partsDidChange() }
    }
    /// How the back button looks; only its title's attributes and place for `normal` count.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { partsDidChange() }
    }
    /// Nil: the system's chevron.
    open private(set) var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
    /// Where titles may pass under the back indicator during a transition.
    ///
    /// - Note: No effect here: the indicator doesn't mask the title.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        partsDidChange()
    }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        defer { partsDidChange() }
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
    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        partsDidChange()
    }

    /// Listens to the items' appearances.
    private func partsDidChange() {
        for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            part.changed = { [weak self] in self?.appearanceDidChange() }
        }
        appearanceDidChange()
    }

    /// Replaces the chevron, in both; the mask is kept only.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}
