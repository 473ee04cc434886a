/// What taps do in a text of the app: the first one sets the caret, the second selects a word, the third a paragraph.
@MainActor
final class TextTapGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UITapGestureRecognizer()
    private weak var host: (any TextSelecting)?

    /// Does nothing until a view has the recognizer.
    init(for host: any TextSelecting) {
        self.host = host
        super.init()
        recognizer.delegate = self
        recognizer.targets.append(UIGestureRecognizer.Target(handler: { [weak self] _ in self?.tap() }))
    }

    private func tap() {
        guard let host, let text = host.selectedText else { return }
        let (point, count) = (recognizer.location(in: text.view), recognizer.trackedTouches.last?.tapCount ?? 1)
        let wasFirst = text.input.isFirstResponder
        guard wasFirst || host.placesCaret || count > 1, wasFirst || text.input.becomeFirstResponder(),
            let place = text.place(at: point)
        else { return }
        let (before, caret, hadMenu) = (text.selection, text.caret, host.isEditMenuShown)
        host.selectingWillBegin()
        switch count {
        case ...1: text.select(place)
        case 2: text.select(text.word(around: place))
        default: text.select(text.paragraph(around: place))
        }
        host.selectingDidMove()
        host.selectingDidEnd()
        let staysCaret = wasFirst && host.placesCaret && caret != nil && before != nil && text.caret == caret
        guard text.hasSelection || staysCaret, !hadMenu || count > 1, let target = text.menuTarget else {
            return host.hideEditMenu()
        }
        host.showEditMenu(over: target)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host, let text = host.selectedText else { return false }
        return host.selectingMayBegin(at: gestureRecognizer.location(in: text.view))
    }
}
