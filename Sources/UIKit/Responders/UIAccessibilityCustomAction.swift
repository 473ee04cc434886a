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

    /// Kept for tests and tools: nothing here calls the handler by itself.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
