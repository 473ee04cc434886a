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
    /// What was asked for last. Nil by default.
    open private(set) var url: URL?
    /// Nil: no page is read.
    open private(set) var title: String?
    /// Whether a page loads; false.
    open private(set) var isLoading = false
    /// How much of the page is there, 0…1; 1 after each load.
    open private(set) var estimatedProgress: Double = 0
    /// Whether all of the page came safely; false.
    open var hasOnlySecureContent: Bool { false }
    /// Whether a page lies before this one; false.
    open var canGoBack: Bool { false }
    /// Whether a page lies after this one; false.
    open var canGoForward: Bool { false }
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

    private func prepare() {
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

    private func begin(_ url: URL?, _ request: URLRequest?) -> WKNavigation {
        AbsentFeature.report(
            "WKWebView.load",
            "there is no web engine here; the view takes its space and shows the address"
        )
        let navigation = WKNavigation()
        let action = WKNavigationAction(request: request ?? URLRequest(url: url ?? URL(fileURLWithPath: "/")))
        guard let delegate = navigationDelegate else {
            finish(url, navigation)
            return navigation
        }
        delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
            guard policy != .cancel else { return }
            self?.finish(url, navigation)
        }
        return navigation
    }

    private func finish(_ url: URL?, _ navigation: WKNavigation) {
        self.url = url
        shown?.text = url.map { "WKWebView\n\($0.absoluteString)" } ?? "WKWebView"
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        estimatedProgress = 1
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    /// Loads what was asked for last again.
    @discardableResult
    open func reload() -> WKNavigation? { url.map { begin($0, nil) } }
    /// Loads what was asked for last again.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Does nothing: all is loaded.
    open func stopLoading() {}
    /// Without pages: there is one.
    open var backForwardList: WKBackForwardList { WKBackForwardList() }
    /// Nil: there is one page.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Nil: there is one page.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Nil: there is one page.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

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
