import ObjectiveCRuntime

/// A view that tells targets about what people do with it.
@preconcurrency @MainActor
open class UIControl: UIView {
    override final var archivedContainer: UIView? { nil }

    var handlers = ControlHandlers()
    var tracking = ControlTracking()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control whose primary action is given at once (iOS 14).
    ///
    /// A convenience initializer, so that subclasses with the two others keep `init()`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State
    /// False: touches begin no tracking, and UIKit's controls look dimmed. Default: true.
    open var isEnabled = true {
        willSet { ObservableChange.begin(self, ["enabled", "isEnabled"]) }
        didSet {
            if isEnabled != oldValue { controlStateDidChange() }
            ObservableChange.end(self, ["enabled", "isEnabled"])
        }
    }
    /// Kept by the control for its looks and handlers; nothing but toggle buttons changes it. Default: false.
    open var isSelected = false {
        willSet { ObservableChange.begin(self, ["selected", "isSelected"]) }
        didSet {
            if isSelected != oldValue { controlStateDidChange() }
            ObservableChange.end(self, ["selected", "isSelected"])
        }
    }
    /// True while a tracked finger is inside. Default: false.
    open var isHighlighted = false {
        willSet { ObservableChange.begin(self, ["highlighted", "isHighlighted"]) }
        didSet {
            if isHighlighted != oldValue { controlStateDidChange() }
            ObservableChange.end(self, ["highlighted", "isHighlighted"])
        }
    }
    /// All that holds at present; normal is the empty set.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if hasFocus { state.insert(.focused) }
        return state
    }
    /// Where content stands that is less high than the bounds; buttons use it. Default: center.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    /// Where content stands that is narrower than the bounds; buttons and text fields use it. Default: center.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    /// The alignment as left, right, center or fill: leading and trailing follow the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedHorizontalAlignment }

    /// Whether the control has the focus; kept, as the state is asked for often.
    private var hasFocus = false
    override func focusDidChange() {
        hasFocus = isFocused
        controlStateDidChange()
    }
    override func activateByKey() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }

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

    /// Opens the control's menu if this is how it opens.
    ///
    /// - Returns: Whether it did.
    func opensMenu(_ trigger: MenuTrigger) -> Bool { opensContextMenu(trigger) }

    // MARK: Menus and help
    /// Whether the control has a ``contextMenuInteraction`` (BT-34). Default: false; true for buttons with a menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setContextMenu(isEnabled: newValue) }
    }
    /// Opens the control's context menu, by a long press or, where `showsMenuAsPrimaryAction` says so, a touch; nil unless
    /// ``isContextMenuInteractionEnabled``.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// The menu for a point of the control's bounds space. Nil by default; buttons show their `menu` without it.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// What is lifted while the menu comes. Nil by default: the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Where the preview goes when the menu goes. Nil by default: where it came from.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called before the menu comes; does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu goes; does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Whether changes of a symbol are animated (iOS 17). Default: false.
    ///
    /// - Note: No effect here: changes of symbols aren't animated.
    open var isSymbolAnimationEnabled = false
    /// Whether the control's menu is its primary action, opened by a touch (BT-11); else a long press opens it.
    open var showsMenuAsPrimaryAction = false
    /// What a pointer that rests on the control shows, on a Mac (BT-28). Nil by default.
    ///
    /// Words give the control a ``toolTipInteraction``; nil takes it away.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }
    /// Shows the tool tip; nil while there is none. From iOS 15.
    open internal(set) var toolTipInteraction: UIToolTipInteraction?
    /// A point of the control's bounds space at which its menu opens, for subclasses to choose; asked whenever the menu
    /// is laid out. Default: the middle of the lower edge, and the menu stands beside the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { usualMenuPoint }

    // MARK: Targets and actions (Controls/Control/UIControl+Actions.swift)
    /// Has a target's action called at each of the events.
    ///
    /// - Parameter target: Nil: whoever in the responder chain has the action (BT-M25). It isn't kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addHandler(.selector(WeakTarget(target), action), for: controlEvents)
    }
    /// Takes back what ``addTarget(_:action:for:)`` added, for the events that are given.
    ///
    /// - Parameters: Nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeHandlers(target: target, action: action, for: controlEvents)
    }
    /// Keeps the action alive; replaces one with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        addHandler(.action(action), for: controlEvents)
    }
    /// Does nothing for events for which no action with its identifier is registered.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Takes off the events only; for others the action stays.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeHandlers(identifier: actionIdentifier, for: controlEvents)
    }
    /// The selectors' names in the order of registration; nil where there are none. A nil target means the responder
    /// chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        selectors(for: target, event: controlEvent)
    }
    /// The living targets of selectors; `NSNull` stands for the responder chain, and actions have no target.
    open var allTargets: Set<AnyHashable> { targetSet }
    /// The union of the events for which anything is registered.
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
    /// What each `UIAction` goes through; overridden to watch or to stop it.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Calls the handlers of any of the events, in the order of their registration; no event object goes with them.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }
    /// Does what a touch on the control would come to: opens its menu, or sends `primaryActionTriggered` (BT-21; iOS 17.4).
    open func performPrimaryAction() { actAsTouched() }

    // MARK: Tracking (Controls/Control/UIControl+Tracking.swift)
    /// From an accepted `beginTracking` to the end or the cancelation of that touch.
    open var isTracking: Bool { tracking.isTracking }
    /// Whether the tracked finger is within 70 points of the bounds; false without one.
    open var isTouchInside: Bool { tracking.isInside }
    /// Called when a touch begins in the control; a subclass may decline it.
    ///
    /// - Returns: Whether the control goes on to follow this touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called at each move, before the events of the move. Returns true: go on; false ends the tracking as if the
    /// finger were lifted.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called before the touch-up events; does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called before `.touchCancel`; does nothing.
    open func cancelTracking(with event: UIEvent?) {}
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A pointer's second button is for menus.
        if touches.allSatisfy({ !$0.buttons.contains(.secondary) }) { trackBegan(touches, event) }
    }
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

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }

    private var resolvedHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return NaturalAccessibility(isElement: true, traits: traits)
    }
}
