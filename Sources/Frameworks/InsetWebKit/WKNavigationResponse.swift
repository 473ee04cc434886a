import FoundationNetworking
import UIKit

/// What a server answered before a page is shown; none comes here, as no page is loaded.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The answer.
    open private(set) var response: URLResponse
    /// Whether the page's own frame asked.
    open var isForMainFrame: Bool { true }
    /// Whether the kind of file can be shown.
    open var canShowMIMEType: Bool { true }

    init(response: URLResponse) { self.response = response }
}
