import Foundation

/// Hears about a toolbar's place.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons, at the bottom by default.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    var state = ToolbarState()
    let background = BarBackgroundView()
    let row = BarItemRow()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    open weak var delegate: (any UIToolbarDelegate)?

    /// From the leading edge on; flexible spaces share what is left over.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue) } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Looks
    open var barStyle: UIBarStyle = .default { didSet { looksDidChange() } }
    /// Setting it makes the bar opaque (BR-M13).
    open var barTintColor: UIColor? {
        didSet {
            if barTintColor != nil, state.isTranslucent == nil { state.isTranslucent = false }
            looksDidChange()
        }
    }
    open var isTranslucent: Bool {
        get { state.isTranslucent ?? !(state.backgroundImages.values.contains { $0.isOpaqueImage }) }
        set {
            guard newValue != isTranslucent else { return }
            state.isTranslucent = newValue
            looksDidChange()
        }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        state.backgroundImages[barMetrics] = backgroundImage
        looksDidChange()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        state.backgroundImages[barMetrics]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        state.shadowImage = shadowImage
        looksDidChange()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { state.shadowImage }
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let appearance = state.standardAppearance { return appearance }
            let appearance = UIToolbarAppearance()
            state.standardAppearance = appearance
            return appearance
        }
        set {
            state.standardAppearance = newValue
            state.usesAppearances = true
            looksDidChange()
        }
    }
    open var compactAppearance: UIToolbarAppearance? { didSet { looksDidChange() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { looksDidChange() } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { looksDidChange() } }

    // MARK: Place
    open var barPosition: UIBarPosition { state.position ?? .bottom }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, state.position == nil, let delegate else { return }
        let answer = delegate.position(for: self)
        state.position = answer == .any ? .bottom : answer
    }

    // MARK: Layout
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics(traits: traitCollection).toolbarHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traits: traitCollection).toolbarHeight)
    }
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
        barItemDidChange()
    }
}
