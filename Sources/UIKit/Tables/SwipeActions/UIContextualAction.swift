/// One action of a row's swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The action's meaning.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// Calls its last argument with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var image: UIImage?
    /// Red for destructive actions, else gray.
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
