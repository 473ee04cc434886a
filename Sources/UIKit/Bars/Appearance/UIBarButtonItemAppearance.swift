import Foundation

/// How a bar button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var backgroundImage: UIImage?
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
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    let style: UIBarButtonItem.Style

    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        take(from: UIBarButtonItemAppearance(style: style))
    }

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
