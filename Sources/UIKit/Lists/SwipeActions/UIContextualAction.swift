/// One action of a row's swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The action's meaning.
    public enum Style: Int, Sendable {
        /// `.destructive` is red from the start.
        case normal, destructive
    }

    /// Calls its last argument with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the initializer got.
    open private(set) var style: Style
    /// What the initializer got; called when the action's button is touched, or after a full swipe.
    open private(set) var handler: Handler
    /// Nil where only the image is shown.
    open var title: String?
    /// Nil by default.
    open var image: UIImage?
    /// Red for destructive actions, else gray.
    open var backgroundColor: UIColor!

    /// Without image, in the style's color.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
