/// A place that leads the focus elsewhere: an arrow that finds the guide goes to what it prefers.
open class UIFocusGuide: UILayoutGuide, FocusRedirecting {
    /// Whether the guide leads anywhere. Default: true.
    open var isEnabled = true
    /// Where the focus goes, the most wanted first. Empty by default: the guide leads nowhere.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The view to go to, as it was said before iOS 10. Nil by default.
    open weak var preferredFocusedView: UIView? {
        didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
    }
}
