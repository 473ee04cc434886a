import InsetMapKit
import InsetSafariServices
import InsetUserNotifications
import InsetWebKit
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
        let (view, listener) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Listener())
        view.navigationDelegate = listener
        view.loadFileURL(URL(fileURLWithPath: "/page.html"), allowingReadAccessTo: URL(fileURLWithPath: "/"))
        #expect(listener.log == ["decide", "done"])
        #expect(view.url?.path == "/page.html")
        #expect(texts(in: view) == ["WKWebView\nfile:///page.html"])
        #expect(view.subviews.last?.frame == view.bounds)
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
