/// What selecting needs to know of a text input, whosever places it has.
@MainActor
struct SelectableText {
    let input: any UIResponder & UITextInput

    /// The view whose bounds space the input's rectangles are in.
    var view: UIView { input.textInputView }

    private var editing: (any TextEditing)? { input as? any TextEditing }

    var selection: UITextRange? { input.selectedTextRange }
    var hasSelection: Bool { selection.map { !$0.isEmpty } ?? false }

    /// Whether a range is the selection.
    func isSelected(_ range: UITextRange?) -> Bool {
        guard let range, let selection else { return range == nil && selection == nil }
        return input.compare(range.start, to: selection.start) == .orderedSame
            && input.compare(range.end, to: selection.end) == .orderedSame
    }

    // MARK: Places

    func place(at point: CGPoint) -> UITextPosition? { input.closestPosition(to: point) }

    /// The word around a place, or what stands there between words; a hidden text whole.
    func word(around place: UITextPosition) -> UITextRange? {
        if let editing {
            return UITextRange(editing.hidesCharacters ? editing.editable.whole : editing.wordRange(at: place.offset))
        }
        return unit(.word, around: place)
    }

    /// The paragraph around a place; a hidden text whole.
    func paragraph(around place: UITextPosition) -> UITextRange? {
        if let editing {
            return UITextRange(
                editing.hidesCharacters ? editing.editable.whole : editing.paragraphRange(at: place.offset)
            )
        }
        return unit(.paragraph, around: place)
    }

    private func unit(_ granularity: UITextGranularity, around place: UITextPosition) -> UITextRange? {
        let tokenizer = input.tokenizer
        return tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.backward))
    }

    /// The place a character before or behind another; the same at the text's ends.
    private func place(beside place: UITextPosition, isForward: Bool) -> UITextPosition {
        if let editable = editing?.editable {
            return UITextPosition(
                isForward ? editable.characterEnd(after: place.offset) : editable.characterStart(before: place.offset)
            )
        }
        return input.position(from: place, offset: isForward ? 1 : -1) ?? place
    }

    // MARK: Selecting

    func select(_ range: UITextRange?) { input.selectedTextRange = range }

    /// Puts the caret to a place.
    func select(_ place: UITextPosition) { select(input.textRange(from: place, to: place)) }

    /// Selects from the first of two parts to the last.
    func select(from one: UITextRange, to other: UITextRange) {
        let isBefore = input.compare(other.start, to: one.start) == .orderedAscending
        let end = input.compare(one.end, to: other.end) == .orderedAscending ? other.end : one.end
        select(from: isBefore ? end : one.start, to: isBefore ? other.start : end)
    }

    /// Moves one end of the selection; at least a character stays selected.
    func move(_ end: SelectionEnd, to place: UITextPosition) {
        guard let selection else { return }
        let isStart = end == .start
        let anchor = isStart ? selection.end : selection.start
        let nearest = self.place(beside: anchor, isForward: !isStart)
        let order = input.compare(place, to: nearest)
        let isTooFar = order == (isStart ? .orderedDescending : .orderedAscending)
        select(from: anchor, to: isTooFar ? nearest : place)
    }

    /// Selects what lies between a place that stays and one that moves.
    func select(from anchor: UITextPosition, to head: UITextPosition) {
        if let editing {
            let start = min(anchor.offset, head.offset)
            let range = NSRange(location: start, length: max(anchor.offset, head.offset) - start)
            return editing.setSelection(to: range, anchor: anchor.offset)
        }
        let isBackward = input.compare(head, to: anchor) == .orderedAscending
        select(input.textRange(from: isBackward ? head : anchor, to: isBackward ? anchor : head))
    }

    // MARK: Geometry, in the view's bounds space

    /// Where the caret stands; nil with a selection.
    var caret: CGRect? {
        guard let selection, selection.isEmpty else { return nil }
        return input.caretRect(for: selection.start)
    }

    /// The boxes at the selection's start and end; nil for a caret.
    var ends: (start: CGRect, end: CGRect)? {
        guard let selection, !selection.isEmpty else { return nil }
        return Self.ends(of: input.selectionRects(for: selection))
    }

    /// The boxes at both ends of a selection; nil without boxes.
    static func ends(of boxes: [UITextSelectionRect]) -> (start: CGRect, end: CGRect)? {
        guard let first = boxes.first(where: \.containsStart) ?? boxes.first,
            let last = boxes.last(where: \.containsEnd) ?? boxes.last
        else { return nil }
        return (first.rect, last.rect)
    }

    /// What an edit menu stands over.
    var menuTarget: CGRect? {
        guard let selection else { return nil }
        return selection.isEmpty ? input.caretRect(for: selection.start) : input.firstRect(for: selection)
    }
}

/// One of the two ends of a selection.
enum SelectionEnd {
    case start, end
}
