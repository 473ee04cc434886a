import Foundation

extension NSTextStorage {
    /// True for subclasses, which may keep the text where Foundation's methods don't find it.
    var hasOwnStore: Bool { type(of: self) != NSTextStorage.self }

    /// A part of the text, made of what the primitive methods tell.
    func snapshot(of range: NSRange) -> NSAttributedString {
        let start = max(0, min(range.location, length))
        let end = max(start, min(range.location + range.length, length))
        let result = NSMutableAttributedString(string: "")
        let characters = NSString(string: string)
        var index = start
        while index < end {
            var effective = NSRange(location: index, length: 1)
            let values = attributes(at: index, effectiveRange: &effective)
            let next = max(index + 1, min(end, effective.location + effective.length))
            let text = characters.substring(with: NSRange(location: index, length: next - index))
            result.append(NSAttributedString(string: text, attributes: values))
            index = next
        }
        return result
    }

    /// Changes the attributes of each stretch of a range.
    func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard range.length > 0 else { return }
        beginEditing()
        var index = range.location
        let end = min(range.location + range.length, length)
        while index < end {
            var effective = NSRange(location: index, length: 1)
            var values = attributes(at: index, effectiveRange: &effective)
            let next = max(index + 1, min(end, effective.location + effective.length))
            change(&values)
            setAttributes(values, range: NSRange(location: index, length: next - index))
            index = next
        }
        endEditing()
    }

    /// Replaces characters and gives the new ones their own attributes.
    func replace(_ range: NSRange, with text: NSAttributedString) {
        let text = (text as? NSTextStorage)?.snapshot(of: NSRange(location: 0, length: text.length)) ?? text
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, part, _ in
            setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// TX-25: characters without a font get the one that text has by itself.
    func fixFonts(in range: NSRange) {
        guard !layoutManagers.isEmpty || textStorageObserver != nil else { return }
        let end = min(range.location + range.length, length)
        var index = range.location
        while index < end {
            var effective = NSRange(location: index, length: 1)
            let values = attributes(at: index, effectiveRange: &effective)
            let next = max(index + 1, min(end, effective.location + effective.length))
            if values[.font] == nil {
                addAttribute(.font, value: UIFont.ofPlainText, range: NSRange(location: index, length: next - index))
            }
            index = next
        }
    }

    /// Runs a body that talks to layout managers, which live on the main actor.
    func onMainActor(_ body: @MainActor (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        withoutActuallyEscaping(body) { body in
            MainActor.assumeIsolated { body(storage) }
        }
    }
}

/// Hears of changes in a text storage.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before a change is processed; the delegate may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
    /// Called after a change, before layout managers hear of it; the delegate may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

extension NSTextStorageDelegate {
    /// Optional; does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Optional; does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
