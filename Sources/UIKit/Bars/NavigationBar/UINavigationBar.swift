import Foundation

/// The bar at the top: a title between two groups of buttons, perhaps a large title and a search bar below.
///
/// The face of the class; places are in `UINavigationBar+Layout.swift`, what is shown in `NavigationBarContent.swift`.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    var state = NavigationBarState()
    let parts = NavigationBarParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items (UINavigationBar+Items.swift)
    open var items: [UINavigationItem]? {
        get { state.items.isEmpty ? nil : state.items }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { state.items.last }
    open var backItem: UINavigationItem? { state.items.count > 1 ? state.items[state.items.count - 2] : nil }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { take(items: items ?? []) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { popTop() }

    // MARK: Looks before iOS 13
    open var barStyle: UIBarStyle = .default { didSet { looksDidChange() } }
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    /// Default: true; false with an opaque background image (BR-13).
    open var isTranslucent: Bool {
        get { state.isTranslucent ?? !(state.backgroundImages.values.contains { $0.isOpaqueImage }) }
        set {
            guard newValue != isTranslucent else { return }
            state.isTranslucent = newValue
            looksDidChange()
        }
    }
    /// Nil by default (BR-M14).
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
    /// The hairline's image; counts only with a background image.
    open var shadowImage: UIImage? { didSet { looksDidChange() } }
    open var backIndicatorImage: UIImage? { didSet { looksDidChange() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        state.backgroundImages[barMetrics] = backgroundImage
        looksDidChange()
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { state.backgroundImages[barMetrics] }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }
    /// Points down.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        state.titleOffsets[barMetrics] = adjustment
        setNeedsLayout()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        state.titleOffsets[barMetrics] ?? 0
    }

    // MARK: Looks since iOS 13
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let appearance = state.standardAppearance { return appearance }
            let appearance = UINavigationBarAppearance()
            state.standardAppearance = appearance
            return appearance
        }
        set {
            state.standardAppearance = newValue
            state.usesAppearances = true
            looksDidChange()
        }
    }
    open var compactAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
    /// Nil: transparent at the scroll edge, from iOS 15 and under large titles from 13 (BR-14).
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }

    // MARK: Large titles
    /// Default: false (BR-2).
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightMayHaveChanged() } } }
    open var preferredBehavioralStyle = 0

    // MARK: Place
    open var barPosition: UIBarPosition { state.position ?? .top }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil, state.position == nil { askForPosition() }
    }

    // MARK: Layout (UINavigationBar+Layout.swift)
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        barItemDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayHaveChanged()
        barItemDidChange()
    }
}
