/// A text, or several, in which a find session searches. From iOS 16.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// Tells one text from others, where there are several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// What is selected; the search begins there.
    var selectedTextRange: UITextRange? { get }
    /// The text in which it is selected; nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether text can be replaced; false by default.
    var supportsTextReplacement: Bool { get }
    /// The order of two ranges that were found in one text.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two texts; the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Looks for a string, tells the aggregator of each range, and at the end that it has finished.
    func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>
    )
    /// Shows a range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all text as it was.
    func clearAllDecoratedFoundText()
    /// Called before a range becomes the highlighted one; does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Brings a range into sight; does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
    /// Whether a range may be replaced; true by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a range; does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces whatever a search finds; does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// Optional; nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Optional; false.
    public var supportsTextReplacement: Bool { false }
    /// Optional; the same.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// Optional; does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Optional; does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
    /// Optional; true.
    public func shouldReplace(
        foundTextRange: UITextRange,
        document: DocumentIdentifier?,
        withText: String
    ) -> Bool { true }
    /// Optional; does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Optional; does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Gathers the ranges that a search finds. From iOS 16.
///
/// What is told after another search has begun is left out.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let gathered: GatheredRanges<DocumentIdentifier>

    /// Adds a range; one that is there already stays once.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        gathered.add(range, document)
    }
    /// Removes a range.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        gathered.remove(range, document)
    }
    /// Removes all ranges, and begins anew.
    public func invalidate() { gathered.removeAll() }
    /// Ends the search: the ranges are shown and counted.
    public func finishedSearching() { gathered.finish() }
    /// In the order in which they were found.
    public var allFoundRanges: [UITextRange] { gathered.ranges.map(\.range) }
}

/// What a search has found so far.
@MainActor
final class GatheredRanges<Document: Hashable> {
    private(set) var ranges: [(range: UITextRange, document: Document)] = []
    /// Called when the search has ended, and when ranges go afterwards; nil while another search runs.
    var didChange: (() -> Void)?
    private var hasFinished = false

    func add(_ range: UITextRange, _ document: Document) {
        guard !ranges.contains(where: { $0.range == range && $0.document == document }) else { return }
        ranges.append((range, document))
    }

    func remove(_ range: UITextRange, _ document: Document) {
        ranges.removeAll { $0.range == range && $0.document == document }
        if hasFinished { didChange?() }
    }

    func removeAll() {
        ranges = []
        if hasFinished { didChange?() }
    }

    func finish() {
        hasFinished = true
        didChange?()
    }
}
