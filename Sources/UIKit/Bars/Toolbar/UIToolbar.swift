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

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    /// Asked for the bar's position once, when the bar joins its superview (BR-M15). Nil by default.
    open weak var delegate: (any UIToolbarDelegate)?

    /// From the leading edge on; flexible spaces share what is left over.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue) } }
    /// At once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Looks
    /// `black` is a dark bar; tints and appearances beat it. Default: `default`.
    open var barStyle: UIBarStyle = .default {
        didSet {
            looksDidChange()
            noteAppearance(of: \.barStyle)
        }
    }
    /// Setting it makes the bar opaque (BR-M13).
    open var barTintColor: UIColor? {
        didSet {
            if barTintColor != nil, state.isTranslucent == nil { state.isTranslucent = false }
            looksDidChange()
            noteAppearance(of: \.barTintColor)
        }
    }
    /// Default: true; false with an opaque background image, or once there is a `barTintColor`.
    open var isTranslucent: Bool {
        get { state.isTranslucent ?? !(state.backgroundImages.values.contains { $0.isOpaqueImage }) }
        set {
            guard newValue != isTranslucent else { return }
            state.isTranslucent = newValue
            looksDidChange()
            noteAppearance(of: \.isTranslucent)
        }
    }
    /// Only that for `UIBarMetrics.default` is shown, in every position and height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        state.backgroundImages[barMetrics] = backgroundImage
        looksDidChange()
        noteAppearance(of: "backgroundImage", backgroundImage, for: UInt(bitPattern: barMetrics.rawValue)) {
            $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        } get: {
            $0.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
    }
    /// What was set for exactly this height, whatever the position; nil: nothing.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        state.backgroundImages[barMetrics]
    }
    /// Instead of the hairline, and only with a background image; one of no size takes the hairline away.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        state.shadowImage = shadowImage
        looksDidChange()
        noteAppearance(of: "shadowImage", shadowImage) {
            $0.setShadowImage($1, forToolbarPosition: topOrBottom)
        } get: {
            $0.shadowImage(forToolbarPosition: topOrBottom)
        }
    }
    /// What was set last, whatever the position; nil: the hairline.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { state.shadowImage }
    /// Made at the first question; the bar's own copy of what is set. It counts, and beats the older properties, only
    /// once one was set or changed (iOS 13).
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let appearance = state.standardAppearance { return appearance }
            let appearance = UIToolbarAppearance()
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
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = adopted(compactAppearance)
            looksDidChange()
            noteAppearance(of: \.compactAppearance)
        }
    }
    /// While a navigation controller's content is at its bottom, and for a toolbar without content (iOS 15). Nil: the
    /// standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = adopted(scrollEdgeAppearance)
            looksDidChange()
            noteAppearance(of: \.scrollEdgeAppearance)
        }
    }
    /// How the bar looks at the end of its content in compact height; nil: the scroll edge's.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            compactScrollEdgeAppearance = adopted(compactScrollEdgeAppearance)
            looksDidChange()
            noteAppearance(of: \.compactScrollEdgeAppearance)
        }
    }

    override var appearanceContents: [any AppearanceBearing] { items ?? [] }

    // MARK: Place
    /// The delegate's answer when the bar joined its superview, else `bottom` (BR-M15).
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
        barItemDidChange()
    }
}
