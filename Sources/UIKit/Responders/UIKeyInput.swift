/// A responder that takes characters.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// False for an empty text.
    var hasText: Bool { get }
    /// Replaces the marked text or the selection; asks no delegate (TX-M2, TX-M10).
    func insertText(_ text: String)
    /// Removes the selection or the whole character before the caret (TX-M6); asks no delegate.
    func deleteBackward()
}

/// What a keyboard of the host types into: unlike `insertText`, it asks the delegate first.
@preconcurrency @MainActor
package protocol KeyboardTarget: UIResponder {
    /// Types characters as a person does; "\n" is the return key.
    func typeByKeyboard(_ text: String)
    /// The delete key.
    func deleteByKeyboard()
    /// A key of hardware that moves, deletes or edits; false for one that has no such meaning.
    func pressByKeyboard(_ key: KeyStroke) -> Bool
}
