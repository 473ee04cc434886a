import UIKit

/// An address that a web view was asked for.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The address.
    open private(set) var url: URL
    /// The address that was asked for.
    open private(set) var initialURL: URL
    /// The page's title.
    open private(set) var title: String?

    init(url: URL) { (self.url, initialURL) = (url, url) }
}
