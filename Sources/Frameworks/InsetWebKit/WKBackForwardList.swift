import UIKit

/// The addresses that a web view was asked for, in order.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = 0

    /// The one that is seen; nil before the first.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The one before.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The one after.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// Those before, in order.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(index)) }
    /// Those after, in order.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }
    /// The one at a distance from the one that is seen; nil where there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (place, overflows) = self.index.addingReportingOverflow(index)
        return !overflows && items.indices.contains(place) ? items[place] : nil
    }

    func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

    /// What is asked for anew takes the place of all that lay after the one that is seen.
    func add(_ url: URL) {
        items = items.prefix(index + 1) + [WKBackForwardListItem(url: url)]
        index = items.count - 1
    }

    func go(to item: WKBackForwardListItem) {
        if let place = items.firstIndex(where: { $0 === item }) { index = place }
    }
}
