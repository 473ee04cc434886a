import Foundation
import Platform

/// What an action does; the argument is the action.
public typealias UIActionHandler = UIAction.ActionHandler

/// A menu element, or a control's action, that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Names an action; two actions of one name replace each other on a control.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any text; reverse domain names keep clear of the system's.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// For an action that pastes; the name alone gives it no behavior.
        public static let paste = Identifier(rawValue: "com.apple.action.paste")
        /// For an action that pastes text in the style of its surroundings.
        public static let pasteAndMatchStyle = Identifier(rawValue: "com.apple.action.paste-and-match-style")
        /// For an action that pastes an address and opens it.
        public static let pasteAndGo = Identifier(rawValue: "com.apple.action.paste-and-go")
        /// For an action that pastes text and searches for it.
        public static let pasteAndSearch = Identifier(rawValue: "com.apple.action.paste-and-search")
    }

    /// Called with the action, whose `sender` says where it came from.
    public typealias ActionHandler = @MainActor (UIAction) -> Void

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
    /// What the initializer got, or a counted name that is unique in the process.
    open private(set) var identifier: Identifier
    /// Disabled actions do nothing when they are performed. Empty by default.
    open var attributes: UIMenuElement.Attributes
    /// On: the element counts as selected in its menu (BT-13). Default: off.
    open var state: UIMenuElement.State
    /// For menus, in place of `image` while the action is on. Nil by default.
    open var selectedImage: UIImage?
    /// Who performed the action, while it runs.
    open internal(set) var sender: Any?
    let handler: ActionHandler

    /// An action with its words and what it does.
    ///
    /// - Parameter identifier: Nil: a name of its own.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping ActionHandler
    ) {
        self.identifier = identifier ?? Self.uniqueIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(elementTitle: title, subtitle: subtitle, image: image)
    }

    /// An action with another image for when it is on (iOS 17).
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage?,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping ActionHandler
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
        self.selectedImage = selectedImage
    }

    public override init?(coder: NSCoder) { nil }

    /// Calls the closure; disabled actions do nothing.
    func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }

    /// Does what choosing the action in a menu does (iOS 16).
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

    // Counted, not random, so that a run gives the same bytes each time.
    @WorldState private static var count = 0
    private static func uniqueIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.action.dynamic.\(count)")
    }

    /// Another action with the same identifier, look and handler.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
        copy.selectedImage = selectedImage
        return copy
    }
}
