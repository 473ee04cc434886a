extension TextEditing {
    var selectedText: SelectableText? { SelectableText(input: self) }
    var placesCaret: Bool { acceptsTyping }
    var isEditMenuShown: Bool { editMenu.isShown }

    // Delegates of fields and views hear of selections, not of gestures.
    func selectingWillBegin() {}
    func selectingDidMove() {}
    func selectingDidEnd() {}

    func showEditMenu(over target: CGRect) { editMenu.show(over: target, of: self, in: self) }
    func hideEditMenu() { editMenu.hide() }
    func liftsText(at point: CGPoint) -> Bool { textDragging?.lifts(at: point) ?? false }

    /// Lets fingers select in the view.
    func watchSelecting() -> TextSelectionGestures {
        let gestures = TextSelectionGestures(for: self)
        for recognizer in gestures.recognizers { addGestureRecognizer(recognizer) }
        return gestures
    }
}
