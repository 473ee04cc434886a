import Testing

@testable import UIKit

@MainActor
private final class Shelf: NSObject, UITextSearching {
    typealias DocumentIdentifier = Int
    var log: [String] = []
    var aggregator: UITextSearchAggregator<Int>?
    var selectedTextRange: UITextRange? { nil }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
        foundRange.range.location < toRange.range.location ? .orderedAscending : .orderedDescending
    }
    func compare(document: Int, toDocument: Int) -> ComparisonResult {
        document < toDocument ? .orderedAscending : .orderedDescending
    }
    func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<Int>
    ) {
        log.append("search \(queryString)")
        aggregator = resultAggregator
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
        log.append("\(document ?? -1) \(foundTextRange.range.location) \(usingStyle)")
    }
    func clearAllDecoratedFoundText() { log.append("clear") }
    func willHighlight(foundTextRange: UITextRange, document: Int?) { log.append("will") }
}

@MainActor @Suite("Finding text: sessions")
struct FindSessionTests {
    @Test func `results come later, stand in the order of their documents, and are told once`() {
        let shelf = Shelf()
        let session = UITextSearchingFindSession(searchableObject: shelf)
        session.performSearch(query: "a", options: nil)
        let aggregator = shelf.aggregator
        for (place, document) in [(7, 2), (3, 1), (9, 1), (3, 1)] {
            aggregator?.foundRange(
                UITextRange(NSRange(location: place, length: 1)),
                searchString: "a",
                document: document
            )
        }
        #expect(session.resultCount == 0 && aggregator?.allFoundRanges.count == 3)
        aggregator?.finishedSearching()
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        #expect(
            shelf.log == [
                "clear", "search a", "clear", "1 3 found", "1 9 found", "2 7 found", "will", "1 3 highlighted",
            ]
        )
        shelf.log = []
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2 && shelf.log == ["1 3 found", "will", "2 7 highlighted"])
        session.performSearch(query: "b", options: nil)
        // What the first search still finds is left out.
        aggregator?.finishedSearching()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    }

    @Test(
        arguments: [
            (UITextSearchOptions.WordMatchMethod.contains, true, [0, 5, 9]),
            (.startsWith, true, [0, 9]), (.fullWord, true, [9]), (.contains, false, [5, 9]),
        ]
    )
    func `options say which part of a word matches, and whether case counts`(
        method: UITextSearchOptions.WordMatchMethod,
        ignoresCase: Bool,
        places: [Int]
    ) {
        let options = UITextSearchOptions(
            wordMatchMethod: method,
            stringCompareOptions: ignoresCase ? .caseInsensitive : []
        )
        #expect(options.ranges(of: "art", in: "Artspart art").map(\.location) == places)
        let standard = UITextSearchOptions()
        #expect(standard.wordMatchMethod == .contains && standard.stringCompareOptions == .caseInsensitive)
    }
}
