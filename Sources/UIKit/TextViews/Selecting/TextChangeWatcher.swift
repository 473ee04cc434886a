/// Hears what a text input of the app's own tells of its changes.
@MainActor
final class TextChangeWatcher: UITextInputDelegate {
    private let willChangeText: () -> Void
    private let didChange: () -> Void

    init(willChangeText: @escaping () -> Void, didChange: @escaping () -> Void) {
        self.willChangeText = willChangeText
        self.didChange = didChange
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { didChange() }
    func textWillChange(_ textInput: (any UITextInput)?) { willChangeText() }
    func textDidChange(_ textInput: (any UITextInput)?) { didChange() }
}
