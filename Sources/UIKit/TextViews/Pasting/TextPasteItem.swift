import Foundation

/// An item that waits for its result.
@MainActor
final class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    /// Whether the text shows characters in looks of their own, and pictures.
    private let takesLooks: Bool
    /// Called once, with nil for nothing.
    var onResult: ((NSAttributedString?) -> Void)?

    init(
        _ provider: NSItemProvider,
        localObject: Any?,
        attributes: [NSAttributedString.Key: Any],
        takesLooks: Bool
    ) {
        (itemProvider, self.localObject, self.takesLooks) = (provider, localObject, takesLooks)
        defaultAttributes = attributes
        super.init()
    }

    private func finish(_ result: NSAttributedString?) {
        let tell = onResult
        onResult = nil
        tell?(result)
    }

    func setResult(string: String) { finish(NSAttributedString(string: string, attributes: defaultAttributes)) }

    func setResult(attributedString string: NSAttributedString) {
        let text = NSMutableAttributedString(attributedString: string)
        let whole = NSRange(location: 0, length: text.length)
        for (key, value) in defaultAttributes {
            text.enumerateAttribute(key, in: whole, options: []) { own, range, _ in
                if own == nil { text.addAttribute(key, value: value, range: range) }
            }
        }
        finish(text)
    }

    func setResult(attachment textAttachment: NSTextAttachment) {
        setResult(attributedString: NSAttributedString(attachment: textAttachment))
    }

    func setNoResult() { finish(nil) }

    /// Characters with their looks where the text takes looks, else plain ones; addresses as text.
    func setDefaultResult() {
        if takesLooks, itemProvider.canLoadObject(ofClass: NSAttributedString.self) {
            return load(NSAttributedString.self) { item, text in
                (text as? NSAttributedString).map(item.setResult(attributedString:)) ?? item.setNoResult()
            }
        }
        if itemProvider.canLoadObject(ofClass: NSString.self) {
            return load(NSString.self) { item, text in
                (text as? NSString).map { item.setResult(string: "\($0)") } ?? item.setNoResult()
            }
        }
        if takesLooks, itemProvider.canLoadObject(ofClass: UIImage.self) {
            return load(UIImage.self) { item, image in
                guard let image = image as? UIImage else { return item.setNoResult() }
                item.setResult(attachment: NSTextAttachment(image: image))
            }
        }
        guard itemProvider.canLoadObject(ofClass: NSURL.self) else { return setNoResult() }
        load(NSURL.self) { item, url in
            guard let url = url as? NSURL else { return item.setNoResult() }
            item.setResult(string: url.absoluteString)
        }
    }

    private func load(
        _ kind: any NSItemProviderReading.Type,
        _ done: @escaping @MainActor (TextPasteItem, (any NSItemProviderReading)?) -> Void
    ) {
        itemProvider.loadObject(ofClass: kind) { object, _ in
            nonisolated(unsafe) let object = object
            MainActor.assumeIsolated { done(self, object) }
        }
    }
}
