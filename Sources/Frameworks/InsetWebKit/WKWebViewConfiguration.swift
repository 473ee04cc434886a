import Foundation

/// What a web view begins with.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// What apps set by keys.
    final var keyed: [String: Bool] = [:]
    /// The scripts and messages of pages.
    open var userContentController = WKUserContentController()
    /// What pages may do.
    open var preferences = WKPreferences()
    /// What pages may do, one by one.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Which views share a process.
    open var processPool = WKProcessPool()
    /// Where pages keep data.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play in the page. Default: false.
    open var allowsInlineMediaPlayback = false
    /// Whether videos may leave the app. Default: true.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether videos may go to other devices. Default: true.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether a page is shown when it is whole. Default: false.
    open var suppressesIncrementalRendering = false
    /// Added to what the view says it is. Nil by default.
    open var applicationNameForUserAgent: String?
    /// Which media wait for a touch. Default: all.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Which text becomes links. Default: none.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// The usual configuration.
    public override init() { super.init() }

    /// Takes pages of a scheme from a handler, which is never asked here.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// The handler of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
}
