import Foundation

/// Writes into the first responder.
@MainActor
final class FirstResponderProxy: NSObject, UITextDocumentProxy {
    private var keys: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
    private var text: (any UITextInput)? { FirstResponder.current as? any UITextInput }
    let documentIdentifier = UUID()

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let text, let selected = text.selectedTextRange else { return nil }
        let range = text.textRange(from: text.beginningOfDocument, to: selected.start)
        return range.flatMap(text.text).flatMap { $0.isEmpty ? nil : $0 }
    }
    var documentContextAfterInput: String? {
        guard let text, let selected = text.selectedTextRange else { return nil }
        let range = text.textRange(from: selected.end, to: text.endOfDocument)
        return range.flatMap(text.text).flatMap { $0.isEmpty ? nil : $0 }
    }
    var selectedText: String? {
        guard let text, let selected = text.selectedTextRange, !selected.isEmpty else { return nil }
        return text.text(in: selected)
    }
    var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let selected = text.selectedTextRange,
            let position = text.position(from: offset < 0 ? selected.start : selected.end, offset: offset)
        else { return }
        text.selectedTextRange = text.textRange(from: position, to: position)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        text?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { text?.unmarkText() }
}
