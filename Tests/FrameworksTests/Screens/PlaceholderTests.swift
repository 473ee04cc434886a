import FoundationNetworking
import InsetMapKit
import InsetSafariServices
import InsetUserNotifications
import InsetWebKit
import Platform
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Frameworks: what takes its space")
struct PlaceholderTests {
    private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts(in: $0) }
    }

    @Test
    func `a web view tells its delegate of a page that is done, and shows its address`() {
        final class Listener: NSObject, WKNavigationDelegate {
            var log: [String] = []
            func webView(
                _ webView: WKWebView,
                decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
            ) {
                log.append("decide")
                decisionHandler(.allow)
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("done") }
        }
        // What the next turn brings is this clock's.
        World().enter()
        let (view, listener) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Listener())
        view.navigationDelegate = listener
        view.loadFileURL(URL(fileURLWithPath: "/page.html"), allowingReadAccessTo: URL(fileURLWithPath: "/"))
        #expect(listener.log == [] && view.isLoading)
        EventLoop.main.advance(by: 0)
        #expect(listener.log == ["decide", "done"])
        #expect(view.url?.path == "/page.html")
        #expect(texts(in: view) == ["WKWebView\nfile:///page.html"])
        #expect(view.subviews.last?.frame == view.bounds)
    }

    @Test
    func `observers of a web view hear of its progress, and it goes back and forward`() throws {
        World().enter()
        let view = WKWebView()
        var log: [String] = []
        let observations = [
            view.observe(\.estimatedProgress, options: .new) { _, change in log.append("\(change.newValue ?? -1)") },
            view.observe(\.isLoading, options: .new) { _, change in log.append("loading \(change.newValue ?? false)") },
            view.observe(\.canGoBack) { view, _ in log.append("back \(view.canGoBack)") },
        ]
        let addresses = try ["a", "b", "c"].map { try #require(URL(string: "https://example.com/\($0)")) }
        view.load(URLRequest(url: addresses[0]))
        #expect(log == ["loading true", "0.1"] && view.url == addresses[0])
        EventLoop.main.advance(by: 0)
        #expect(log.suffix(3) == ["back false", "1.0", "loading false"])
        view.load(URLRequest(url: addresses[1]))
        EventLoop.main.advance(by: 0)
        #expect(view.canGoBack && !view.canGoForward)
        #expect(view.goBack() != nil && view.goForward() == nil)
        EventLoop.main.advance(by: 0)
        #expect(view.url == addresses[0] && view.canGoForward && !view.canGoBack)
        view.load(URLRequest(url: addresses[2]))
        EventLoop.main.advance(by: 0)
        #expect(view.backForwardList.backList.map(\.url) == [addresses[0]] && !view.canGoForward)
        view.load(URLRequest(url: addresses[1]))
        view.stopLoading()
        EventLoop.main.advance(by: 0)
        #expect(view.url == addresses[2] && !view.isLoading && view.backForwardList.backList.count == 1)
        observations.forEach { $0.invalidate() }
    }

    @Test
    func `a map keeps its annotations and tells how many they are`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let place = MKPointAnnotation()
        map.addAnnotation(place)
        map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 2), animated: false)
        #expect(texts(in: map) == ["MKMapView\n1.0000, 2.0000\n1 annotations"])
        map.removeAnnotation(place)
        #expect(map.annotations.isEmpty)
    }

    @Test
    func `notifications are kept, and one takes the place of another of its identifier`() async {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        let content = UNMutableNotificationContent()
        content.title = "First"
        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        let other = UNMutableNotificationContent()
        other.title = "Second"
        center.add(UNNotificationRequest(identifier: "a", content: other, trigger: nil))
        let waiting = await center.pendingNotificationRequests()
        #expect(waiting.map(\.content.title) == ["Second"])
        center.removeAllPendingNotificationRequests()
    }
}
