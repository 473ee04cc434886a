import Foundation

/// An object that takes part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    // MARK: The chain
    /// Who is asked after this object; a view's is its controller or superview.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Actions
    /// Whether the responder has an action, as menus and nil-targeted actions ask.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionTable.shared.responds(self, to: action)
    }
    /// The first responder of the chain that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// The next responder's; windows have one of their own (LB-M5).
    open var undoManager: UndoManager? { next?.undoManager }
    open var keyCommands: [UIKeyCommand]? { nil }
    open func validate(_ command: UICommand) {}
    /// What the person does, to be continued on another device.
    open var userActivity: NSUserActivity? {
        get { activity }
        set { activity = newValue }
    }
    private var activity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Input views
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

    // MARK: Touches; each hands on to the next responder by default
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Keys and remote controls
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Motion
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
}

/// Which responder receives keys and nil-targeted actions.
@MainActor
enum FirstResponder {
    static weak var current: UIResponder?

    static func make(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        SoftwareKeyboard.firstResponderDidChange()
        return true
    }

    /// Takes the keys from a responder that doesn't want to let go.
    static func drop(_ responder: UIResponder) -> Bool {
        guard current === responder else { return false }
        current = nil
        SoftwareKeyboard.firstResponderDidChange()
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard responder.canResignFirstResponder else { return false }
        if current === responder {
            current = nil
            SoftwareKeyboard.firstResponderDidChange()
        }
        return true
    }
}

extension UIResponder {
    /// Who receives keys now; for the host.
    package static var currentFirst: UIResponder? { FirstResponder.current }
}
