import Foundation

/// The bar of tabs, at the bottom; at the top on pads from iOS 18.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How items share the bar's width; raw values are UIKit's.
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill, centered
    }

    var state = TabBarState()
    let background = BarBackgroundView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    /// Hears of touches; a tab bar controller is its own bar's delegate.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items
    /// From the leading edge on; nil until set. An item that is no longer among them is no longer selected.
    open var items: [UITabBarItem]? {
        get { state.items }
        set { take(items: newValue) }
    }
    /// At once, animated or not.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The highlighted tab; nil: none. Setting it tells no delegate and shows no other controller.
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { selectionDidChange() } } }

    // MARK: Customizing (UITabBar+Customizing.swift)
    /// Shows all items above the bar, to be dragged onto it; the delegate hears before and after.
    ///
    /// - Parameter items: Those that can be chosen, in the bar or not.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { beginCustomizing(items) }
    /// Takes what ``beginCustomizingItems(_:)`` shows away; at once, animated or not.
    ///
    /// - Returns: Whether the bar's items or their order changed.
    open func endCustomizing(animated: Bool) -> Bool { endCustomizing() }

    /// Whether something that is dragged selects the tab over which it rests. Default: false.
    open var isSpringLoaded = false

    // MARK: Looks
    /// `black` is a dark bar; tints and appearances beat it. Default: `default`.
    open var barStyle: UIBarStyle = .default {
        didSet {
            looksDidChange()
            noteAppearance(of: \.barStyle)
        }
    }
    /// The color behind the bar, at 85 % while the bar is translucent; it follows the bar's traits. Nil by default.
    open var barTintColor: UIColor? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.barTintColor)
        }
    }
    /// Default: true; false with an opaque background image.
    open var isTranslucent: Bool {
        get { state.isTranslucent ?? !(backgroundImage?.isOpaqueImage ?? false) }
        set {
            guard newValue != isTranslucent else { return }
            state.isTranslucent = newValue
            looksDidChange()
            noteAppearance(of: \.isTranslucent)
        }
    }
    /// Drawn behind the bar instead of its color. Nil by default.
    open var backgroundImage: UIImage? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.backgroundImage)
        }
    }
    /// Instead of the hairline, and only with a background image; one of no size takes the hairline away.
    open var shadowImage: UIImage? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.shadowImage)
        }
    }
    /// Drawn behind the selected tab, at its own size; an appearance's beats it. Nil by default.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.selectionIndicatorImage)
        }
    }
    /// Of items that aren't selected; nil: gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.unselectedItemTintColor)
        }
    }
    /// `automatic`, the default, centers tabs on pads and fills the width elsewhere; without effect on iOS 26.
    open var itemPositioning: ItemPositioning = .automatic {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.itemPositioning)
        }
    }
    /// Points; 0: the system's.
    open var itemWidth: CGFloat = 0 {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.itemWidth)
        }
    }
    /// Points between centered tabs; 0: the system's, 34.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.itemSpacing)
        }
    }
    /// Made at the first question; the bar's own copy of what is set. It counts, and beats the older properties, only
    /// once one was set or changed (iOS 13).
    open var standardAppearance: UITabBarAppearance {
        get {
            if let appearance = state.standardAppearance { return appearance }
            let appearance = UITabBarAppearance()
            appearance.holder = self
            state.standardAppearance = appearance
            return appearance
        }
        set {
            state.standardAppearance = adopted(newValue)
            state.usesAppearances = true
            looksDidChange()
            noteAppearance(of: \.standardAppearance)
        }
    }
    /// Nil: transparent at the scroll edge (iOS 15).
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = adopted(scrollEdgeAppearance)
            looksDidChange()
            noteAppearance(of: \.scrollEdgeAppearance)
        }
    }

    override var appearanceContents: [any AppearanceBearing] { items ?? [] }

    // MARK: Layout (UITabBar+Layout.swift)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        replacement(of: "sizeThatFits:", size)
            ?? CGSize(
                width: size.width,
                height: BarMetrics(traits: traitCollection).ownTabBarHeight + safeAreaInsets.bottom
            )
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traits: traitCollection).ownTabBarHeight)
    }
    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        looksDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        looksDidChange()
    }
}
