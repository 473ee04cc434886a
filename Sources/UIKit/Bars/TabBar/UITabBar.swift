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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items
    open var items: [UITabBarItem]? {
        get { state.items }
        set { take(items: newValue) }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { selectionDidChange() } } }

    // MARK: Looks
    open var barStyle: UIBarStyle = .default { didSet { looksDidChange() } }
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    open var isTranslucent: Bool {
        get { state.isTranslucent ?? !(backgroundImage?.isOpaqueImage ?? false) }
        set {
            guard newValue != isTranslucent else { return }
            state.isTranslucent = newValue
            looksDidChange()
        }
    }
    open var backgroundImage: UIImage? { didSet { looksDidChange() } }
    open var shadowImage: UIImage? { didSet { looksDidChange() } }
    open var selectionIndicatorImage: UIImage? { didSet { looksDidChange() } }
    /// Of items that aren't selected; nil: gray.
    open var unselectedItemTintColor: UIColor? { didSet { looksDidChange() } }
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    /// Points; 0: the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var standardAppearance: UITabBarAppearance {
        get {
            if let appearance = state.standardAppearance { return appearance }
            let appearance = UITabBarAppearance()
            state.standardAppearance = appearance
            return appearance
        }
        set {
            state.standardAppearance = newValue
            state.usesAppearances = true
            looksDidChange()
        }
    }
    /// Nil: transparent at the scroll edge (iOS 15).
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { looksDidChange() } }

    // MARK: Layout (UITabBar+Layout.swift)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics(traits: traitCollection).ownTabBarHeight + safeAreaInsets.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traits: traitCollection).ownTabBarHeight)
    }
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
