/// The keyboard's place in a view, or the safe area's bottom edge while the keyboard is down (iOS 15; SC-14).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that leaves the bottom edge. Default: false.
    ///
    /// - Note: No effect here: the keyboard never leaves the bottom edge.
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
    /// How far above the keyboard a finger begins to pull it down, in points (iOS 17). Default: 0.
    ///
    /// - Note: No effect here: the keyboard doesn't follow a finger.
    open var keyboardDismissPadding: CGFloat = 0

    public override init() { super.init(role: .keyboard) }

    /// As without a coder: documents hold none.
    public required init?(coder: NSCoder) { super.init(role: .keyboard) }

    /// A keyboard at the bottom is as wide as the view: at the bottom edge and away from the top.
    override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
}
