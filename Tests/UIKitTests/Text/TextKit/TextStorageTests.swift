import Testing

@testable import UIKit

/// Keeps its text in a store of its own, as syntax highlighters do.
private final class HighlightingStorage: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")
    static let mark = NSAttributedString.Key("mark")

    override init() { super.init() }
    required init?(coder: NSCoder) { fatalError() }

    override var string: String { store.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        store.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        let text = NSString(string: string)
        removeAttribute(Self.mark, range: NSRange(location: 0, length: length))
        let found = text.range(of: "let")
        if found.location != NSNotFound { addAttribute(Self.mark, value: 1, range: found) }
        super.processEditing()
    }
}

private final class StorageLog: NSTextStorageDelegate {
    var log: [String] = []
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) { log.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) { log.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
}

@MainActor @Suite("TextKit: storage")
struct TextStorageTests {
    private let key = NSAttributedString.Key("key")

    @Test func `a change is told once, with its place in the new text`() {
        let (storage, log) = (NSTextStorage(string: "Hello world"), StorageLog())
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
        storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 3))
        #expect(log.log == ["will 2 0 3 -2", "did 2 0 3 -2", "will 1 0 3 0", "did 1 0 3 0"])
        #expect(storage.string == "Bye world" && storage.editedMask == [])
    }

    @Test func `changes between begin and end are told as one`() {
        let (storage, log) = (NSTextStorage(string: "abcdef"), StorageLog())
        storage.delegate = log
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "EE")
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        storage.endEditing()
        #expect(storage.string == "bcdEEf")
        #expect(log.log == ["will 2 0 5 0", "did 2 0 5 0"])
    }

    @Test func `attributed text keeps its looks on the way in and out`() {
        let storage = NSTextStorage(string: "ab")
        storage.insert(NSAttributedString(string: "XY", attributes: [key: 7]), at: 1)
        storage.append(NSAttributedString(string: "!", attributes: [key: 8]))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(storage.string == "XYb!")
        #expect(storage.attribute(key, at: 1, effectiveRange: nil) as? Int == 7)
        #expect(storage.attribute(key, at: 2, effectiveRange: nil) == nil)
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "XYb!" && copy.attribute(key, at: 3, effectiveRange: nil) as? Int == 8)
        storage.setAttributedString(NSAttributedString(string: "new", attributes: [key: 9]))
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "ew")
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "new")
    }

    @Test func `a subclass keeps the text itself, and may change attributes while a change is processed`() {
        let storage = HighlightingStorage()
        storage.append(NSAttributedString(string: "a let b"))
        var range = NSRange()
        #expect(storage.attribute(HighlightingStorage.mark, at: 3, effectiveRange: &range) as? Int == 1)
        #expect(range == NSRange(location: 2, length: 3))
        #expect(NSAttributedString(attributedString: storage).string == "a let b")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let own = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(own.text == "a let b" && own.textStorage === storage)
        own.selectedRange = NSRange(location: 7, length: 0)
        own.insertText("c")
        #expect(storage.string == "a let bc")
        own.text = "let x"
        #expect(storage.attribute(HighlightingStorage.mark, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func `a text view follows changes of its storage`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "abcdef"
        view.selectedRange = NSRange(location: 4, length: 1)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "AAA")
        #expect(view.text == "AAAbcdef" && view.selectedRange == NSRange(location: 6, length: 1))
        view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 6))
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }
}
