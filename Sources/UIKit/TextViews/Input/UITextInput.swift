/// A view that shows a text, a selection in it and a caret.
///
/// An app's own view can have places of its own kind; what UIKit's views share has defaults here.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text
    /// Nil for a range that sticks out of the text.
    func text(in range: UITextRange) -> String?
    /// The caret stands behind the new text afterwards (TX-M5).
    func replace(_ range: UITextRange, withText text: String)
    /// The caret where it is empty; nil selects nothing at the start (TX-M4).
    var selectedTextRange: UITextRange? { get set }
    /// What an input method is still composing; nil for nothing.
    var markedTextRange: UITextRange? { get }
    /// How marked text looks over its own attributes; nil for a light background. An input of the app draws it itself.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text or the selection; the selection counts from the marked text's start (TX-M6).
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Keeps the marked characters as text.
    func unmarkText()
    /// Whether a person may replace a part; true by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Places
    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last character.
    var endOfDocument: UITextPosition { get }
    /// Between two places, in whichever order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// UTF-16 units further on, or back where negative; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Characters further in a direction of the screen; lines for up and down.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Ascending where the first place is nearer to the text's start.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from the first place to the second; negative where that comes before.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The end of a range that lies farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// From a place to the farthest one in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Finds words, sentences, lines and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Directions
    /// Of the paragraph that holds a place.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Of the paragraphs that a range touches.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry, in the view's bounds space
    /// The caret at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Of the range's part on its first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// The boxes of a range, one for each line and direction.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The same inside a range.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character under a point; nil beside the text.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view whose space the rectangles are in: the input itself.
    var textInputView: UIView { get }

    // MARK: Watching
    /// Held weakly; who wants to hear of changes that this object makes by itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// On which line a caret at a wrap stands.
    var selectionAffinity: UITextStorageAffinity { get set }
    /// The menu over a selected part; nil, the default, shows the system's own. From iOS 16.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu shows; does nothing by default. From iOS 16, as the next one.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes; does nothing by default.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

    // MARK: Attributes, dictation and the floating caret
    /// Characters with their looks. From iOS 18, as the next ones.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Inserts characters in looks of their own where the selection is.
    func insertAttributedText(_ string: NSAttributedString)
    /// Replaces a part by characters in looks of their own.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    /// As ``setMarkedText(_:selectedRange:)``, in looks of its own.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// How the caret at a place is turned; not at all by default.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    /// A place by characters of a range; nil outside of it.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Characters from a range's start to a place.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Inserts what was spoken: its likeliest words, by default.
    ///
    /// - Note: Never called here: nobody dictates.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    /// Inserts characters for which the person may have meant others; just them, by default.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Called when a finger on the keyboard begins to move the caret, in the view's bounds space.
    ///
    /// - Note: Never called here, as the next ones: the keyboard's fingers only press keys.
    func beginFloatingCursor(at point: CGPoint)
    /// Called as the finger moves; the caret follows by default.
    func updateFloatingCursor(at point: CGPoint)
    /// Called when the finger lifts.
    func endFloatingCursor()

    /// Font and colors at a place, by attribute.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key:
        Any]?
}

/// Hears of changes that a text input makes by itself, as against those that a keyboard asks for.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before characters change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after characters changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
