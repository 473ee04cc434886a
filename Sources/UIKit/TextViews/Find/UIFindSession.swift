/// One search from its beginning to its end, as the find bar asks for it; a subclass searches in its own way.
/// From iOS 16.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the find bar says of the number of results.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// Which one of how many.
        case currentAndTotal = 0
        /// How many.
        case total = 1
        /// Nothing.
        case none = 2
    }

    /// What the find bar says of the number of results. Default: which one of how many.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// How many results there are.
    open var resultCount: Int { 0 }
    /// Which one is highlighted, from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether the find bar can replace; false unless overridden.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result may be replaced; false unless overridden.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    /// Told when numbers have changed.
    final var resultsDidChange: (() -> Void)?

    public override init() { super.init() }

    /// Begins another search; does nothing unless overridden.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result; does nothing unless overridden.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results; does nothing unless overridden.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes on to the next result, or back, and from one end to the other; does nothing unless overridden.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets results that are no longer true; does nothing unless overridden.
    open func invalidateFoundResults() {}
}

/// A search in what says itself where it finds text. From iOS 16.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private final let search: any FoundText

    /// A session in an object, which is held weakly.
    public init<Searched: UITextSearching>(searchableObject: Searched) {
        search = FoundTextIn(searchableObject)
        super.init()
        search.didChange = { [weak self] in self?.resultsDidChange?() }
    }

    /// Where the session searches; nil after it ended.
    open var searchableObject: (any UITextSearching)? { search.searched }
    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { search.searched?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && search.highlighted != nil
    }
    /// Searches, and highlights the first result behind the selection.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.search(query, options ?? UITextSearchOptions())
    }
    /// Replaces the highlighted result, searches again and goes on.
    open override func performSingleReplacement(
        query: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) { search.replaceHighlighted(query, with: replacementString, options ?? UITextSearchOptions()) }
    /// Replaces all results, and searches again.
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replaceAll(searchQuery, with: replacementString, options ?? UITextSearchOptions())
    }
    /// Highlights the next result, or the one before; from the last one to the first.
    open override func highlightNextResult(in direction: UITextStorageDirection) { search.step(direction) }
    /// Shows all text as it was.
    open override func invalidateFoundResults() { search.clear() }
}
