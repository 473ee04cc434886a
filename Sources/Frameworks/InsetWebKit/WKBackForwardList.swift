import UIKit

/// A page that was seen; there is none here.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The page's address.
    open private(set) var url: URL
    /// The address that was asked for.
    open private(set) var initialURL: URL
    /// The page's title.
    open private(set) var title: String?

    init(url: URL) { (self.url, initialURL) = (url, url) }
}

/// The pages that were seen; empty here.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    /// The page that is seen.
    open var currentItem: WKBackForwardListItem? { nil }
    /// The page before.
    open var backItem: WKBackForwardListItem? { nil }
    /// The page after.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// The pages before, in order.
    open var backList: [WKBackForwardListItem] { [] }
    /// The pages after, in order.
    open var forwardList: [WKBackForwardListItem] { [] }
    /// The page at a distance from the one that is seen.
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
