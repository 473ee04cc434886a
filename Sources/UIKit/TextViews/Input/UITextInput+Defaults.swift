// Places are numbers in UIKit's own texts. Inputs with other places implement these themselves, as on iOS.
extension UITextInput {
    private var editing: (any TextEditing)? { self as? any TextEditing }

    /// Nil; kept by nobody.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set { _ = newValue }
    }
    /// Nil; kept by nobody.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set { _ = newValue }
    }
    /// Forward.
    public var selectionAffinity: UITextStorageAffinity {
        get { .forward }
        set { _ = newValue }
    }
    /// Asks the delegate of a field or a text view; true for others.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editing?.asksToChange(range.range, to: text) ?? true
    }

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

    /// Left and right count characters as people do; nil outside of the text.
    public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        guard let editing else {
            return self.position(
                from: position,
                offset: UITextDirection.layout(direction).isBackward ? -offset : offset
            )
        }
        var place = position.offset
        let isRightToLeft = editing.placedText.line(at: place)?.isRightToLeft ?? false
        for _ in 0..<abs(offset) {
            let isTurned = offset < 0
            switch direction {
            case .up: place = editing.index(isTurned ? 1 : -1, linesFrom: place)
            case .down: place = editing.index(isTurned ? -1 : 1, linesFrom: place)
            case .left, .right:
                let isForward = ((direction == .right) != isRightToLeft) != isTurned
                if isForward ? place >= editing.editable.length : place <= 0 { return nil }
                place =
                    isForward
                    ? editing.editable.characterEnd(after: place) : editing.editable.characterStart(before: place)
            }
        }
        return UITextPosition(place)
    }

    /// By UTF-16 units.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// In UTF-16 units.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The start of the range for left and up, its end for right and down.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        UITextDirection.layout(direction).isBackward ? range.start : range.end
    }

    /// To the text's start for left and up, to its end for right and down.
    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        UITextDirection.layout(direction).isBackward
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }

    /// One that looks at the characters.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

    /// By the text's own characters; natural for inputs of the app.
    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    {
        guard let line = editing?.placedText.line(at: position.offset) else { return .natural }
        return line.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Sets the paragraphs' style in a field or a text view.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        guard let editing, range.range.length > 0 else { return }
        editing.editable.storage.changeAttributes(in: editing.editable.clamped(range.range)) {
            $0 = $0.reading(writingDirection)
        }
    }

    /// Empty for an empty range, and for inputs of the app.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(of: range) }

    func boxes(of range: UITextRange) -> [UITextSelectionRect] {
        guard let placed = editing?.placedText else { return [] }
        let rects = placed.rects(of: range.range)
        return rects.enumerated().map { index, rect in
            UITextSelectionRect(
                rect,
                direction: placed.line(at: range.range.location)?.isRightToLeft == true ? .rightToLeft : .leftToRight,
                containsStart: index == 0,
                containsEnd: index == rects.count - 1
            )
        }
    }

    /// The nearest place, moved into the range.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        place(nearestTo: point, within: range)
    }

    func place(nearestTo point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let position = closestPosition(to: point) else { return nil }
        if compare(position, to: range.start) == .orderedAscending { return range.start }
        return compare(position, to: range.end) == .orderedDescending ? range.end : position
    }

    /// Nil beside the text, and for inputs of the app.
    public func characterRange(at point: CGPoint) -> UITextRange? { shownCharacter(at: point) }

    func shownCharacter(at point: CGPoint) -> UITextRange? {
        guard let placed = editing?.placedText else { return nil }
        let place = CGPoint(x: point.x - placed.origin.x, y: point.y - placed.origin.y)
        guard let shown = placed.layout.characterRange(at: place) else { return nil }
        let start = placed.text(shown.lowerBound)
        return UITextRange(NSRange(location: start, length: placed.text(shown.upperBound) - start))
    }

    /// The attributes of the character before or behind a place; nil for inputs of the app.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    {
        guard let editing else { return nil }
        let place = position.offset - (direction == .backward ? 1 : 0)
        guard place >= 0, place < editing.editable.length else { return editing.typedAttributes }
        return editing.editable.storage.attributes(at: place, effectiveRange: nil)
    }
}

extension UITextInput {
    /// The input itself; an empty view for inputs that are none.
    public var textInputView: UIView { (self as? UIView) ?? UIView() }
    /// Optional; nil: the system's own menu.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}
