/// A text that is being edited, with its selection; places are UTF-16 units (TX-M6).
struct EditableText {
    private(set) var content = NSAttributedString(string: "")
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?

    var string: String { content.string }
    var length: Int { content.length }

    /// Takes another text; the caret goes to its end (TX-M1).
    mutating func set(_ text: NSAttributedString) {
        content = NSAttributedString(attributedString: text)
        marked = nil
        selection = NSRange(location: content.length, length: 0)
    }

    /// Clamped to the text.
    mutating func select(_ range: NSRange) {
        let start = max(0, min(range.location, length))
        selection = NSRange(location: start, length: max(0, min(range.length, length - start)))
    }

    /// The caret stands behind the new text afterwards (TX-M5).
    mutating func replace(_ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]) {
        let start = max(0, min(range.location, length))
        let clamped = NSRange(location: start, length: max(0, min(range.length, length - start)))
        marked = nil
        selection = NSRange(location: clamped.location + text.utf16.count, length: 0)
        let end = clamped.location + clamped.length
        if let look = uniformAttributes {
            // A text of one look stays one run, typed characters included.
            let characters = NSMutableString(string: string)
            characters.replaceCharacters(in: clamped, with: text)
            content = NSAttributedString(
                string: characters.substring(from: 0),
                attributes: length > 0 ? look : attributes
            )
            return
        }
        let changed = NSMutableAttributedString(string: "")
        changed.append(content.attributedSubstring(from: NSRange(location: 0, length: clamped.location)))
        changed.append(NSAttributedString(string: text, attributes: attributes))
        changed.append(content.attributedSubstring(from: NSRange(location: end, length: length - end)))
        content = changed
    }

    /// The attributes of all characters; nil where there is more than one look.
    private var uniformAttributes: [NSAttributedString.Key: Any]? {
        guard length > 0 else { return [:] }
        var range = NSRange()
        let attributes = content.attributes(at: 0, effectiveRange: &range)
        return range.length == length ? attributes : nil
    }

    /// What typing replaces: marked text, else the selection.
    var insertionRange: NSRange { marked ?? selection }

    /// What the delete key removes: the selection, or the whole character before the caret; nil at the start.
    var deletionRange: NSRange? {
        if let marked, marked.length > 0 { return marked }
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        let before = String(decoding: Array(string.utf16)[0..<selection.location], as: UTF16.self)
        let count = before.last.map { String($0).utf16.count } ?? 1
        return NSRange(location: selection.location - count, length: count)
    }

    mutating func mark(_ text: String, selected: NSRange, attributes: [NSAttributedString.Key: Any]) {
        let range = insertionRange
        replace(range, with: text, attributes: attributes)
        marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
        select(NSRange(location: range.location + selected.location, length: selected.length))
    }

    mutating func unmark() { marked = nil }

    mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        guard length > 0 else { return }
        content = content.mappingAttributes { $0.merge(attributes) { $1 } }
    }

    func text(in range: NSRange) -> String? {
        guard range.location >= 0, range.location + range.length <= length else { return nil }
        return NSString(string: string).substring(with: range)
    }
}
