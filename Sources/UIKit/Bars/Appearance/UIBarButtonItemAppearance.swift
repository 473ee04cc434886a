import Foundation

/// How a bar button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Beat the item's attributes for `normal`, and give way to those for other states. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points; kept for the app, not applied here. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Kept for the app, not drawn here. Nil by default.
    open var backgroundImage: UIImage?
    /// Points; kept for the app, not applied here. Default: zero.
    open var backgroundImagePositionAdjustment: UIOffset = .zero

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
    /// The look of an item that isn't enabled; its color stays the system's gray unless the item has its own.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Kept for the app: there is no focus.
    public let focused = UIBarButtonItemStateAppearance()
    let style: UIBarButtonItem.Style

    /// All attributes empty; the system's look of the style comes from the item itself.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
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
