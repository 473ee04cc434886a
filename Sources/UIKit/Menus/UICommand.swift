/// A menu element that sends a selector along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    open var discoverabilityTitle: String?
    /// Nil: the command does nothing.
    open var action: Selector? { storedAction }
    /// Anything by which a shared action tells its commands apart.
    open var propertyList: Any? { storedPropertyList }
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open private(set) var alternates: [UICommandAlternate]
    let storedAction: Selector?
    let storedPropertyList: Any?

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        storedAction = action
        storedPropertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(elementTitle: title, subtitle: subtitle, image: image)
    }

    public override init?(coder: NSCoder) { nil }
}

/// What a command does while other modifier keys are down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    open private(set) var title: String
    open private(set) var action: Selector
    open private(set) var modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
