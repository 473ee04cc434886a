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

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    /// Asked and told about single items; a navigation controller is its own bar's delegate.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items (UINavigationBar+Items.swift)
    /// The bottom of the stack first; nil when there are none. Setting it asks no delegate (BR-20).
    open var items: [UINavigationItem]? {
        get { state.items.isEmpty ? nil : state.items }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { state.items.last }
    /// The item that the back button leads to; nil with fewer than two items.
    open var backItem: UINavigationItem? { state.items.count > 1 ? state.items[state.items.count - 2] : nil }
    /// At once, animated or not; asks no delegate.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { take(items: items ?? []) }
    /// Adds an item at once, if the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }
    /// The item that left, at once; nil for the last one, and when the delegate keeps it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { popTop() }

    // MARK: Looks before iOS 13
    /// `black` has white titles on black; tints and appearances beat it. Default: `default`.
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
    /// Default: true; false with an opaque background image (BR-13).
    open var isTranslucent: Bool {
        get { state.isTranslucent ?? !(state.backgroundImages.values.contains { $0.isOpaqueImage }) }
        set {
            guard newValue != isTranslucent else { return }
            state.isTranslucent = newValue
            looksDidChange()
            noteAppearance(of: \.isTranslucent)
        }
    }
    /// Nil by default (BR-M14).
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.titleTextAttributes)
        }
    }
    /// Merged over the system's attributes. Nil by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.largeTitleTextAttributes)
        }
    }
    /// The hairline's image; counts only with a background image.
    open var shadowImage: UIImage? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.shadowImage)
        }
    }
    /// Replaces the chevron; an appearance's wins. Nil: the system's.
    open var backIndicatorImage: UIImage? {
        didSet {
            looksDidChange()
            noteAppearance(of: \.backIndicatorImage)
        }
    }
    /// Where titles may pass under the back indicator during a transition. Nil by default.
    ///
    /// - Note: No effect here: the indicator doesn't mask the title.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { noteAppearance(of: \.backIndicatorTransitionMaskImage) }
    }
    /// Drawn behind the bar instead of its color; only that for `UIBarMetrics.default` is shown, at all heights.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        state.backgroundImages[barMetrics] = backgroundImage
        looksDidChange()
        noteAppearance(of: "backgroundImage", backgroundImage, for: UInt(bitPattern: barMetrics.rawValue)) {
            $0.setBackgroundImage($1, for: barMetrics)
        } get: {
            $0.backgroundImage(for: barMetrics)
        }
    }
    /// What was set for exactly this height; nil: nothing.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { state.backgroundImages[barMetrics] }
    /// As without a position, which doesn't matter.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// As without a position, which doesn't matter.
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }
    /// Points down; that for `UIBarMetrics.default` counts in compact height too where nothing else is set.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        state.titleOffsets[barMetrics] = adjustment
        setNeedsLayout()
        noteAppearance(of: "titleVerticalPositionAdjustment", adjustment, for: UInt(bitPattern: barMetrics.rawValue)) {
            $0.setTitleVerticalPositionAdjustment($1, for: barMetrics)
        } get: {
            $0.titleVerticalPositionAdjustment(for: barMetrics)
        }
    }
    /// What was set for exactly this height; 0: nothing.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        state.titleOffsets[barMetrics] ?? 0
    }

    // MARK: Looks since iOS 13
    /// Made at the first question; the bar's own copy of what is set. It counts, and beats the older properties, only
    /// once one was set or changed (iOS 13).
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let appearance = state.standardAppearance { return appearance }
            let appearance = UINavigationBarAppearance()
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
    /// In compact height; nil: the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = adopted(compactAppearance)
            looksDidChange()
            noteAppearance(of: \.compactAppearance)
        }
    }
    /// Nil: transparent at the scroll edge, from iOS 15 and under large titles from 13 (BR-14).
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = adopted(scrollEdgeAppearance)
            looksDidChange()
            noteAppearance(of: \.scrollEdgeAppearance)
        }
    }
    /// In compact height at the scroll edge; nil: the scroll edge's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = adopted(compactScrollEdgeAppearance)
            looksDidChange()
            noteAppearance(of: \.compactScrollEdgeAppearance)
        }
    }

    // MARK: Large titles
    /// Default: false (BR-2).
    open var prefersLargeTitles = false {
        didSet {
            if prefersLargeTitles != oldValue { heightMayHaveChanged() }
            noteAppearance(of: \.prefersLargeTitles)
        }
    }
    /// Whether the bar is to look as on the Mac. Default: 0, automatic.
    ///
    /// - Note: No effect here: no bar looks as on the Mac.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// What holds: always as on the iPad (BT-17).
    open var behavioralStyle: UIBehavioralStyle { .pad }

    override var appearanceContents: [any AppearanceBearing] {
        (items ?? []).flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
    }

    // MARK: Place
    /// The delegate's answer when the bar joined its superview, `topAttached` in a navigation controller; else `top`.
    open var barPosition: UIBarPosition { state.position ?? .top }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil, state.position == nil { askForPosition() }
    }

    // MARK: Layout (UINavigationBar+Layout.swift)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        replacement(of: "sizeThatFits:", size) ?? CGSize(width: size.width, height: barHeight)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
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
