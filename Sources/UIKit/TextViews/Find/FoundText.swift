/// A search's results, whatever tells the texts apart.
@MainActor
protocol FoundText: AnyObject {
    var searched: (any UITextSearching)? { get }
    var count: Int { get }
    var highlighted: Int? { get }
    var didChange: (() -> Void)? { get set }
    func search(_ query: String, _ options: UITextSearchOptions)
    func step(_ direction: UITextStorageDirection)
    func replaceHighlighted(_ query: String, with text: String, _ options: UITextSearchOptions)
    func replaceAll(_ query: String, with text: String, _ options: UITextSearchOptions)
    func clear()
}

/// The results in one object, in the order in which they stand.
@MainActor
final class FoundTextIn<Searched: UITextSearching>: FoundText {
    private weak var object: Searched?
    private var results: [(range: UITextRange, document: Searched.DocumentIdentifier)] = []
    private var gathered: GatheredRanges<Searched.DocumentIdentifier>?
    private(set) var highlighted: Int?
    var didChange: (() -> Void)?

    init(_ object: Searched) { self.object = object }

    var searched: (any UITextSearching)? { object }
    var count: Int { results.count }

    func search(_ query: String, _ options: UITextSearchOptions) {
        gathered?.didChange = nil
        clear()
        guard !query.isEmpty, let object else { return }
        let gathered = GatheredRanges<Searched.DocumentIdentifier>()
        self.gathered = gathered
        gathered.didChange = { [weak self, weak gathered] in
            if let gathered { self?.show(gathered.ranges) }
        }
        object.performTextSearch(
            queryString: query,
            options: options,
            resultAggregator: UITextSearchAggregator(gathered: gathered)
        )
    }

    private func show(_ found: [(range: UITextRange, document: Searched.DocumentIdentifier)]) {
        guard let object else { return }
        object.clearAllDecoratedFoundText()
        highlighted = nil
        results = found.sorted { isBefore($0, $1, in: object) }
        for result in results {
            object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
        }
        highlight(firstBehindSelection(of: object))
        didChange?()
    }

    private func isBefore(
        _ one: (range: UITextRange, document: Searched.DocumentIdentifier),
        _ other: (range: UITextRange, document: Searched.DocumentIdentifier),
        in object: Searched
    ) -> Bool {
        if one.document != other.document {
            return object.compare(document: one.document, toDocument: other.document) == .orderedAscending
        }
        return object.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
    }

    private func firstBehindSelection(of object: Searched) -> Int? {
        guard let selection = object.selectedTextRange else { return results.isEmpty ? nil : 0 }
        let document = object.selectedTextSearchDocument
        let found = results.firstIndex {
            guard document == nil || $0.document == document else { return false }
            return object.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        }
        return found ?? (results.isEmpty ? nil : 0)
    }

    private func highlight(_ index: Int?) {
        guard let object else { return }
        if let highlighted, results.indices.contains(highlighted) {
            let result = results[highlighted]
            object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
        }
        highlighted = index
        guard let index, results.indices.contains(index) else { return }
        let result = results[index]
        object.willHighlight(foundTextRange: result.range, document: result.document)
        object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
        object.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    func step(_ direction: UITextStorageDirection) {
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        let start = highlighted ?? (direction == .forward ? -1 : 0)
        highlight((start + step + results.count) % results.count)
        didChange?()
    }

    func replaceHighlighted(_ query: String, with text: String, _ options: UITextSearchOptions) {
        guard let object, let highlighted, results.indices.contains(highlighted) else { return }
        let result = results[highlighted]
        guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else {
            return step(.forward)
        }
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
        search(query, options)
        // The selection stands behind the replaced text, so that the search went on there; without one, by number.
        if object.selectedTextRange == nil, !results.isEmpty { highlight(highlighted % results.count) }
        didChange?()
    }

    func replaceAll(_ query: String, with text: String, _ options: UITextSearchOptions) {
        object?.replaceAll(queryString: query, options: options, withText: text)
        search(query, options)
    }

    func clear() {
        results = []
        highlighted = nil
        object?.clearAllDecoratedFoundText()
        didChange?()
    }
}
