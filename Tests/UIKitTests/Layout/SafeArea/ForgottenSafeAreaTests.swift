import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Safe area: pages out of sight")
struct ForgottenSafeAreaTests {
    // SA-20
    @Test(arguments: [(OSVersion(11), CGFloat(0)), (OSVersion(12), CGFloat(44)), (OSVersion(16), CGFloat(44))])
    func `iOS 11 forgets a child's view that comes beside what is shown`(os: OSVersion, top: CGFloat) throws {
        let container = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: 750, height: 812)
        container.view.addSubview(scroll)
        let window = try stage(container, on: "iPhone X", os: os)
        let pages = (0..<2).map { index -> UIViewController in
            let page = UIViewController()
            container.addChild(page)
            page.view.frame = CGRect(x: CGFloat(index) * 375, y: 0, width: 375, height: 812)
            scroll.addSubview(page.view)
            page.didMove(toParent: container)
            return page
        }
        window.layoutIfNeeded()
        #expect(pages[0].view.safeAreaInsets.top == 44)
        #expect(pages[1].view.safeAreaInsets.top == top)
        // It stays so when the page comes into sight.
        scroll.contentOffset.x = 375
        window.layoutIfNeeded()
        #expect(pages[1].view.safeAreaInsets.top == top)
    }
}
