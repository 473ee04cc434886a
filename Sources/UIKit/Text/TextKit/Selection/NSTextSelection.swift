/// What is selected in a text: ranges that belong together. From iOS 15.
@preconcurrency @MainActor
open class NSTextSelection: NSObject {
    /// What a selection grows by.
    public enum Granularity: Int, Sendable {
        /// Characters as people count them.
        case character = 0
        /// Words.
        case word = 1
        /// Paragraphs.
        case paragraph = 2
        /// Lines.
        case line = 3
        /// Sentences.
        case sentence = 4
    }

    /// On which line a place at a wrap stands.
    public enum Affinity: Int, Sendable {
        /// At the end of the line before.
        case upstream = 0
        /// At the beginning of the line after.
        case downstream = 1
    }

    /// In order, without overlap.
    public final let textRanges: [NSTextRange]
    /// What it grows by.
    public final let granularity: Granularity
    /// On which line a caret at a wrap stands.
    public final let affinity: Affinity
    /// Whether it is about to change, as while somebody drags; false by default.
    public final private(set) var isTransient = false
    /// How far from the container's left the end that moves stands, in points, so that it comes back there after short
    /// lines. Default: 0, not known.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether a range of several directions is one range of the text. Default: true.
    open var isLogical = true
    /// The other place where a caret between directions stands. Nil by default.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// What typed text looks like. Empty by default.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Ranges in order.
    public init(_ ranges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        textRanges = ranges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// One range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// A caret.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// The same kind of selection with other ranges.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.anchorPositionOffset = anchorPositionOffset
        selection.isLogical = isLogical
        selection.typingAttributes = typingAttributes
        return selection
    }

    func transient(_ isTransient: Bool) -> NSTextSelection {
        self.isTransient = isTransient
        return self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
    }
    open override var hash: Int { textRanges.first?.hash ?? 0 }
}
