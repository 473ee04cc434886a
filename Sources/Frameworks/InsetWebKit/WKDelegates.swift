import FoundationNetworking
import UIKit

/// What an app decides about the pages of a web view, and hears of them; all optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asked before a page is loaded. Allowed by default.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    )
    /// Asked when a server has answered. Allowed by default; nothing is asked of servers here.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    )
    /// Called when a page begins to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when contents begin to come.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called here.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Never called here.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    /// Never called here.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Optional; allows.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Optional; allows.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Optional; nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Optional; nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Optional; nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Optional; nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Optional; nothing.
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Optional; nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Asked for what pages want to show; never asked here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Nothing calls it: no page opens windows. Nil by default.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Nothing calls it: no page closes windows.
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    /// Optional; nil.
    public func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Optional; nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
}

/// Takes what pages tell; nothing is told here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Nothing calls it: no script runs.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    )
}

/// Gives pages of a scheme of the app's own; never asked here.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// A view asks for something under the scheme.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// It no longer does.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What a view asks for under a scheme of the app's own; nothing here does.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is asked for.
    var request: URLRequest { get }
    /// Tells of an answer.
    func didReceive(_ response: URLResponse)
    /// Hands over data.
    func didReceive(_ data: Data)
    /// All has been handed over.
    func didFinish()
    /// It can't be answered.
    func didFailWithError(_ error: any Error)
}
