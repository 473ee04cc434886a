/// The keyboard's place in a view, or the safe area's bottom edge while the keyboard is down (iOS 15; SC-14).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Kept for the app: the keyboard never leaves the bottom edge here. Default: false.
    open var followsUndockedKeyboard = false
    /// Whether the guide ends above the safe area while the keyboard is down; false: at the view's bottom edge.
    /// Default: true (iOS 17).
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue else { return }
            owningView?.systemInsetsDidChangeForConstraints()
            owningView?.markNeedsLayout()
        }
    }
    /// Kept for the app, in points: the keyboard doesn't follow a finger here. Default: 0 (iOS 17).
    open var keyboardDismissPadding: CGFloat = 0

    init() { super.init(role: .keyboard) }

    /// A keyboard at the bottom is as wide as the view: at the bottom edge and away from the top.
    override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
}
