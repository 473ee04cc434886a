import Foundation
import Platform

/// An object that takes part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
    UIActivityItemsConfigurationProviding
{
    final var accessibility = AccessibilityState()

    public override init() { super.init() }

    // MARK: The chain
    /// Who is asked after this object; a view's is its controller or superview.
    open var next: UIResponder? { nil }
    /// Asked by `becomeFirstResponder()`. Default: false.
    open var canBecomeFirstResponder: Bool { false }
    /// Asked by `resignFirstResponder()`, also when another one wants to be first. Default: true.
    open var canResignFirstResponder: Bool { true }
    /// Whether keys and nil-targeted actions come here; at most one responder in the process.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// The present first responder resigns before. Returns: whether this is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

    /// Hides the keyboard unless another responder takes over. Returns: false if it doesn't want to let go.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    /// Lets go though it doesn't want to: its view leaves the window, or `endEditing(true)` says so.
    func resignByForce() -> Bool { FirstResponder.drop(self) }

    // MARK: Actions
    /// Whether the responder has an action, as menus and nil-targeted actions ask.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        replacement(of: "canPerformAction:withSender:", action, sender)
            ?? (ActionTable.shared.responds(self, to: action)
                || action == "paste:" && pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders))
    }
    /// The first responder of the chain that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Does nothing; for those who also allow the action in `canPerformAction(_:withSender:)`, as the following ones.
    open func cut(_ sender: Any?) {}
    /// Does nothing.
    open func copy(_ sender: Any?) {}
    /// Pastes the general pasteboard's items where there is a paste configuration that takes them.
    open func paste(_ sender: Any?) {
        let providers = UIPasteboard.general.itemProviders
        if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
    }
    /// The types that can be pasted here, and dropped on a view; copied. Nil by default.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { pasting }
        set { pasting = newValue?.copy() as? UIPasteConfiguration }
    }
    private final var pasting: UIPasteConfiguration?
    /// Takes the items of a paste or a drop; does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether items can be pasted: where any of them is of one of the configuration's types.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration.map { itemProviders.contains(where: $0.accepts) } ?? false
    }
    /// Forgets which keyboard a text with an identifier was written with.
    ///
    /// - Note: No effect here: keyboards aren't remembered by identifier.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// Does nothing.
    open func select(_ sender: Any?) {}
    /// Does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Does nothing.
    open func delete(_ sender: Any?) {}
    /// Does nothing.
    open func toggleBoldface(_ sender: Any?) {}
    /// Does nothing.
    open func toggleItalics(_ sender: Any?) {}
    /// Does nothing.
    open func toggleUnderline(_ sender: Any?) {}
    /// Does nothing.
    open func increaseSize(_ sender: Any?) {}
    /// Does nothing.
    open func decreaseSize(_ sender: Any?) {}
    /// Does nothing; from iOS 16, as the following ones.
    open func find(_ sender: Any?) {}
    /// Does nothing.
    open func findAndReplace(_ sender: Any?) {}
    /// Does nothing.
    open func findNext(_ sender: Any?) {}
    /// Does nothing.
    open func findPrevious(_ sender: Any?) {}
    /// Does nothing.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Does nothing; from iOS 13, as the following ones.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    {
    }
    /// Does nothing.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing; from iOS 15.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing.
    open func pasteAndGo(_ sender: Any?) {}
    /// Does nothing.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Does nothing.
    open func printContent(_ sender: Any?) {}
    /// Does nothing; from iOS 16, as the following ones.
    open func rename(_ sender: Any?) {}
    /// Does nothing.
    open func duplicate(_ sender: Any?) {}
    /// Does nothing.
    open func move(_ sender: Any?) {}
    /// Does nothing.
    open func export(_ sender: Any?) {}
    /// The next responder's; windows have one of their own (LB-M5).
    open var undoManager: UndoManager? { next?.undoManager }
    /// For hardware keys, while the responder is in the first responder's chain (EV-M9); nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// For menus and keys, to change a command before it is shown or performed; does nothing. Called for keys.
    open func validate(_ command: UICommand) {}
    /// Called before the system shows a menu: for edit and context menus on every responder from the source view on, for
    /// the menu bar on the application and its delegate (EV-M9, EV-M10). Does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// What can be shared from here; of a view with a context menu it adds "Share…" to what the menu's maker is offered.
    /// Nil by default.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { shareable }
        set { shareable = newValue }
    }
    private final var shareable: (any UIActivityItemsConfigurationReading)?
    /// What the person does, to be continued on another device.
    open var userActivity: NSUserActivity? {
        get { activity }
        set { activity = newValue }
    }
    private final var activity: NSUserActivity?
    /// For responders to tell an activity where the user is.
    ///
    /// - Note: No effect here: it is never called; nothing continues activities.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// For responders to go on where an activity says.
    ///
    /// - Note: No effect here: it is never called; nothing continues activities.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Accessibility (AccessibilityState.swift, NaturalAccessibility.swift)
    /// What the object is to assistive apps where the app says nothing; classes that are something override it.
    var naturalAccessibility: NaturalAccessibility { NaturalAccessibility() }
    /// Where it is, in points of the screen, where the app says nothing.
    var naturalAccessibilityFrame: CGRect { .zero }
    /// Whether assistive apps see the object; labels and controls are elements unless told otherwise.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? naturalAccessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// What names the element; a label's text or a button's title by default.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? naturalAccessibility.label }
        set { accessibility.label = newValue }
    }
    /// What happens on activation, read after the label. Nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// What the element is set to, as text.
    open var accessibilityValue: String? {
        get { accessibility.value ?? naturalAccessibility.value }
        set { accessibility.value = newValue }
    }
    /// A class's own by default: a button's, a selected one's, a disabled one's.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? naturalAccessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// Points of the screen; zero for what is no view.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? naturalAccessibilityFrame }
        set { accessibility.frame = newValue }
    }
    /// Names the view for tests; never read out.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// What stands for the contents, in order; nil: a view's subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive apps skip everything in it. Default: false.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether assistive apps see nothing else among its siblings. Default: false.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Offered beside activation. Nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// Ways through the contents for VoiceOver's rotor. Nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }

    /// The point of the screen that is touched on activation; the frame's middle by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// The outline in points of the screen, where it is no rectangle. Nil by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The language of label, value and hint: `en-US`. Nil by default.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// What a person may call the element. Nil by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }
    /// The label with attributes; sets the plain label too.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            accessibility.attributedLabel = newValue
        }
    }
    /// The hint with attributes; sets the plain hint too.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            accessibilityHint = newValue?.string
            accessibility.attributedHint = newValue
        }
    }
    /// The value with attributes; sets the plain value too.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            accessibilityValue = newValue?.string
            accessibility.attributedValue = newValue
        }
    }
    /// What names the element's place in a table. Nil by default.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility.headerElements }
        set { accessibility.headerElements = newValue }
    }
    /// What the elements inside are together. Default: nothing of its own.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// How the elements inside are gone through. Default: automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// Whether all inside is read before what lies beside it. Default: false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// Whether inverted colors leave the view as it is. Default: false.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// Whether the element does something when it is touched; as an element does by default.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUser ?? isAccessibilityElement }
        set { accessibility.respondsToUser = newValue }
    }
    /// How many elements are inside: those of `accessibilityElements` by default.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// One of the elements inside; nil past their end.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// An element's place among those inside; `NSNotFound` where it isn't one.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let place = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
        return place ?? NSNotFound
    }
    /// Called to activate the element; true where that is done. False by default: then it is touched.
    open func accessibilityActivate() -> Bool { accessibility.blocks?.activate?() ?? false }
    /// Called to set an adjustable element to more: sliders, steppers, page controls and pickers (EV-6).
    open func accessibilityIncrement() { accessibility.blocks?.increment.map { $0() } ?? adjust(by: 1) }
    /// Called to set an adjustable element to less: sliders, steppers, page controls and pickers (EV-6).
    open func accessibilityDecrement() { accessibility.blocks?.decrement.map { $0() } ?? adjust(by: -1) }
    /// Sets an element to more or less as a person would, and tells who listens; does nothing where nothing is adjustable.
    func adjust(by steps: Int) {}
    /// Called to scroll; true where that is done. False by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called to leave what is shown; true where that is done. False by default.
    open func accessibilityPerformEscape() -> Bool { accessibility.blocks?.escape?() ?? false }
    /// Called for what matters most; true where that is done. False by default.
    open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks?.magicTap?() ?? false }
    /// Called when an assistive app's focus has come here; does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive app's focus has left; does nothing.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive app's focus is here.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityPosts.isFocused(self) }

    // MARK: Accessibility by blocks, asked each time somebody asks for the property (EV-2; iOS 17). All nil by default.
    /// In place of ``isAccessibilityElement``.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isElement.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().isElement = newValue }
    }
    /// In place of ``accessibilityLabel``.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { accessibility.madeBlocks().label = newValue }
    }
    /// In place of ``accessibilityValue``.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { accessibility.madeBlocks().value = newValue }
    }
    /// In place of ``accessibilityHint``.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { accessibility.madeBlocks().hint = newValue }
    }
    /// In place of ``accessibilityIdentifier``.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { accessibility.madeBlocks().identifier = newValue }
    }
    /// In place of ``accessibilityLanguage``.
    open var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { accessibility.madeBlocks().language = newValue }
    }
    /// In place of ``accessibilityAttributedLabel``.
    open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { accessibility.madeBlocks().attributedLabel = newValue }
    }
    /// In place of ``accessibilityAttributedValue``.
    open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { accessibility.madeBlocks().attributedValue = newValue }
    }
    /// In place of ``accessibilityAttributedHint``.
    open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { accessibility.madeBlocks().attributedHint = newValue }
    }
    /// In place of ``accessibilityTraits``.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits.map { block in { block() ?? .none } } }
        set { accessibility.madeBlocks().traits = newValue }
    }
    /// In place of ``accessibilityFrame``.
    open var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame.map { block in { block() ?? .zero } } }
        set { accessibility.madeBlocks().frame = newValue }
    }
    /// In place of ``accessibilityActivationPoint``.
    open var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint.map { block in { block() ?? .zero } } }
        set { accessibility.madeBlocks().activationPoint = newValue }
    }
    /// In place of ``accessibilityPath``.
    open var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { accessibility.madeBlocks().path = newValue }
    }
    /// In place of ``accessibilityElements``.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { accessibility.madeBlocks().elements = newValue }
    }
    /// In place of ``accessibilityHeaderElements``.
    open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.headerElements }
        set { accessibility.madeBlocks().headerElements = newValue }
    }
    /// In place of ``accessibilityCustomActions``.
    open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { accessibility.madeBlocks().customActions = newValue }
    }
    /// In place of ``accessibilityUserInputLabels``.
    open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.userInputLabels }
        set { accessibility.madeBlocks().userInputLabels = newValue.map { block in { block() as? [String] } } }
    }
    /// In place of ``accessibilityElementsHidden``.
    open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.hidden.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().hidden = newValue }
    }
    /// In place of ``accessibilityViewIsModal``.
    open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.modal.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().modal = newValue }
    }
    /// In place of ``accessibilityRespondsToUserInteraction``.
    open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToUser.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().respondsToUser = newValue }
    }
    /// Done by ``accessibilityActivate()``.
    open var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { accessibility.madeBlocks().activate = newValue }
    }
    /// Done by ``accessibilityIncrement()``.
    open var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { accessibility.madeBlocks().increment = newValue }
    }
    /// Done by ``accessibilityDecrement()``.
    open var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { accessibility.madeBlocks().decrement = newValue }
    }
    /// Done by ``accessibilityPerformEscape()``.
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { accessibility.madeBlocks().escape = newValue }
    }
    /// Done by ``accessibilityPerformMagicTap()``.
    open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.magicTap }
        set { accessibility.madeBlocks().magicTap = newValue }
    }

    // MARK: Input views
    /// Stands in for the keyboard while this is the first responder; nil, the default, shows the keyboard.
    open var inputView: UIView? { nil }
    /// Stands above the keyboard while this is the first responder; nil by default.
    open var inputAccessoryView: UIView? { nil }
    /// Has the input view where ``inputView`` is nil; nil by default.
    open var inputViewController: UIInputViewController? { nil }
    /// Has the accessory where ``inputAccessoryView`` is nil; nil by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Whether three fingers undo and copy in the responder; by default they do.
    ///
    /// - Note: No effect here: three fingers edit nothing.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// Has keyboard, input view and accessory of the first responder asked for and shown anew, at once.
    open func reloadInputViews() { if isFirstResponder { FirstResponder.reloadInputViews() } }

    /// The language of the keyboard while this is the first responder; else nil.
    open var textInputMode: UITextInputMode? { isFirstResponder ? .current : nil }
    /// Under which the system remembers this responder's keyboard; nil, the default, for none of its own.
    ///
    /// - Note: No effect here: there is one keyboard.
    open var textInputContextIdentifier: String? { nil }

    // MARK: Touches; each hands on to the next responder by default
    /// Hands the touches that went down on to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callReplacement("touchesBegan:with:", touches, event) { return }
        next?.touchesBegan(touches, with: event)
    }
    /// Hands the touches that moved on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callReplacement("touchesMoved:with:", touches, event) { return }
        next?.touchesMoved(touches, with: event)
    }
    /// Hands the touches that were lifted on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callReplacement("touchesEnded:with:", touches, event) { return }
        next?.touchesEnded(touches, with: event)
    }
    /// Hands the touches that the system or a gesture recognizer took away on to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callReplacement("touchesCancelled:with:", touches, event) { return }
        next?.touchesCancelled(touches, with: event)
    }
    /// Hands touches whose estimates were corrected on to `next`; nothing sends them here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Keys and remote controls
    /// Hands keys that went down on to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if next == nil { event?.wasPassedOn = true }
        next?.pressesBegan(presses, with: event)
    }
    /// Hands keys whose force changed on to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Hands keys that were let go on to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Hands keys that the system took away on to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Hands the event on to `next`; nothing sends it here.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Motion
    /// Hands the motion on to `next`; nothing sends it here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Hands the motion on to `next`; nothing sends it here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Hands the motion on to `next`; nothing sends it here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
}
