import Testing

@testable import UIKit

@MainActor @Suite("TextKit: mending attributes")
struct AttributeFixingTests {
    /// Tells what it is asked to mend.
    private final class Fixing: NSTextStorage {
        var log: [String] = []
        var isLazy = false
        private let store = NSMutableAttributedString(string: "")

        override var string: String { store.string }
        override var fixesAttributesLazily: Bool { isLazy }
        override func attributes(
            at location: Int,
            effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            store.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func fixAttributes(in range: NSRange) {
            log.append("fix \(range.location) \(range.length)")
            super.fixAttributes(in: range)
        }
        override func invalidateAttributes(in range: NSRange) { log.append("invalidate \(range.location)") }
    }

    private func attach(_ storage: NSTextStorage) { storage.addLayoutManager(NSLayoutManager()) }

    // TX-25
    @Test func `characters that layout managers show have a font after an edit`() {
        let storage = NSTextStorage()
        attach(storage)
        storage.append(NSAttributedString(string: "abc"))
        let font = storage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
        #expect(font?.fontName == "Helvetica" && font?.pointSize == 12)
    }

    @Test func `a text that nobody shows stays as it is`() {
        let storage = NSTextStorage(string: "abc")
        storage.append(NSAttributedString(string: "d"))
        #expect(storage.attributes(at: 0, effectiveRange: nil).isEmpty)
    }

    @Test func `an edit has the edited range mended`() {
        let storage = Fixing()
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abcd")
        storage.endEditing()
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
        #expect(storage.log == ["fix 0 4", "fix 1 2"])
    }

    @Test func `a storage that mends lazily is told what waits, and mends when it is asked`() {
        let storage = Fixing()
        storage.isLazy = true
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        storage.ensureAttributesAreFixed(in: NSRange(location: 1, length: 1))
        #expect(storage.log == ["invalidate 0", "fix 1 1"])
    }

    @Test func `a subclass may say what was edited`() {
        final class Silent: NSTextStorage {
            override var editedMask: EditActions { [] }
        }
        let (storage, hearer) = (Silent(), Hearer())
        storage.delegate = hearer
        storage.append(NSAttributedString(string: "a"))
        #expect(hearer.count == 0)
    }

    private final class Hearer: NSTextStorageDelegate {
        var count = 0
        func textStorage(
            _ textStorage: NSTextStorage,
            didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange,
            changeInLength delta: Int
        ) { count += 1 }
    }
}
