/// A view that shows a text, a selection in it and a caret.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Nil for a range that sticks out of the text.
    func text(in range: UITextRange) -> String?
    /// The caret stands behind the new text afterwards (TX-M5).
    func replace(_ range: UITextRange, withText text: String)
    /// The caret where it is empty; nil selects nothing at the start (TX-M4).
    var selectedTextRange: UITextRange? { get set }
    /// What an input method is still composing; nil for nothing.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text or the selection; the selection counts from the marked text's start (TX-M6).
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Keeps the marked characters as text.
    func unmarkText()
    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last character.
    var endOfDocument: UITextPosition { get }
    /// Between two places, in whichever order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// UTF-16 units further on, or back where negative; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Ascending where the first place is nearer to the text's start.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from the first place to the second; negative where that comes before.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// In the view's bounds space.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Of the range's part on its first line, in the view's bounds space.
    func firstRect(for range: UITextRange) -> CGRect
    /// To a point of the view's bounds space.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

// Places are numbers in every text of ours, so that this needs no view.
extension UITextInput {
    /// The place at 0.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Never nil.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let low = min(fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: low, length: max(fromPosition.offset, toPosition.offset) - low))
    }

    /// Nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
    }

    /// By UTF-16 units.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// In UTF-16 units.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}
