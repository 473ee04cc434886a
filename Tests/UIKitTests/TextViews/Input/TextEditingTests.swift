import Testing

@testable import UIKit

@MainActor
private final class Refusing: UITextViewDelegate {
    var log: [String] = []
    var opens = true
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(range.location) \(range.length) \(text)")
        return true
    }
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.append("\(URL) \(characterRange.location) \(characterRange.length)")
        return opens
    }
}

@MainActor @Suite("Text input: editing", .serialized)
struct TextEditingTests {
    private func view(_ text: String, width: CGFloat = 300) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.becomeFirstResponder()
        return view
    }

    private func press(_ view: UITextView, _ input: String, _ modifiers: UIKeyModifierFlags = []) {
        #expect(view.pressByKeyboard(KeyStroke(input, modifiers: modifiers)))
    }

    @Test(
        arguments: [
            (UIKeyCommand.inputLeftArrow, [], 4, 3), (UIKeyCommand.inputRightArrow, [], 4, 6),
            (UIKeyCommand.inputLeftArrow, .alternate, 9, 7), (UIKeyCommand.inputRightArrow, .alternate, 0, 3),
            (UIKeyCommand.inputLeftArrow, .command, 9, 0), (UIKeyCommand.inputRightArrow, .command, 0, 12),
            (UIKeyCommand.inputUpArrow, .command, 9, 0), (UIKeyCommand.inputDownArrow, .command, 0, 18),
            (UIKeyCommand.inputDownArrow, [], 0, 13), (UIKeyCommand.inputUpArrow, [], 13, 0),
            (UIKeyCommand.inputUpArrow, [], 3, 0), ("a", .control, 9, 0), ("e", .control, 0, 12),
        ] as [(String, UIKeyModifierFlags, Int, Int)]
    )
    func `keys move the caret by characters, words, lines and the whole text`(
        input: String,
        modifiers: UIKeyModifierFlags,
        from: Int,
        to: Int
    ) {
        // The emoji takes the places 4 and 5.
        let view = view("abc 😀 words\nlines")
        view.selectedRange = NSRange(location: from, length: 0)
        press(view, input, modifiers)
        #expect(view.selectedRange == NSRange(location: to, length: 0))
        view.resignFirstResponder()
    }

    @Test func `shift extends the selection from where it began, in both directions`() {
        let view = view("one two three")
        view.selectedRange = NSRange(location: 5, length: 0)
        press(view, UIKeyCommand.inputRightArrow, .shift)
        press(view, UIKeyCommand.inputRightArrow, .shift)
        #expect(view.selectedRange == NSRange(location: 5, length: 2))
        press(view, UIKeyCommand.inputLeftArrow, [.shift, .alternate])
        #expect(view.selectedRange == NSRange(location: 4, length: 1))
        press(view, UIKeyCommand.inputRightArrow)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.resignFirstResponder()
    }

    @Test(
        arguments: [
            ("\u{8}", [], "one tw three"), ("\u{8}", .alternate, "one  three"), ("\u{8}", .command, " three"),
            (UIKeyCommand.inputDelete, [], "one twothree"), (UIKeyCommand.inputDelete, .alternate, "one two"),
            ("k", .control, "one two"),
        ] as [(String, UIKeyModifierFlags, String)]
    )
    func `keys delete characters, words and lines, and ask first`(
        input: String,
        modifiers: UIKeyModifierFlags,
        result: String
    ) {
        let view = view("one two three")
        let delegate = Refusing()
        view.delegate = delegate
        view.selectedRange = NSRange(location: 7, length: 0)
        press(view, input, modifiers)
        #expect(view.text == result && delegate.log.count == 1)
        view.resignFirstResponder()
    }

    @Test func `in right-to-left text the left arrow goes forward`() {
        let view = view("שלום")
        view.selectedRange = NSRange(location: 1, length: 0)
        press(view, UIKeyCommand.inputLeftArrow)
        #expect(view.selectedRange.location == 2)
        view.resignFirstResponder()
    }

    @Test func `taps select words and paragraphs`() {
        let view = view("Hello brave world\nnext")
        let place = view.caretRect(for: UITextPosition(8))
        view.tapText(at: CGPoint(x: place.midX, y: place.midY), count: 1)
        #expect(view.selectedRange == NSRange(location: 8, length: 0))
        view.tapText(at: CGPoint(x: place.midX, y: place.midY), count: 2)
        #expect(view.selectedRange == NSRange(location: 6, length: 5))
        view.tapText(at: CGPoint(x: place.midX, y: place.midY), count: 3)
        #expect(view.selectedRange == NSRange(location: 0, length: 17))
        view.resignFirstResponder()
    }

    @Test func `copy, cut and paste go through the pasteboard, and ask`() {
        let view = view("one two three")
        let delegate = Refusing()
        view.delegate = delegate
        view.selectedRange = NSRange(location: 4, length: 4)
        #expect(view.canPerformAction("copy:", withSender: nil))
        view.cut(nil)
        #expect(view.text == "one three" && UIPasteboard.general.string == "two ")
        #expect(!view.canPerformAction("copy:", withSender: nil))
        view.selectedRange = NSRange(location: 0, length: 0)
        UIApplication.shared.sendAction("paste:", to: nil, from: nil, for: nil)
        #expect(view.text == "two one three")
        #expect(delegate.log == ["4 4 ", "0 0 two "])
        view.selectAll(nil)
        #expect(view.selectedRange.length == 13)
        view.resignFirstResponder()
    }

    @Test func `a label of the app can be copied`() {
        final class CopyableLabel: UILabel {
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
            override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
        }
        let label = CopyableLabel()
        label.text = "copied"
        label.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil))
        #expect(UIPasteboard.general.string == "copied")
        #expect(!UIApplication.shared.sendAction("cut:", to: nil, from: nil, for: nil))
        label.resignFirstResponder()
    }

    @Test func `one undo takes back what was typed in one go, and redo brings it back`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UITextView(frame: window.bounds)
        window.addSubview(view)
        view.text = "start "
        view.becomeFirstResponder()
        for character in "typed" { view.typeByKeyboard(String(character)) }
        view.deleteByKeyboard()
        #expect(view.text == "start type")
        let manager = try #require(view.undoManager)
        #expect(manager.canUndo)
        manager.undo()
        #expect(view.text == "start ")
        manager.redo()
        #expect(view.text == "start type")
        view.text = "new"
        #expect(!manager.canUndo)
        view.resignFirstResponder()
    }

    @Test func `typing goes on in the looks of the text before the caret`() {
        let view = view("")
        view.attributedText = NSAttributedString(
            string: "red",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)]
        )
        view.insertText("!")
        let values = view.textStorage.attributes(at: 3, effectiveRange: nil)
        #expect(values[.foregroundColor] as? UIColor == .red && (values[.font] as? UIFont)?.pointSize == 30)
        view.typingAttributes = [.foregroundColor: UIColor.blue]
        view.insertText("?")
        #expect(view.textStorage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
        view.resignFirstResponder()
    }

    @Test func `a tap on a link asks the delegate`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let delegate = Refusing()
        delegate.opens = false
        view.delegate = delegate
        view.isEditable = false
        let text = NSMutableAttributedString(string: "go ")
        text.append(NSAttributedString(string: "there", attributes: [.link: "https://example.com"]))
        view.attributedText = text
        let place = view.firstRect(for: UITextRange(NSRange(location: 4, length: 1)))
        view.tapped(at: CGPoint(x: place.midX, y: place.midY), count: 1)
        view.tapped(at: CGPoint(x: 200, y: 80), count: 1)
        #expect(delegate.log == ["https://example.com 3 5"])
    }

    @Test func `positions, ranges and boxes answer as UITextInput says`() throws {
        let view = view("abc 😀 words\nlines")
        let start = view.beginningOfDocument
        let end = try #require(view.position(from: start, in: .right, offset: 5))
        #expect(view.offset(from: start, to: end) == 6)
        let down = try #require(view.position(from: start, in: .down, offset: 1))
        #expect(view.offset(from: start, to: down) == 13)
        let word = try #require(
            view.tokenizer.rangeEnclosingPosition(
                UITextPosition(8),
                with: .word,
                inDirection: .storage(.forward)
            )
        )
        #expect(view.text(in: word) == "words")
        let next = view.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
        #expect(next == UITextPosition(3))
        let whole = try #require(view.textRange(from: start, to: view.endOfDocument))
        let boxes = view.selectionRects(for: whole)
        #expect(boxes.count == 2 && boxes[0].containsStart && boxes[1].containsEnd)
        #expect(boxes[1].rect.minY > boxes[0].rect.minY)
        let middle = CGPoint(x: boxes[1].rect.minX + 1, y: boxes[1].rect.midY)
        #expect(view.characterRange(at: middle).flatMap { view.text(in: $0) } == "l")
        #expect(view.baseWritingDirection(for: start, in: .forward) == .leftToRight)
        view.resignFirstResponder()
    }

    @Test func `a secret that was there before is replaced by what is typed first`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "secret"
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.typeByKeyboard("ab")
        #expect(field.text == "ab")
        field.selectAll(nil)
        #expect(!field.canPerformAction("copy:", withSender: nil))
        field.resignFirstResponder()
        field.becomeFirstResponder()
        field.deleteByKeyboard()
        #expect(field.text == "")
        field.resignFirstResponder()
    }

    @Test func `bullets stand for characters, and places lead to them`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.isSecureTextEntry = true
        field.text = "a😀b"
        field.layoutIfNeeded()
        let places = [0, 1, 3, 4].map { field.caretRect(for: UITextPosition($0)).minX }
        #expect(places == places.sorted() && Set(places).count == 4)
        #expect(abs((places[1] - places[0]) - (places[2] - places[1])) < 0.01)
        let end = field.closestPosition(to: CGPoint(x: places[3], y: 17))
        #expect(end == UITextPosition(4))
    }

    @Test func `a long text moves so that the caret stays in sight`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.text = "A text that is much longer than the field"
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(field.parts.scroll > 100)
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 100.01)
        _ = field.pressByKeyboard(KeyStroke(UIKeyCommand.inputLeftArrow, modifiers: .command))
        field.layoutIfNeeded()
        #expect(field.parts.scroll == 0)
        field.resignFirstResponder()
        field.layoutIfNeeded()
        #expect(field.parts.text.lineBreakMode == .byTruncatingTail)
    }
}
