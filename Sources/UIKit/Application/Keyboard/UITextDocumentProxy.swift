import Foundation

/// The text that a keyboard of the app's own writes into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text behind the caret; nil for none.
    var documentContextAfterInput: String? { get }
    /// What is selected; nil for nothing.
    var selectedText: String? { get }
    /// The language of the text's keyboard.
    var documentInputMode: UITextInputMode? { get }
    /// A number of the text's own, while it is written.
    var documentIdentifier: UUID { get }
    /// Moves the caret by characters; back for a negative number.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Replaces the marked text or the selection.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Keeps the marked characters as text.
    func unmarkText()
}
