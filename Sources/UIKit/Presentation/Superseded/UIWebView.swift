import Foundation
import FoundationNetworking
import Platform

/// Takes the space of a web page of before iOS 8, which isn't loaded here: it shows its address.
@available(iOS, deprecated: 12.0, message: "use WKWebView")
@preconcurrency @MainActor
open class UIWebView: UIView {
    /// What leads to a page; raw values are UIKit's.
    public enum NavigationType: Int, Sendable {
        case linkClicked = 0
        case formSubmitted = 1
        case backForward = 2
        case reload = 3
        case formResubmitted = 4
        /// Code; the only one here.
        case other = 5
    }

    /// Decides about pages and hears of their loading; not kept.
    open weak var delegate: (any UIWebViewDelegate)?
    /// Of the page, whose content is as large as the view.
    public let scrollView = UIScrollView()
    /// What was asked for last. Nil by default.
    open private(set) var request: URLRequest?
    /// Whether a page loads; false but while the delegate is told.
    open private(set) var isLoading = false
    /// Whether a page lies before this one; false.
    open var canGoBack: Bool { false }
    /// Whether a page lies after this one; false.
    open var canGoForward: Bool { false }
    /// Whether pages are made as wide as the view. Default: false.
    ///
    /// - Note: No effect here: no page is shown.
    open var scalesPageToFit = false
    /// What in a page is made a link.
    ///
    /// - Note: No effect here: no page is shown.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Whether films play within the page. Default: false.
    ///
    /// - Note: No effect here: no page is shown.
    open var allowsInlineMediaPlayback = false
    /// Whether films wait for a tap. Default: true.
    ///
    /// - Note: No effect here: no page is shown.
    open var mediaPlaybackRequiresUserAction = true
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        scrollView.isUserInteractionEnabled = false
        addSubview(scrollView)
        label.backgroundColor = .systemGray5
        label.text = "UIWebView"
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        label.frame = bounds
    }

    // MARK: Loading
    /// Asks the delegate, and tells it of a page without contents.
    open func loadRequest(_ request: URLRequest) { begin(request, request.url) }
    /// The same for text.
    open func loadHTMLString(_ string: String, baseURL: URL?) {
        begin(URLRequest(url: baseURL ?? URL(fileURLWithPath: "/")), baseURL)
    }
    /// The same for data.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        begin(URLRequest(url: baseURL), baseURL)
    }
    /// Asks again for what was asked for last.
    open func reload() { if let request { loadRequest(request) } }
    /// Does nothing: nothing goes on.
    open func stopLoading() {}
    /// Does nothing: there is no page before.
    open func goBack() {}
    /// Does nothing: there is no page after.
    open func goForward() {}
    /// Runs nothing; nil.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    private func begin(_ request: URLRequest, _ url: URL?) {
        AbsentFeature.report(
            "UIWebView.loadRequest",
            "there is no web engine here; the view takes its space and shows the address"
        )
        guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
        self.request = request
        label.text = url?.absoluteString ?? "UIWebView"
        isLoading = true
        delegate?.webViewDidStartLoad(self)
        EventLoop.main.schedule(after: 0) { [weak self] in
            guard let self, isLoading else { return }
            isLoading = false
            delegate?.webViewDidFinishLoad(self)
        }
    }
}
