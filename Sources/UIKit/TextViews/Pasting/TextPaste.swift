import Foundation

/// Brings things into a text that are pasted or dropped: has the paste delegate make text of each, and puts all in.
@MainActor
final class TextPaste {
    private weak var host: (any TextEditing)?
    private let range: NSRange
    private let items: [TextPasteItem]
    private var results: [NSAttributedString?]
    private var waiting: Int
    private let done: (NSRange?) -> Void

    /// Begins at once.
    ///
    /// - Parameters:
    ///   - things: What gives the data, with what the app knows it by.
    ///   - range: What the text replaces; cut to the text as it is when all results are there.
    ///   - done: Called with the place of the new text, nil where there is none.
    @discardableResult
    init(
        _ things: [(provider: NSItemProvider, localObject: Any?)],
        into host: any TextEditing,
        _ range: NSRange,
        done: @escaping (NSRange?) -> Void = { _ in }
    ) {
        (self.host, self.range, self.done) = (host, range, done)
        items = things.map {
            TextPasteItem(
                $0.provider,
                localObject: $0.localObject,
                attributes: host.typedAttributes,
                takesLooks: host.allowsEditingTextAttributes
            )
        }
        results = Array(repeating: nil, count: items.count)
        waiting = items.count
        for (index, item) in items.enumerated() {
            item.onResult = { [self] in take($0, at: index) }
        }
        guard let delegate = host.pasteDelegate else {
            for item in items { item.setDefaultResult() }
            return
        }
        for item in items { delegate.textPasteConfigurationSupporting(host, transform: item) }
    }

    private func take(_ result: NSAttributedString?, at index: Int) {
        results[index] = result
        waiting -= 1
        if waiting == 0 { finish() }
    }

    private func finish() {
        let texts = results.compactMap { $0 }
        guard let host, !texts.isEmpty else { return done(nil) }
        let range = host.editable.clamped(range)
        guard let delegate = host.pasteDelegate else {
            let text = Self.combine(texts, hasOneLine: host.hasOneLine)
            return done(host.insert(text, in: range))
        }
        let place = UITextRange(range)
        let text = delegate.textPasteConfigurationSupporting(host, combineItemAttributedStrings: texts, for: place)
        _ = delegate.textPasteConfigurationSupporting(host, shouldAnimatePasteOf: text, to: place)
        done(delegate.textPasteConfigurationSupporting(host, performPasteOf: text, to: place).range)
    }

    /// One behind the other: each on a line of its own, where there are lines.
    static func combine(_ texts: [NSAttributedString], hasOneLine: Bool) -> NSAttributedString {
        let all = NSMutableAttributedString()
        for (index, text) in texts.enumerated() {
            if index > 0 {
                let looks = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
                all.append(NSAttributedString(string: hasOneLine ? " " : "\n", attributes: looks))
            }
            all.append(text)
        }
        return all
    }
}

extension TextEditing {
    /// Whether the pasteboard holds what the view's paste configuration names.
    var canPasteItems: Bool { pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders) }

    /// Whether text can be made of one of the items.
    func takesText(of providers: [NSItemProvider]) -> Bool {
        acceptsTyping && providers.contains { $0.canLoadObject(ofClass: NSString.self) }
    }

    /// Puts a text in that a person pastes or drops; the caret stands behind it. Nil where the delegate says no.
    @discardableResult
    func insert(_ text: NSAttributedString, in range: NSRange) -> NSRange? {
        let range = editable.clamped(range)
        var text = text
        if hasOneLine, text.string.contains(where: \.isNewline) {
            let line = text.string.split(whereSeparator: \.isNewline).joined(separator: " ")
            text = NSAttributedString(string: line, attributes: typedAttributes)
        }
        guard text.length > 0, asksToChange(range, to: text.string) else { return nil }
        edit(range, with: text, isTyping: false)
        return NSRange(location: range.location, length: text.length)
    }

    /// Makes text of items, and puts it in the place of the selection.
    func pasteItems(_ providers: [NSItemProvider]) {
        guard acceptsTyping, !providers.isEmpty else { return }
        TextPaste(providers.map { (provider: $0, localObject: nil) }, into: self, editable.insertionRange)
    }
}
