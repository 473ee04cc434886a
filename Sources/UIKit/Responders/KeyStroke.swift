/// A key of a keyboard with what is held beside it.
package struct KeyStroke: Hashable, Sendable {
    /// A character in lower case, or one of `UIKeyCommand`'s inputs; "\u{8}" is the delete key.
    package var input: String
    package var modifiers: UIKeyModifierFlags

    package init(_ input: String, modifiers: UIKeyModifierFlags = []) {
        self.input = input
        self.modifiers = modifiers
    }

    /// The key that removes the character before the caret.
    package static let deleteBackward = "\u{8}"
}
