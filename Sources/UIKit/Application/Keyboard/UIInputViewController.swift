import Foundation

/// The controller of a keyboard of the app's own.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// The keyboard: the controller's view.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView ?? (isViewLoaded ? nil : view as? UIInputView) }
        set { view = newValue }
    }
    /// The text that the keys write into: that of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    /// The language of the keyboard; nil, the default, for that of the text.
    open var primaryLanguage: String?
    /// Whether the keyboard has a key for dictation. Default: false.
    open var hasDictationKey = false
    /// Whether the person lets the keyboard reach the net; false.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard has to show a key for the next one; false: there is no other.
    open var needsInputModeSwitchKey: Bool { false }
    private let proxy = FirstResponderProxy()

    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
    }

    /// Ends editing.
    open func dismissKeyboard() { _ = FirstResponder.current?.resignFirstResponder() }
    /// Goes to the next keyboard; there is none.
    open func advanceToNextInputMode() {}

    // MARK: The text

    /// Called before the selection changes; does nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called when the selection has changed; does nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the text changes; does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called when the text has changed; does nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
