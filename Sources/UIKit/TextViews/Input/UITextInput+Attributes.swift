// What a text input needn't have; UIKit's own texts do it as the input's other members say.
extension UITextInput {
    /// Does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// The characters of ``text(in:)``, in their looks where the text is one of UIKit's.
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        guard let editable = (self as? any TextEditing)?.editable else {
            return NSAttributedString(string: text(in: range) ?? "")
        }
        return editable.storage.snapshot(of: editable.clamped(range.range))
    }

    /// Plain characters for an input of the app.
    public func insertAttributedText(_ string: NSAttributedString) {
        guard let editing = self as? any TextEditing else { return insertText(string.string) }
        editing.edit(editing.editable.insertionRange, with: string, isTyping: false)
    }

    /// Plain characters for an input of the app.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        guard let editing = self as? any TextEditing else { return replace(range, withText: attributedText.string) }
        editing.edit(range.range, with: attributedText, isTyping: false)
    }

    /// Marks plain characters.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Upright.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    /// Counts as ``position(from:offset:)`` does.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard let place = position(from: range.start, offset: offset),
            compare(place, to: range.end) != .orderedDescending
        else { return nil }
        return place
    }

    /// Counts as ``offset(from:to:)`` does.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// Inserts the likeliest words.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.map(\.text).joined())
    }

    /// Inserts the characters.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

    /// Takes the caret there.
    public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

    /// Takes the caret to the nearest place.
    public func updateFloatingCursor(at point: CGPoint) {
        guard let place = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }

    /// The caret stays where it is.
    public func endFloatingCursor() {}
}
