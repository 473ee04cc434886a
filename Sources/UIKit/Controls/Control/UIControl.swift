/// A view that tells targets about what people do with it.
@preconcurrency @MainActor
open class UIControl: UIView {
    var handlers = ControlHandlers()
    var tracking = ControlTracking()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control whose primary action is given at once (iOS 14).
    ///
    /// A convenience initializer, so that subclasses with the two others keep `init()`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State
    open var isEnabled = true { didSet { if isEnabled != oldValue { controlStateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { controlStateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { controlStateDidChange() } } }
    /// All that holds at present; normal is the empty set.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    /// The alignment as left, right, center or fill: leading and trailing follow the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedHorizontalAlignment }

    // For UIKit's own controls: what a change of state or alignment renews.
    func controlStateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }
    func contentAlignmentDidChange() { setNeedsLayout() }
    /// Whether a touch that ends inside is the primary action: on buttons; others have their own moment (BT-21).
    var sendsPrimaryActionOnTouchUp: Bool { false }
    /// Comes before the events of a touch that ended inside; toggle buttons flip here (BT-10).
    func touchUpInsideWillBeSent() {}

    // MARK: Menus and help
    open var isContextMenuInteractionEnabled = false
    /// Whether a touch opens the menu at once instead of sending the primary action.
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?
    /// Where the menu opens, in the control's bounds space.
    open func menuAttachmentPoint(for configuration: Any?) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    // MARK: Targets and actions (Controls/Control/UIControl+Actions.swift)
    /// - Parameter target: Nil: whoever in the responder chain has the action (BT-M25). It isn't kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addHandler(.selector(WeakTarget(target), action), for: controlEvents)
    }
    /// - Parameters: Nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeHandlers(target: target, action: action, for: controlEvents)
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        addHandler(.action(action), for: controlEvents)
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeHandlers(identifier: actionIdentifier, for: controlEvents)
    }
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        selectors(for: target, event: controlEvent)
    }
    open var allTargets: Set<AnyHashable> { targetSet }
    open var allControlEvents: Event { handlers.events }
    /// Calls the closure for each action and target-action pair, in the order of their registration.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        enumerateHandlers(iterator)
    }
    /// Sends one action to one target; overridden to watch or to change what is sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionDispatch.send(action, to: target, from: self, for: event)
    }
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }
    /// Sends what a touch on the control would send (iOS 17.4).
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Tracking (Controls/Control/UIControl+Tracking.swift)
    open var isTracking: Bool { tracking.isTracking }
    open var isTouchInside: Bool { tracking.isInside }
    /// - Returns: Whether the control goes on to follow this touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }
    /// A single tap belongs to the control rather than to a recognizer of a view below it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if takesTaps, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    /// Whether the control is one that single taps are for: UIKit's own, except for plain subclasses of this class.
    var takesTaps: Bool { false }

    private var resolvedHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
}
