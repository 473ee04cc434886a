extension TextEditing {
    /// Moves the caret, extends the selection, deletes or edits as a hardware key says; false for a key that has no
    /// such meaning.
    func performKey(_ key: KeyStroke) -> Bool {
        let modifiers = key.modifiers.intersection([.shift, .control, .alternate, .command])
        let isExtending = modifiers.contains(.shift)
        let plain = modifiers.subtracting(.shift)
        if let target = target(of: key.input, plain, isExtending: isExtending) {
            move(to: target, isExtending: isExtending)
            return true
        }
        if let range = deletion(by: key.input, plain) {
            if range.length > 0 { deleteByPerson(range, isBackward: key.input == KeyStroke.deleteBackward) }
            return true
        }
        guard plain == .command, let action = StandardEditAction(key: key.input, isShifted: isExtending) else {
            return false
        }
        if let action = action.selector {
            guard canPerformAction(action, withSender: nil) else { return true }
            StandardEditAction(action)?.perform(on: self, sender: nil)
        } else if isExtending {
            if undoManager?.canRedo == true { undoManager?.redo() }
        } else if undoManager?.canUndo == true {
            undoManager?.undo()
        }
        return true
    }

    private var head: Int { editable.head }

    private func move(to target: Int, isExtending: Bool) {
        guard isExtending else {
            setSelection(to: NSRange(location: target, length: 0))
            return
        }
        let selection = editable.selection
        let anchor = editable.anchor ?? (target < head ? selection.location + selection.length : selection.location)
        setSelection(to: NSRange(location: min(anchor, target), length: abs(anchor - target)), anchor: anchor)
    }

    /// Where a key moves the caret; nil for other keys.
    private func target(of input: String, _ modifiers: UIKeyModifierFlags, isExtending: Bool) -> Int? {
        let selection = editable.selection
        let isRightToLeft = placedText.line(at: head)?.isRightToLeft ?? false
        switch (input, modifiers) {
        case (UIKeyCommand.inputLeftArrow, []), (UIKeyCommand.inputRightArrow, []):
            let isForward = (input == UIKeyCommand.inputRightArrow) != isRightToLeft
            // A selection collapses to its end; only the next key goes on.
            if selection.length > 0, !isExtending {
                return isForward ? selection.location + selection.length : selection.location
            }
            return isForward ? editable.characterEnd(after: head) : editable.characterStart(before: head)
        case (UIKeyCommand.inputLeftArrow, .alternate), (UIKeyCommand.inputRightArrow, .alternate):
            let isForward = (input == UIKeyCommand.inputRightArrow) != isRightToLeft
            return isForward ? wordEnd(after: head) : wordStart(before: head)
        case (UIKeyCommand.inputLeftArrow, .command), (UIKeyCommand.inputRightArrow, .command):
            let isForward = (input == UIKeyCommand.inputRightArrow) != isRightToLeft
            let line = lineRange(at: head)
            return isForward ? line.location + line.length : line.location
        case (UIKeyCommand.inputUpArrow, []), ("p", .control): return index(-1, linesFrom: head)
        case (UIKeyCommand.inputDownArrow, []), ("n", .control): return index(1, linesFrom: head)
        case (UIKeyCommand.inputUpArrow, .alternate): return paragraphRange(at: max(0, head - 1)).location
        case (UIKeyCommand.inputDownArrow, .alternate):
            let paragraph = paragraphRange(at: min(editable.length, head + 1))
            return paragraph.location + paragraph.length
        case (UIKeyCommand.inputUpArrow, .command), (UIKeyCommand.inputHome, []): return 0
        case (UIKeyCommand.inputDownArrow, .command), (UIKeyCommand.inputEnd, []): return editable.length
        case ("a", .control): return paragraphRange(at: head).location
        case ("e", .control):
            let paragraph = paragraphRange(at: head)
            return paragraph.location + paragraph.length
        case ("f", .control): return editable.characterEnd(after: head)
        case ("b", .control): return editable.characterStart(before: head)
        default: return nil
        }
    }

    /// What a key deletes; empty where there is nothing, nil for other keys.
    private func deletion(by input: String, _ modifiers: UIKeyModifierFlags) -> NSRange? {
        let selection = editable.selection
        let caret = selection.location
        let from = { (start: Int, end: Int) in NSRange(location: start, length: max(0, end - start)) }
        switch (input, modifiers) {
        case (KeyStroke.deleteBackward, _), (UIKeyCommand.inputDelete, _), ("h", .control), ("d", .control),
            ("k", .control):
            if selection.length > 0 { return selection }
        default: return nil
        }
        switch (input, modifiers) {
        case (KeyStroke.deleteBackward, []), ("h", .control): return from(editable.characterStart(before: caret), caret)
        case (KeyStroke.deleteBackward, .alternate): return from(wordStart(before: caret), caret)
        case (KeyStroke.deleteBackward, .command): return from(lineRange(at: caret).location, caret)
        case (UIKeyCommand.inputDelete, .alternate): return from(caret, wordEnd(after: caret))
        case (UIKeyCommand.inputDelete, _), ("d", .control): return from(caret, editable.characterEnd(after: caret))
        case ("k", .control):
            let paragraph = paragraphRange(at: caret)
            let end = paragraph.location + paragraph.length
            return from(caret, end == caret ? editable.characterEnd(after: caret) : end)
        default: return nil
        }
    }

    private func deleteByPerson(_ range: NSRange, isBackward: Bool) {
        guard acceptsTyping else { return }
        if isBackward, range == editable.deletionRange { return deleteByKeyboard() }
        editByPerson(range, with: "")
    }
}
