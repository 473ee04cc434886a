import Testing

@testable import UIKit

/// Writes down what a scroll view says.
@MainActor
private final class ScrollLog: UIScrollViewDelegate {
    var lines: [String] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll \(Int(scrollView.contentOffset.y))") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("end") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("lift \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
}

@MainActor @Suite("Scrolling: offsets and insets", .serialized)
struct ScrollViewTests {
    private func makeScrollView() -> (UIScrollView, ScrollLog) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let log = ScrollLog()
        view.contentSize = CGSize(width: 200, height: 1000)
        view.delegate = log
        return (view, log)
    }

    // SC-18, SC-M3, SC-M19
    @Test func `an offset is told once, bounds aren't`() {
        let (view, log) = makeScrollView()
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        view.bounds.origin.y = 30
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(log.lines == ["scroll 10", "scroll 50"])
    }

    // SC-M6, SC-15
    @Test func `a rectangle is shown by the least distance`() {
        let (view, _) = makeScrollView()
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
        #expect(view.contentOffset.y == CGFloat(40))
        view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 200, height: 40), animated: false)
        #expect(view.contentOffset.y == CGFloat(40))
        view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 200, height: 5), animated: false)
        #expect(view.contentOffset.y == CGFloat(10))
    }

    // SC-8
    @Test func `content at its top stays there when the inset changes`() {
        let (view, _) = makeScrollView()
        view.contentInset.top = 64
        #expect(view.contentOffset.y == CGFloat(-64))
        view.contentOffset.y = 100
        view.contentInset.top = 20
        #expect(view.contentOffset.y == CGFloat(100))
    }

    // SC-M7
    @Test func `an animated offset takes eighteen frames`() throws {
        let root = UIViewController()
        let window = try stage(root)
        let (view, log) = makeScrollView()
        window.addSubview(view)
        view.contentInsetAdjustmentBehavior = .never
        view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
        EventLoop.main.advance(by: 0.5)
        #expect(view.contentOffset.y == CGFloat(180))
        #expect(log.lines.last == "end")
        #expect((17...19).contains(log.lines.count - 1))
    }

    // SC-M19, SC-M17
    @Test func `zooming scales the view that the delegate names`() {
        let (view, log) = makeScrollView()
        view.maximumZoomScale = 4
        view.zoomScale = 2
        #expect(view.zoomScale == CGFloat(1))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        view.addSubview(content)
        log.zoomed = content
        view.zoomScale = 2
        #expect(view.contentSize == CGSize(width: 400, height: 2000))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 2000))
        #expect(log.lines.contains("zoom"))
    }

    // SC-12, SC-13
    @Test func `constraints to the edges define the content's size`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8", os: 12)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        root.view.addSubview(scroll)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        window.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 320, height: 910))
        #expect(content.frame == CGRect(x: 10, y: 5, width: 300, height: 900))
        scroll.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 320, height: 910))
        #expect(content.frame == CGRect(x: 10, y: 5, width: 300, height: 900))
    }

    // Chapter 21: horizontal-only scroll view in a plain controller, then in a navigation controller; SC-4, SC-5
    @Test(arguments: [false, true])
    func `automatic adjustment follows axes and containers`(inNavigation: Bool) throws {
        let root = UIViewController()
        let window = try stage(inNavigation ? UINavigationController(rootViewController: root) : root)
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.contentSize = CGSize(width: 2000, height: 100)
        root.view.addSubview(scroll)
        window.layoutIfNeeded()
        let expected: UIEdgeInsets =
            inNavigation ? UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0) : .zero
        #expect(scroll.adjustedContentInset == expected)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero)
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == scroll.safeAreaInsets)
    }
}
