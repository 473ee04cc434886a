import Foundation

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
    /// A longer title for the list of key commands; kept and not shown. Nil by default.
    open var discoverabilityTitle: String?
    /// Nil: the command does nothing.
    open var action: Selector? { storedAction }
    /// Anything by which a shared action tells its commands apart.
    open var propertyList: Any? { storedPropertyList }
    /// How a menu is to show the command. Empty by default.
    open var attributes: UIMenuElement.Attributes
    /// On: the command counts as selected in its menu (BT-13). Default: off.
    open var state: UIMenuElement.State
    /// What the command does while other modifier keys are down. Empty by default.
    open private(set) var alternates: [UICommandAlternate]
    /// For menus, in place of `image` while the command is on. Nil by default.
    open var selectedImage: UIImage?
    /// Who performed the command, while its action runs.
    open internal(set) var sender: Any?
    let storedAction: Selector?
    let storedPropertyList: Any?

    /// The action goes along the responder chain; nothing is sent before somebody chooses the command.
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

    /// Another command of the same action, with the same look.
    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let storedAction else { return self }
        let copy = UICommand(
            title: title,
            subtitle: subtitle,
            image: image,
            action: storedAction,
            propertyList: storedPropertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
        copy.selectedImage = selectedImage
        return copy
    }
}

/// What a command does while other modifier keys are down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// Stands in for the command's title.
    open private(set) var title: String
    /// Stands in for the command's action.
    open private(set) var action: Selector
    /// The keys that have to be down for it.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Part of one command; give it to that command's initializer.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
