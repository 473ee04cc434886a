import Foundation

/// How a bar button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Beat the item's attributes for `normal`, and give way to those for other states. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// Points; added to the item's own. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
    /// Drawn behind the title or image, as high as it is and as wide as the button; beats the item's own. Nil by
    /// default.
    open var backgroundImage: UIImage? { didSet { changed?() } }
    /// Points by which the background image is moved. Default: zero.
    open var backgroundImagePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
    /// Tells the appearance that the state is part of.
    final var changed: (() -> Void)?

    func take(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// How bar buttons look (iOS 13).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The look without touches; other states don't inherit from it.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while a finger is down; the button is faded besides.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of an item that isn't enabled; gray unless it has a color of its own.
    public let disabled = UIBarButtonItemStateAppearance()
    /// How an item looks while it has the focus.
    ///
    /// - Note: No effect here: bar items have no focus.
    public let focused = UIBarButtonItemStateAppearance()
    let style: UIBarButtonItem.Style

    /// All attributes empty; the system's look of the style comes from the item itself.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
        watchStates()
    }

    public override convenience init() { self.init(style: .plain) }

    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
        watchStates()
    }

    /// Tells the bar's appearance that this one is part of.
    final var changed: (() -> Void)?

    private func watchStates() {
        for state in [normal, highlighted, disabled, focused] { state.changed = { [weak self] in self?.changed?() } }
    }

    /// Empties all states, whatever the style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        take(from: UIBarButtonItemAppearance(style: style))
    }

    /// A new object with the same looks and style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.take(from: self)
        return copy
    }

    func take(from other: UIBarButtonItemAppearance) {
        normal.take(from: other.normal)
        highlighted.take(from: other.highlighted)
        disabled.take(from: other.disabled)
        focused.take(from: other.focused)
    }
}
