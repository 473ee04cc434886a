import DeviceTestSupport
import Testing

@testable import UIKit

// PR-39
@MainActor @Suite("View controllers: misuse of pages")
struct PageMisuseTests {
    private func raised(_ body: () -> Void) -> [String] {
        var lines: [String] = []
        UIKitException.handler = { lines.append("\($0.rawValue): \($1)") }
        defer { UIKitException.handler = nil }
        body()
        return lines
    }

    @Test func `a page view controller isn't left without pages`() {
        onDevice {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let shown = UIViewController()
            pages.setViewControllers([shown], direction: .forward, animated: false)
            let expected =
                "NSInvalidArgumentException: The number of view controllers provided (0) doesn't match the number "
                + "required (1) for the requested transition"
            #expect(raised { pages.setViewControllers([], direction: .forward, animated: false) } == [expected])
            #expect(pages.viewControllers == [shown])
        }
    }
}
