import Foundation

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Beat the item's own attributes. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// Points; added to the item's own. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
    /// Nil: the system's color for the state.
    open var iconColor: UIColor? { didSet { changed?() } }
    /// Nil: red; an item's own `badgeColor` wins.
    open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
    /// Merged over white text of 13 points. Empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// Points by which the badge is moved. Default: zero.
    open var badgePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
    /// Points by which the badge's words are moved inside it. Default: zero.
    open var badgeTitlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }

    /// Tells the appearance that the state is part of.
    final var changed: (() -> Void)?

    func take(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// How tabs look in one of the three arrangements (iOS 13).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Image over title, or beside it; raw values are UIKit's.
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline, compactInline
    }

    /// The look of a tab that isn't selected; other states don't inherit from it.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected tab.
    public let selected = UITabBarItemStateAppearance()
    /// The look of an item that isn't enabled, which is faded besides.
    public let disabled = UITabBarItemStateAppearance()
    /// How an item looks while it has the focus.
    ///
    /// - Note: No effect here: bar items have no focus.
    public let focused = UITabBarItemStateAppearance()
    let style: Style

    /// All attributes empty; the style doesn't matter for them.
    public init(style: Style) {
        self.style = style
        super.init()
        watchStates()
    }

    public override convenience init() { self.init(style: .stacked) }

    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        style = .stacked
        super.init()
        watchStates()
    }

    /// Tells the bar's appearance that this one is part of.
    final var changed: (() -> Void)?

    private func watchStates() {
        for state in [normal, selected, disabled, focused] { state.changed = { [weak self] in self?.changed?() } }
    }

    /// Empties all states, whatever the style.
    open func configureWithDefault(for style: Style) { take(from: UITabBarItemAppearance(style: style)) }

    /// A new object with the same looks and style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance(style: style)
        copy.take(from: self)
        return copy
    }

    func take(from other: UITabBarItemAppearance) {
        normal.take(from: other.normal)
        selected.take(from: other.selected)
        disabled.take(from: other.disabled)
        focused.take(from: other.focused)
    }
}

/// How a tab bar looks (iOS 13).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Where titles stand below images: in compact width and regular height, and always on iOS 26.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { partsDidChange() }
    }
    /// Where titles stand beside images, in regular height: on pads before iOS 26 (BR-15).
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { partsDidChange() }
    }
    /// Where titles stand beside images, in compact height before iOS 26.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { partsDidChange() }
    }
    /// Of the indicator's image, which is then a template. Nil by default.
    open var selectionIndicatorTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Drawn behind the selected tab, at its own size; beats the bar's. Nil by default.
    open var selectionIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
    /// Beats the bar's `itemPositioning` unless it is `automatic`, the default.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { appearanceDidChange() } }
    /// Points, of centered tabs; 0: the bar's `itemWidth`.
    open var stackedItemWidth: CGFloat = 0 { didSet { appearanceDidChange() } }
    /// Points between centered tabs; 0: the bar's `itemSpacing`.
    open var stackedItemSpacing: CGFloat = 0 { didSet { appearanceDidChange() } }

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        partsDidChange()
    }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        defer { partsDidChange() }
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance.take(from: other.stackedLayoutAppearance)
        inlineLayoutAppearance.take(from: other.inlineLayoutAppearance)
        compactInlineLayoutAppearance.take(from: other.compactInlineLayoutAppearance)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        partsDidChange()
    }

    /// Listens to the tabs' appearances.
    private func partsDidChange() {
        for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            part.changed = { [weak self] in self?.appearanceDidChange() }
        }
        appearanceDidChange()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}
