import CoreText
import Platform

/// The view that shows a layout manager's text: it decides how the text looks, and hears of changes.
@MainActor
protocol LaidOutTextOwner: AnyObject {
    var textConverter: AttributedTextConverter { get }
    var textDirection: LayoutDirection { get }
    /// The text with what the view adds of its own: links where it looks for addresses.
    func completed(_ text: NSAttributedString) -> NSAttributedString
    /// The characters or attributes of a range have changed.
    func textStorageDidChange(_ actions: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int)
    /// The lines have changed.
    func textDidChangeLayout()
    /// The text is to be drawn anew.
    func textNeedsDisplay()
}
