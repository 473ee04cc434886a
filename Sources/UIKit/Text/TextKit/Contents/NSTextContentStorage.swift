/// The paragraphs of a text storage as elements. From iOS 15.
@preconcurrency @MainActor
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// Held weakly; says what is shown for paragraphs. Setting it makes them anew.
    open var delegate: (any NSTextContentStorageDelegate)? {
        get { contentDelegate as? any NSTextContentStorageDelegate }
        set {
            contentDelegate = newValue
            changedWhole()
        }
    }
    /// The text; a new one is watched from now on. Default: an empty storage.
    open var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
            textStorage?.textStorageObserver = self
            changedWhole()
        }
    }
    /// The same as an attributed string; setting one replaces the storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            if let storage = newValue as? NSTextStorage {
                textStorage = storage
            } else {
                textStorage = newValue.map { NSTextStorage(attributedString: $0) }
            }
        }
    }
    /// Whether markers of lists stand in the text itself (iOS 26). Default: what `NSTextList` says, false.
    ///
    /// - Note: No effect here: a paragraph that begins with its marker isn't given another one in any case (TX-8).
    open var includesTextListMarkers = NSTextList.includesTextListMarkers
    /// In order; nil until somebody asks.
    private final var paragraphs: [NSTextElement]?

    public override init() {
        let storage = NSTextStorage()
        textStorage = storage
        super.init()
        storage.textStorageObserver = self
    }

    // MARK: Places
    open override var documentRange: NSTextRange {
        NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
    }
    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let place = (location as? TextOffset)?.offset else { return nil }
        guard (0...(textStorage?.length ?? 0)).contains(place + offset) else { return nil }
        return TextOffset(place + offset)
    }
    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return 0 }
        return to.offset - from.offset
    }
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        textRange
    }

    // MARK: Elements
    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        var last: (any NSTextLocation)?
        let elements = madeParagraphs()
        for element in isReverse ? elements.reversed() : elements {
            guard let range = element.elementRange else { continue }
            if let textLocation {
                let isPassed =
                    isReverse
                    ? range.location.compare(textLocation) != .orderedAscending
                    : range.endLocation.compare(textLocation) != .orderedDescending
                // At the text's end the last paragraph is meant.
                let isLast = !isReverse && element === elements.last
                if isPassed, !isLast { continue }
            }
            guard contentDelegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else {
                continue
            }
            last = isReverse ? range.location : range.endLocation
            if !block(element) { break }
        }
        return last
    }
    /// The element of a range; nil where the range isn't one element.
    open func textElement(for range: NSTextRange) -> NSTextElement? {
        madeParagraphs().first { $0.elementRange?.isEqual(to: range) == true }
    }
    /// What an element shows; nil for elements that aren't paragraphs.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { attributedString(for: element).map(text.append) }
        replaceCharacters(in: range, with: text)
    }

    func replaceCharacters(in range: NSTextRange, with text: NSAttributedString) {
        guard let textStorage else { return }
        performEditingTransaction { textStorage.replaceCharacters(in: nsRange(of: range), with: text) }
    }

    private func nsRange(of range: NSTextRange) -> NSRange {
        let start = offset(from: TextOffset(0), to: range.location)
        return NSRange(location: start, length: offset(from: range.location, to: range.endLocation))
    }

    // MARK: The storage's changes
    /// Makes the paragraphs that changed anew, and tells layout managers.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        keepParagraphs(around: newCharRange, delta: delta)
        textLayoutManagers.forEach { $0.storageDidChange(editMask, newCharRange, delta) }
        let before = NSRange(location: newCharRange.location, length: max(0, newCharRange.length - delta))
        recordEditAction(in: NSTextRange(before), newTextRange: NSTextRange(newCharRange))
    }
    /// Runs edits of the storage as one.
    open func performEditingTransaction(for textStorage: NSTextStorage, perform transaction: () -> Void) {
        performEditingTransaction(transaction)
    }

    private func changedWhole() {
        paragraphs = nil
        recordEditAction(in: documentRange, newTextRange: documentRange)
    }

    /// Forgets the paragraphs that an edit touched; the others move along with it, and stay the same objects.
    private func keepParagraphs(around range: NSRange, delta: Int) {
        guard let known = paragraphs else { return }
        let oldEnd = range.location + range.length - delta
        let kept = known.filter { element in
            guard let place = element.elementRange.map(nsRange) else { return false }
            let end = place.location + place.length
            if end < range.location || end == range.location && endsWithSeparator(element) { return true }
            // One that follows directly may have lost the separator before it.
            guard place.location > oldEnd else { return false }
            element.elementRange = NSTextRange(NSRange(location: place.location + delta, length: place.length))
            return true
        }
        paragraphs = makeParagraphs(keeping: kept)
    }

    private func endsWithSeparator(_ element: NSTextElement) -> Bool {
        (element as? NSTextParagraph)?.attributedString.string.last?.isNewline == true
    }

    private func madeParagraphs() -> [NSTextElement] {
        if let paragraphs { return paragraphs }
        let made = makeParagraphs(keeping: [])
        paragraphs = made
        return made
    }

    private func makeParagraphs(keeping known: [NSTextElement]) -> [NSTextElement] {
        guard let textStorage, textStorage.length > 0 else { return [] }
        var places: [Int: NSTextElement] = [:]
        for element in known { if let range = element.elementRange { places[nsRange(of: range).location] = element } }
        let characters = NSString(string: textStorage.string)
        var made: [NSTextElement] = []
        var start = 0
        while start < characters.length {
            let range = characters.paragraphRange(for: NSRange(location: start, length: 0))
            if let same = places[start], same.elementRange.map(nsRange) == range {
                made.append(same)
            } else {
                made.append(makeElement(for: range, of: textStorage))
            }
            start = max(start + 1, range.location + range.length)
        }
        return made
    }

    private func makeElement(for range: NSRange, of storage: NSTextStorage) -> NSTextElement {
        let element =
            contentDelegate?.textContentManager(self, textElementAt: TextOffset(range.location))
            ?? delegate?.textContentStorage(self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: storage.snapshot(of: range))
        element.textContentManager = self
        element.elementRange = NSTextRange(range)
        return element
    }
}

/// Makes the paragraphs of a content storage. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// What is shown for a paragraph: as long as the range, with other looks; nil shows the text as it is.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Optional; nil.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
    { nil }
}
