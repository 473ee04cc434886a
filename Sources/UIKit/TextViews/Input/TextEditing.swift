import CoreText

/// What text fields and text views share while somebody edits in them.
@MainActor
protocol TextEditing: UIView, UITextDraggable, UITextDroppable, KeyboardTarget, TextSelecting {
    var editable: EditableText { get }
    var selectionParts: TextSelectionParts { get }
    /// Whether a person may change characters.
    var acceptsTyping: Bool { get }
    /// Whether bullets stand for the characters, which are not to be copied then.
    var hidesCharacters: Bool { get }
    /// Whether line ends that are pasted or dropped become spaces.
    var hasOneLine: Bool { get }
    /// Whether pasted and dropped characters keep looks of their own.
    var allowsEditingTextAttributes: Bool { get }
    /// What typed characters look like.
    var typedAttributes: [NSAttributedString.Key: Any] { get }
    /// Gives the next typed characters a look.
    func typeNext(with attributes: [NSAttributedString.Key: Any])
    /// The lines, in the view's bounds space.
    var placedText: PlacedText { get }
    /// Asks the delegate whether a person may change something.
    func asksToChange(_ range: NSRange, to text: String) -> Bool
    /// Tells delegate, actions and notification of a change of characters.
    func textWasChanged(selectionBefore: NSRange)
    /// Tells the delegate of a new selection, and shows it.
    func selectionWasChanged()
    /// The menu over what is selected.
    var editMenu: TextEditMenu { get }
    /// Tells the delegate that the edit menu comes.
    func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating)
    /// Tells the delegate that the edit menu goes.
    func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating)
    /// Drags characters out of the view, and takes what is dropped; nil until the view is ready.
    var textDragging: TextDragging? { get }
    /// Handles the return key.
    func pressReturn()
}

/// Laid-out text at its place.
struct PlacedText {
    var layout: TextLayout
    /// Of the layout's top left corner.
    var origin: CGPoint
    /// For each place in the text the place in the layout, where the layout shows other characters; nil: the same.
    var shownPlaces: [Int]?

    /// The place in the layout of a place in the text.
    func shown(_ index: Int) -> Int {
        guard let shownPlaces, !shownPlaces.isEmpty else { return index }
        return shownPlaces[max(0, min(index, shownPlaces.count - 1))]
    }

    /// The place in the text of a place in the layout.
    func text(_ shown: Int) -> Int {
        guard let shownPlaces else { return shown }
        return shownPlaces.firstIndex { $0 >= shown } ?? max(0, shownPlaces.count - 1)
    }

    /// The caret before the character at a place.
    func caretRect(at index: Int) -> CGRect {
        layout.caretRect(at: shown(index)).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The boxes of a range.
    func rects(of range: NSRange) -> [CGRect] {
        let (start, end) = (shown(range.location), shown(range.location + range.length))
        guard start < end else { return [] }
        return layout.rects(for: start..<end).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The place nearest to a point.
    func index(at point: CGPoint) -> Int {
        text(layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    /// The line that holds a place, and its range in the text.
    func line(at index: Int) -> (number: Int, range: NSRange, isRightToLeft: Bool)? {
        guard let number = layout.lineIndex(at: shown(index)) else { return nil }
        let line = layout.lines[number]
        let start = text(line.range.lowerBound)
        return (number, NSRange(location: start, length: text(line.range.upperBound) - start), line.isRightToLeft)
    }
}

extension TextEditing {
    // MARK: Changing

    /// Replaces characters by others of the typing attributes, and tells.
    func edit(_ range: NSRange, with text: String) {
        edit(range, with: NSAttributedString(string: text, attributes: typedAttributes), isTyping: true)
    }

    /// Replaces characters, registers for undo, and tells.
    ///
    /// - Parameter isTyping: Whether the change may join what was typed just before.
    func edit(_ range: NSRange, with text: NSAttributedString, isTyping: Bool) {
        let before = editable.selection
        let range = editable.clamped(range)
        registerUndo(of: range, with: text, isTyping: isTyping)
        editable.replace(range, with: text)
        textWasChanged(selectionBefore: before)
    }

    /// Replaces characters by themselves in other looks; the selection stays.
    func restyle(_ range: NSRange, to text: NSAttributedString) {
        let before = editable.selection
        registerUndo(of: range, with: text, isTyping: false)
        editable.replace(range, with: text)
        editable.select(before)
        textWasChanged(selectionBefore: before)
    }

    /// Asks the delegate first, as for everything that a person does.
    @discardableResult
    func editByPerson(_ range: NSRange, with text: String) -> Bool {
        guard acceptsTyping, asksToChange(range, to: text) else { return false }
        edit(range, with: text)
        return true
    }

    /// TX-M4: the selection that is there already calls nothing.
    ///
    /// - Parameter anchor: The end that stays when the other one is moved further; nil for a new selection.
    func setSelection(to range: NSRange, anchor: Int? = nil) {
        let before = editable.selection
        editable.anchor = anchor
        editable.select(range)
        guard editable.selection != before else { return }
        editable.typingStep = nil
        selectionWasChanged()
    }

    private func registerUndo(of range: NSRange, with text: NSAttributedString, isTyping: Bool) {
        guard let manager = undoManager, manager.isUndoRegistrationEnabled else {
            editable.typingStep = nil
            return
        }
        let isReplaying = manager.isUndoing || manager.isRedoing
        if isTyping, !isReplaying, let step = editable.typingStep, step.take(range, count: text.length) { return }
        let step = TypingStep(
            start: range.location,
            length: text.length,
            replaced: editable.storage.snapshot(of: range)
        )
        editable.typingStep = isTyping && !isReplaying ? step : nil
        manager.registerUndo(withTarget: self) { view in
            view.edit(NSRange(location: step.start, length: step.length), with: step.replaced, isTyping: false)
        }
        if !isReplaying { manager.setActionName(isTyping ? "Typing" : "") }
    }

    /// What typing at the selection continues: the looks of what it replaces, or of the character before the caret.
    func inheritedAttributes(or base: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        guard editable.length > 0 else { return base }
        let selection = editable.insertionRange
        let place = selection.length > 0 ? selection.location : max(0, selection.location - 1)
        var values = editable.storage.attributes(at: min(place, editable.length - 1), effectiveRange: nil)
        values[.attachment] = nil
        values[.link] = nil
        return values
    }

    /// For text that is set by code: nothing before it can be taken back.
    func forgetUndo() { undoManager?.removeAllActions(withTarget: self) }
}

extension TypingStep {
    /// Takes a change that goes on where the last one ended; false where it doesn't.
    fileprivate func take(_ range: NSRange, count: Int) -> Bool {
        let end = start + length
        if range.length == 0, range.location == end {
            length += count
            return true
        }
        if count == 0, range.location >= start, range.location + range.length == end {
            length -= range.length
            return true
        }
        return false
    }
}
