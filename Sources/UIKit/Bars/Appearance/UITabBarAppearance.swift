import Foundation

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Beat the item's own attributes. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points; kept for the app, not applied here; the item's own is. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Nil: the system's color for the state.
    open var iconColor: UIColor?
    /// Nil: red; an item's own `badgeColor` wins.
    open var badgeBackgroundColor: UIColor?
    /// Merged over white text of 13 points. Empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points; kept for the app, not applied here. Default: zero.
    open var badgePositionAdjustment: UIOffset = .zero
    /// Points; kept for the app, not applied here. Default: zero.
    open var badgeTitlePositionAdjustment: UIOffset = .zero

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
    /// Kept for the app: there is no focus.
    public let focused = UITabBarItemStateAppearance()
    let style: Style

    /// All attributes empty; the style doesn't matter for them.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .stacked) }

    public required init?(coder: NSCoder) {
        style = .stacked
        super.init()
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
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// Where titles stand beside images, in regular height: on pads before iOS 26 (BR-15).
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// Where titles stand beside images, in compact height before iOS 26.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// Kept for the app, not drawn here. Nil by default.
    open var selectionIndicatorTintColor: UIColor?
    /// Kept for the app, not drawn here. Nil by default.
    open var selectionIndicatorImage: UIImage?
    /// Kept for the app: the bar's own `itemPositioning` counts. Default: `automatic`.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    /// Points; 0: the system's.
    open var stackedItemWidth: CGFloat = 0
    /// Points; kept for the app: the bar's own `itemSpacing` counts. 0: the system's.
    open var stackedItemSpacing: CGFloat = 0

    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
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
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}
