/// Watches and steers the editing of a text view, and hears of its scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asked before an editable view becomes first responder; false leaves it as it is (TX-M11). True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when an editable view has become first responder, before the notification (TX-M3).
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asked before an editable view stops being first responder; false keeps it so (TX-M11). True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when an editable view has stopped being first responder, before the notification (TX-M3).
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asked for what people type, not for changes by code (TX-M2).
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after each edit by a person, by code (TX-M2) or by an input method, not for `text` (TX-M1).
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has moved, before `textViewDidChange` (TX-M2), and for each change of marked text.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asked when a link in a view that isn't editable is tapped; false doesn't open it. True by default.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asked when an attachment in a view that isn't editable is tapped; nothing follows. True by default.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The older question about a link; asked where the one with an interaction isn't there. True by default.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    /// Optional; true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Optional; does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Optional; true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Optional; does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Optional; true.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Optional; does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Optional; does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Optional; asks the method without interaction.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Optional; true.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Optional; true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
}

/// What a person does with a link or an attachment; raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press; never asked for here.
    case presentActions = 1
    /// A firm press; never asked for here.
    case preview = 2
}
