/// A responder that takes characters.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// What a keyboard of the host types into: unlike `insertText`, it asks the delegate first.
@preconcurrency @MainActor
package protocol KeyboardTarget: UIResponder {
    /// Types characters as a person does; "\n" is the return key.
    func typeByKeyboard(_ text: String)
    /// The delete key.
    func deleteByKeyboard()
}
