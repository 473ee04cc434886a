extension TextSelecting {
    /// What a tap inside the text does: the first one sets the caret, the second selects a word, the third a paragraph.
    ///
    /// A selection brings up the edit menu, and so does a tap on the caret where it stands.
    ///
    /// - Parameters:
    ///   - point: In the space of the text's rectangles.
    ///   - wasEditing: Whether the caret was there before the tap.
    func tapText(at point: CGPoint, count: Int, wasEditing: Bool = true) {
        guard let text = selectedText, let place = text.place(at: point) else { return }
        let before = text.selection
        selectingWillBegin()
        switch count {
        case ...1: text.select(place)
        case 2: text.select(text.word(around: place))
        default: text.select(text.paragraph(around: place))
        }
        selectingDidMove()
        selectingDidEnd()
        guard text.hasSelection || wasEditing && text.isSelected(before), !isEditMenuShown || count > 1,
            let target = text.menuTarget
        else { return hideEditMenu() }
        showEditMenu(over: target)
    }
}
