import Foundation
import FoundationNetworking

/// Decides about the pages of an old web view, and hears of their loading.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Whether to load it. Optional; true.
    func webView(
        _ webView: UIWebView,
        shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool
    /// Called when it begins. Optional; nothing.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called when it is done, a turn later. Optional; nothing.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called when it fails; never here. Optional; nothing.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// Optional; true.
    public func webView(
        _ webView: UIWebView,
        shouldStartLoadWith request: URLRequest,
        navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    /// Optional; nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Optional; nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Optional; nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
