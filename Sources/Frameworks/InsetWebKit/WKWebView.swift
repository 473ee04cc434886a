import FoundationNetworking
import InsetPlaceholders
import Platform
import UIKit

/// Takes the space of a web page, which isn't loaded here: it shows its address.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// What the initializer got; a change has no effect afterwards.
    public let configuration: WKWebViewConfiguration
    /// Decides about pages and hears of their loading; not kept.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Asked for windows and alerts of a page; never here. Not kept.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view of the page, whose content is as large as the view.
    public let scrollView = UIScrollView()
    /// What was asked for last; can be observed. Nil by default.
    open private(set) var url: URL? {
        willSet { ObservableChange.begin(self, ["URL", "url"]) }
        didSet { ObservableChange.end(self, ["URL", "url"]) }
    }
    /// Nil: no page is read.
    open var title: String? { nil }
    /// Whether a page loads, from when it is asked for until the next turn; can be observed.
    open private(set) var isLoading = false {
        willSet { ObservableChange.begin(self, ["loading", "isLoading"]) }
        didSet { ObservableChange.end(self, ["loading", "isLoading"]) }
    }
    /// How much of the page is there, 0…1: a tenth when it is asked for, 1 after each load; can be observed.
    open private(set) var estimatedProgress: Double = 0 {
        willSet { ObservableChange.begin(self, ["estimatedProgress"]) }
        didSet { ObservableChange.end(self, ["estimatedProgress"]) }
    }
    /// Whether all of the page came safely; false.
    open var hasOnlySecureContent: Bool { false }
    /// Whether a page was seen before this one; can be observed.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether a page was left by going back; can be observed.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// The addresses that were asked for.
    public let backForwardList = WKBackForwardList()
    /// What loads now.
    private var loading: WKNavigation?
    /// Whether swipes go back and forward.
    ///
    /// - Note: No effect here: there is one page.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press shows what a link leads to.
    ///
    /// - Note: No effect here: there are no links.
    open var allowsLinkPreview = true
    /// What the view says it is. Nil by default.
    open var customUserAgent: String?
    /// The size of the page's text, 1 by default.
    ///
    /// - Note: No effect here: there is no text.
    open var pageZoom: CGFloat = 1
    /// Whether a web inspector may look at it.
    ///
    /// - Note: No effect here: there is none.
    open var isInspectable = false
    /// The color beside the page. Nil by default.
    open var underPageBackgroundColor: UIColor!
    /// A view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    /// A view with the usual configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// A view in a document, with the usual configuration.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    /// What can be observed, by name and by key path.
    private static let observable: Void = {
        KeyPathNames.list("URL", \WKWebView.url)
        KeyPathNames.list("url", \WKWebView.url)
        KeyPathNames.list("title", \WKWebView.title)
        KeyPathNames.list("loading", \WKWebView.isLoading)
        KeyPathNames.list("isLoading", \WKWebView.isLoading)
        KeyPathNames.list("estimatedProgress", \WKWebView.estimatedProgress)
        KeyPathNames.list("canGoBack", \WKWebView.canGoBack)
        KeyPathNames.list("canGoForward", \WKWebView.canGoForward)
    }()

    private func prepare() {
        Self.observable
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        PlaceholderPanel.fill(self, "WKWebView")
    }

    private var shown: PlaceholderPanel? { subviews.compactMap { $0 as? PlaceholderPanel }.first }

    // MARK: Loading
    /// Asks the delegate, and tells it of a page without contents.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url, request) }

    /// The same for text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(baseURL, nil) }

    /// The same for a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { begin(URL, nil) }

    /// The same for data.
    @discardableResult
    open func load(
        _ data: Data,
        mimeType MIMEType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? { begin(baseURL, nil) }

    /// What is asked for is there in the next turn, as a page is never in the one that asks.
    private func begin(_ url: URL?, _ request: URLRequest?, at item: WKBackForwardListItem? = nil) -> WKNavigation {
        AbsentFeature.report(
            "WKWebView.load",
            "there is no web engine here; the view takes its space and shows the address"
        )
        let (navigation, before) = (WKNavigation(), self.url)
        let action = WKNavigationAction(request: request ?? URLRequest(url: url ?? URL(fileURLWithPath: "/")))
        loading = navigation
        (self.url, isLoading, estimatedProgress) = (url, true, 0.1)
        DispatchQueue.main.async { [weak self] in
            guard let self, loading === navigation else { return }
            guard let delegate = navigationDelegate else { return finish(url, navigation, at: item) }
            delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
                guard let self, loading === navigation else { return }
                if policy == .cancel { stop(at: before) } else { finish(url, navigation, at: item) }
            }
        }
        return navigation
    }

    private func finish(_ url: URL?, _ navigation: WKNavigation, at item: WKBackForwardListItem?) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        shown?.text = url.map { "WKWebView\n\($0.absoluteString)" } ?? "WKWebView"
        ObservableChange.begin(self, ["canGoBack", "canGoForward"])
        if let item { backForwardList.go(to: item) } else if let url { backForwardList.add(url) }
        ObservableChange.end(self, ["canGoBack", "canGoForward"])
        navigationDelegate?.webView(self, didCommit: navigation)
        loading = nil
        (estimatedProgress, isLoading) = (1, false)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    private func stop(at url: URL?) {
        loading = nil
        (self.url, estimatedProgress, isLoading) = (url, 0, false)
    }

    /// Loads what was asked for last again.
    @discardableResult
    open func reload() -> WKNavigation? { url.map { begin($0, nil, at: backForwardList.currentItem) } }
    /// Loads what was asked for last again.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Leaves what was asked for in this turn.
    open func stopLoading() {
        if isLoading { stop(at: backForwardList.currentItem?.url) }
    }
    /// Asks for an address of the list again.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.contains(item) ? begin(item.url, nil, at: item) : nil
    }
    /// Asks for the address before this one; nil where there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }
    /// Asks for the address that was left by going back; nil where there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

    // MARK: Scripts
    /// Answers with an error: no script runs here.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        AbsentFeature.report("WKWebView.evaluateJavaScript", "no script runs here; the completion gets an error")
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }

    /// Answers with the picture of what the view shows.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        completionHandler(renderer.image { _ in _ = drawHierarchy(in: bounds, afterScreenUpdates: true) }, nil)
    }
}
