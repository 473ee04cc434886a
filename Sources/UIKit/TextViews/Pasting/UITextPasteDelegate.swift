import Foundation

/// Says what becomes of what is pasted and dropped into a text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
    /// Sets the result of one of the items, now or later. Optional; the default one.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    )
    /// Makes one text of all results. Optional; one behind the other, each on a line of its own in a text view.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString
    /// Puts the text in, and says where it is then. Optional; the text view or field does it.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
    /// Whether pasted text comes with an animation. Optional; as the system likes: it comes at once.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// Optional; the default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    /// Optional; one behind the other.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        let text = textPasteConfigurationSupporting as? any TextEditing
        return TextPaste.combine(itemStrings, hasOneLine: text?.hasOneLine ?? false)
    }
    /// Optional; the text view or field puts it in.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        guard let text = textPasteConfigurationSupporting as? any TextEditing else { return textRange }
        return UITextRange(text.insert(attributedString, in: textRange.range) ?? textRange.range)
    }
    /// Optional; false.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool { false }
}
