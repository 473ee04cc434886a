/// Hears of taps in a text of the app's own; fields and text views hear of theirs by touches.
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
        guard wasFirst || host.placesCaret || count > 1, wasFirst || text.input.becomeFirstResponder() else { return }
        host.tapText(at: point, count: count, wasEditing: wasFirst && host.placesCaret)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host, let text = host.selectedText else { return false }
        return host.selectingMayBegin(at: gestureRecognizer.location(in: text.view))
    }
}
