import Foundation

/// Something that can be done with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; the answer says whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// Read out to choose the action by; in the user's language.
    open var name: String
    /// Shown beside the name by some assistive apps. Nil by default.
    open var image: UIImage?
    /// Tells whether the action succeeded.
    open var actionHandler: Handler?
    /// What the selector is sent to, in place of calling a handler.
    open weak var target: AnyObject?
    /// Sent to the target, which may take the action as argument and tells whether it succeeded.
    open var selector: Selector = Selector("")
    /// What actions that are offered together have in common; nil by default.
    open var category: String?
    /// The name with its own pronunciation; the plain name by default.
    open var attributedName: NSAttributedString

    /// Kept for tests and tools: nothing here calls the handler by itself.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        attributedName = NSAttributedString(string: name)
        super.init()
    }

    /// An action that sends a selector to a target, which isn't kept.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        super.init()
        send(selector, to: target)
    }

    /// An action with an image that sends a selector to a target, which isn't kept.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        attributedName = NSAttributedString(string: name)
        super.init()
        send(selector, to: target)
    }

    /// An action with a pronunciation of its own.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        name = attributedName.string
        self.attributedName = attributedName
        super.init()
        send(selector, to: target)
    }

    private func send(_ selector: Selector, to target: Any?) {
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
}
