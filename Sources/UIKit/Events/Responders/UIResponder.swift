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
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard responder.canResignFirstResponder else { return false }
        if current === responder { current = nil }
        return true
    }
}
