extension TextEditing {
    /// Whether an editing action makes sense for text and selection; nil for other actions.
    func canPerformEdit(_ selector: Selector) -> Bool? {
        guard let action = StandardEditAction(selector) else { return nil }
        let hasSelection = editable.selection.length > 0
        switch action {
        case .cut: return acceptsTyping && hasSelection && !hidesCharacters
        case .copy: return hasSelection && !hidesCharacters
        case .paste: return acceptsTyping && (UIPasteboard.general.hasStrings || canPasteItems)
        case .delete: return acceptsTyping && hasSelection
        case .select: return editable.length > 0 && !hasSelection
        case .selectAll: return editable.length > 0 && editable.selection != editable.whole
        case .toggleBoldface, .toggleItalics, .toggleUnderline: return acceptsTyping && allowsEditingTextAttributes
        case .pasteAndMatchStyle: return acceptsTyping && allowsEditingTextAttributes && UIPasteboard.general.hasStrings
        case .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft:
            return acceptsTyping && editable.length > 0
        case .increaseSize, .decreaseSize, .undo: return false
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: return nil
        case .pasteAndGo, .pasteAndSearch, .printContent, .rename, .duplicate, .move, .export: return nil
        }
    }

    func copySelection() {
        guard editable.selection.length > 0, !hidesCharacters else { return }
        UIPasteboard.general.string = editable.text(in: editable.selection)
    }

    func cutSelection() {
        guard acceptsTyping, editable.selection.length > 0, !hidesCharacters else { return }
        let range = editable.selection
        guard asksToChange(range, to: "") else { return }
        copySelection()
        edit(range, with: NSAttributedString(string: ""), isTyping: false)
    }

    /// The pasteboard's first text; with a paste delegate, what that makes of all items.
    func pasteText() {
        guard pasteDelegate == nil else { return pasteItems(UIPasteboard.general.itemProviders) }
        guard acceptsTyping, let text = UIPasteboard.general.string else { return }
        insert(NSAttributedString(string: text, attributes: typedAttributes), in: editable.insertionRange)
    }

    func deleteSelection() {
        let range = editable.selection
        guard range.length > 0 else { return }
        editByPerson(range, with: "")
    }

    /// The word at the caret.
    func selectWord() {
        setSelection(to: hidesCharacters ? editable.whole : wordRange(at: editable.selection.location))
    }
}
