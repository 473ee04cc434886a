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

/// A layout manager of either generation, as views ask it for lines.
@MainActor
protocol TextLineSource: AnyObject {
    /// Held weakly.
    var owner: (any LaidOutTextOwner)? { get set }
    /// Lines are laid out anew when somebody asks.
    func invalidateLines()
    /// Nil for a container of another layout manager.
    func laidOut(in container: NSTextContainer) -> LaidOutText?
    /// Draws into the current context.
    ///
    /// - Parameter origin: The container's top left corner in the context's space.
    func drawText(of container: NSTextContainer, at origin: CGPoint)
}
