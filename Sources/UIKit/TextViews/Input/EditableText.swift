/// A text that is being edited, with its selection; places are UTF-16 units (TX-M6).
@MainActor
final class EditableText {
    /// Holds the characters and their looks.
    let storage: NSTextStorage
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?
    /// The end of the selection that stays where it is while keys move the other one; nil while nothing extended it.
    var anchor: Int?
    /// The end of the selection that moves.
    var head: Int {
        let end = selection.location + selection.length
        return anchor == nil || anchor == selection.location ? end : selection.location
    }
    /// True while this object changes the storage, as against somebody else.
    private(set) var isChanging = false
    /// What typing registered last for undo; nil after anything else.
    var typingStep: TypingStep?

    init(storage: NSTextStorage = NSTextStorage()) { self.storage = storage }

    /// A copy of the text.
    var content: NSAttributedString { storage.snapshot(of: whole) }
    var string: String { storage.string }
    var length: Int { storage.length }
    var whole: NSRange { NSRange(location: 0, length: length) }

    /// Takes another text; the caret goes to its end (TX-M1).
    func set(_ text: NSAttributedString) {
        change { storage.setAttributedString(text) }
        marked = nil
        anchor = nil
        typingStep = nil
        selection = NSRange(location: length, length: 0)
    }

    /// Clamped to the text.
    func select(_ range: NSRange) { selection = clamped(range) }

    /// The part of a range that lies in the text.
    func clamped(_ range: NSRange) -> NSRange {
        let start = max(0, min(range.location, length))
        return NSRange(location: start, length: max(0, min(range.length, length - start)))
    }

    /// The caret stands behind the new text afterwards (TX-M5).
    func replace(_ range: NSRange, with text: NSAttributedString) {
        let range = clamped(range)
        marked = nil
        anchor = nil
        change { storage.replaceCharacters(in: range, with: text) }
        selection = clamped(NSRange(location: range.location + text.length, length: 0))
    }

    private func change(_ body: () -> Void) {
        isChanging = true
        body()
        isChanging = false
    }

    /// Moves selection and marked text with a change that somebody else made.
    ///
    /// - Parameters:
    ///   - range: What changed, in the text as it is now.
    ///   - delta: How many UTF-16 units the text gained.
    func follow(_ range: NSRange, delta: Int) {
        marked = nil
        typingStep = nil
        let oldEnd = range.location + range.length - delta
        let start =
            selection.location >= oldEnd
            ? selection.location + delta : min(selection.location, range.location + range.length)
        let end = selection.location + selection.length
        let moved = end >= oldEnd ? end + delta : min(end, range.location + range.length)
        select(NSRange(location: start, length: max(0, moved - start)))
    }

    /// What typing replaces: marked text, else the selection.
    var insertionRange: NSRange { marked ?? selection }

    /// What the delete key removes: the selection, or the whole character before the caret; nil at the start.
    var deletionRange: NSRange? {
        if let marked, marked.length > 0 { return marked }
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        let start = characterStart(before: selection.location)
        return NSRange(location: start, length: selection.location - start)
    }

    func mark(_ text: NSAttributedString, selected: NSRange) {
        let range = insertionRange
        replace(range, with: text)
        marked = text.length == 0 ? nil : NSRange(location: range.location, length: text.length)
        select(NSRange(location: range.location + selected.location, length: selected.length))
    }

    func unmark() { marked = nil }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        guard length > 0 else { return }
        change { storage.addAttributes(attributes, range: whole) }
    }

    /// Nil for a range that sticks out of the text.
    func text(in range: NSRange) -> String? {
        guard range.location >= 0, range.length >= 0, range.location + range.length <= length else { return nil }
        return NSString(string: string).substring(with: range)
    }

    // MARK: Characters as people count them

    /// Far enough for any joined emoji.
    private static let longestCharacter = 64

    /// Where the character that ends at a place begins.
    func characterStart(before index: Int) -> Int {
        guard index > 0 else { return 0 }
        let units = Array(
            NSString(string: string).substring(with: window(max(0, index - Self.longestCharacter), index)).utf16
        )
        let last = String(decoding: units, as: UTF16.self).last
        return index - min(units.count, last.map { $0.utf16.count } ?? 1)
    }

    /// Where the character that begins at a place ends.
    func characterEnd(after index: Int) -> Int {
        guard index < length else { return length }
        let part = NSString(string: string).substring(with: window(index, min(length, index + Self.longestCharacter)))
        return index + (part.first.map { $0.utf16.count } ?? 1)
    }

    private func window(_ start: Int, _ end: Int) -> NSRange { NSRange(location: start, length: end - start) }
}

/// What a person typed in one go, which one undo takes back.
@MainActor
final class TypingStep {
    /// Where the typed text begins.
    var start: Int
    /// How much of it there is now, in UTF-16 units.
    var length: Int
    /// What stood there before.
    var replaced: NSAttributedString

    init(start: Int, length: Int, replaced: NSAttributedString) {
        self.start = start
        self.length = length
        self.replaced = replaced
    }
}
