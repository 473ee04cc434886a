import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Scrolling: what is adjusted, and for whom", .serialized)
struct ContentInsetTests {
    private func scrollView(in root: UIViewController) -> UIScrollView {
        let view = UIScrollView(frame: root.view.bounds)
        view.contentSize = CGSize(width: 100, height: 100)
        root.view.addSubview(view)
        return view
    }

    // SC-2, SC-3
    @Test func `never adjusts nothing, always all four edges`() throws {
        let root = UIViewController()
        let window = try stage(root, landscape: true)
        let view = scrollView(in: root)
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.contentInsetAdjustmentBehavior = .never
        window.layoutIfNeeded()
        #expect(view.adjustedContentInset == view.contentInset)
        view.contentInsetAdjustmentBehavior = .always
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 46, bottom: 24, right: 48))
    }

    // SC-5
    @Test(arguments: [true, false])
    func `tab bar controllers count as containers with bars too`(inTabs: Bool) throws {
        let root = UIViewController()
        let tabs = UITabBarController()
        if inTabs { tabs.viewControllers = [root] }
        let window = try stage(inTabs ? tabs : root)
        let view = scrollView(in: root)
        window.layoutIfNeeded()
        #expect(view.adjustedContentInset.top == (inTabs ? 44 : 0))
        #expect(view.adjustedContentInset.bottom == (inTabs ? 83 : 0))
    }

    // SC-6
    @Test func `the content scroll view is the root, its line of first subviews, or the one that is named`() throws {
        let root = UIViewController()
        let window = try stage(UINavigationController(rootViewController: root))
        let holder = UIView(frame: root.view.bounds)
        root.view.addSubview(holder)
        let (first, second) = (UIScrollView(frame: holder.bounds), UIScrollView(frame: holder.bounds))
        holder.addSubview(first)
        holder.addSubview(second)
        window.layoutIfNeeded()
        #expect(root.contentScrollView(for: .top) === first)
        #expect(first.adjustedContentInset.top == 88 && second.adjustedContentInset.top == 0)
        root.setContentScrollView(second)
        window.layoutIfNeeded()
        #expect(root.contentScrollView(for: .bottom) === second)
        #expect(first.adjustedContentInset.top == 0 && second.adjustedContentInset.top == 88)
        root.setContentScrollView(nil)
        window.layoutIfNeeded()
        #expect(first.adjustedContentInset.top == 88 && second.adjustedContentInset.top == 0)
    }

    // SC-M16
    @Test func `defaults and raw values are UIKit's`() {
        let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
        #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
        let view = UIScrollView()
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.bouncesZoom)
        #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    }

    // SC-M14
    @Test func `offsets that UIKit sets lie on device pixels`() throws {
        final class Watch: UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let root = UIViewController()
        try stage(root, on: "iPhone 16", os: 18)
        let view = scrollView(in: root)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize.height = 3000
        let watch = Watch()
        view.delegate = watch
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        EventLoop.main.advance(by: 0.5)
        #expect(watch.offsets.count > 10)
        for offset in watch.offsets { #expect(abs(offset * 3 - (offset * 3).rounded()) < 0.001) }
    }
}
