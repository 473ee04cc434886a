import Foundation

/// What shows a bar item and wants to know when it changes.
@MainActor
protocol BarItemHolder: AnyObject {
    func barItemDidChange()
    /// Whether a search bar stands in the title's row.
    var searchIsInRow: Bool { get }
}

extension BarItemHolder {
    var searchIsInRow: Bool { false }
}

/// What bar items have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Words of the item; not shown in a bar button that has an image. Nil by default.
    open var title: String? {
        willSet { keyWillChange("title") }
        didSet {
            if title != oldValue { itemDidChange() }
            keyDidChange("title")
        }
    }
    /// Drawn as a template unless its rendering mode says otherwise (IM-6). Nil by default.
    open var image: UIImage? {
        willSet { keyWillChange("image") }
        didSet {
            if image !== oldValue { itemDidChange() }
            keyDidChange("image")
        }
    }
    /// Shown in compact height; nil: `image`.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// The image that a long press shows enlarged at accessibility sizes; nil: `image`, drawn larger.
    open var largeContentSizeImage: UIImage?
    /// Default: true. Items that aren't enabled are gray and take no touches.
    open var isEnabled = true {
        willSet { keyWillChange("enabled") }
        didSet {
            if isEnabled != oldValue { itemDidChange() }
            keyDidChange("enabled")
        }
    }
    /// For the app to know the item by. Default: 0.
    open var tag = 0
    /// Points by which the image is moved and cut inside its button.
    open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// How far the image for low bars is moved at each edge, in points. Zero by default.
    ///
    /// - Note: No effect here: `imageInsets` count at all heights.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// How far the enlarged image is moved at each edge, in points. Zero by default.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero

    // MARK: Accessibility
    /// What assistive apps say of the button that shows the item; nil: its title.
    open var accessibilityLabel: String? { didSet { itemDidChange() } }
    /// What a touch on it does, in words. Nil by default.
    open var accessibilityHint: String? { didSet { itemDidChange() } }
    /// What it stands at. Nil by default.
    open var accessibilityValue: String? { didSet { itemDidChange() } }
    /// For tests to find the button by. Nil by default.
    open var accessibilityIdentifier: String? { didSet { itemDidChange() } }

    /// By the raw value of the state.
    private final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the item.
    weak var holder: (any BarItemHolder)? { didSet { if holder !== oldValue { holderDidChange() } } }
    var appearanceRecord: AppearanceRecord?

    public override init() { super.init() }

    /// An empty one; a document sets its content afterwards.
    public required init?(coder: NSCoder) { super.init() }

    /// Merged over those for `normal` and the system's; an appearance's beat them, but for a bar button's disabled and
    /// highlighted ones. Nil takes them away.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[UInt(state.rawValue)] = attributes
        itemDidChange()
        noteAppearance(of: "titleTextAttributes", attributes, for: UInt(state.rawValue)) {
            $0.setTitleTextAttributes($1, for: state)
        } get: {
            $0.titleTextAttributes(for: state)
        }
    }

    /// What was set for exactly this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[UInt(state.rawValue)]
    }

    /// Has the bar build its contents anew.
    func itemDidChange() { holder?.barItemDidChange() }
}
