import Foundation

/// The editing actions that menus and keys send along the responder chain.
///
/// A responder that overrides one says so in `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves what is selected to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies what is selected to the pasteboard.
    func copy(_ sender: Any?)
    /// Puts the pasteboard's text in place of what is selected.
    func paste(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes what is selected.
    func delete(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes what is selected smaller.
    func decreaseSize(_ sender: Any?)
    /// Shows the find bar; from iOS 16, as the following ones.
    func find(_ sender: Any?)
    /// Shows the find bar with a line for what replaces the text.
    func findAndReplace(_ sender: Any?)
    /// Goes on to the next result.
    func findNext(_ sender: Any?)
    /// Goes back to the result before.
    func findPrevious(_ sender: Any?)
    /// Looks for what is selected from now on.
    func useSelectionForFind(_ sender: Any?)
    /// Gives the looks of what is selected other values, part by part; from iOS 13.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    /// Has the selected paragraphs read from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the selected paragraphs read from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Pastes in the looks of the text around it; from iOS 15, as the following ones.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Goes to the pasteboard's address.
    func pasteAndGo(_ sender: Any?)
    /// Searches for the pasteboard's text.
    func pasteAndSearch(_ sender: Any?)
    /// Prints what is shown.
    func printContent(_ sender: Any?)
    /// Gives what is selected another name; from iOS 16, as the following ones.
    func rename(_ sender: Any?)
    /// Makes another one of what is selected.
    func duplicate(_ sender: Any?)
    /// Puts what is selected elsewhere.
    func move(_ sender: Any?)
    /// Saves what is selected elsewhere.
    func export(_ sender: Any?)
}
