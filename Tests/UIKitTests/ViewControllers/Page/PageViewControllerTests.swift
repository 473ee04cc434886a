import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Page view controllers")
struct PageViewControllerTests {
    private func pages(
        _ style: UIPageViewController.TransitionStyle,
        _ options: [UIPageViewController.OptionsKey: Any] = [:]
    ) -> UIPageViewController {
        UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
    }

    @Test(arguments: [
        (UIPageViewController.TransitionStyle.pageCurl, nil, UIPageViewController.SpineLocation.min),
        (.pageCurl, 2, .mid), (.pageCurl, 3, .max), (.scroll, 2, .none),
    ])
    func `the spine is where the options say, for page curls`(
        style: UIPageViewController.TransitionStyle,
        option: Int?,
        expected: UIPageViewController.SpineLocation
    ) {
        let controller = pages(style, option.map { [.spineLocation: NSNumber(value: $0)] } ?? [:])
        #expect(controller.spineLocation == expected)
        #expect(controller.isDoubleSided == (expected == .mid))
    }

    @Test func `two pages lie about a spine in the middle, and no other number is taken`() throws {
        let controller = pages(.pageCurl, [.spineLocation: NSNumber(value: 2)])
        let (left, right) = (UIViewController(), UIViewController())
        controller.setViewControllers([left, right], direction: .forward, animated: false)
        let window = try stage(controller, on: "iPad Air 2")
        #expect(left.view.convert(left.view.bounds, to: window) == CGRect(x: 0, y: 0, width: 384, height: 1024))
        #expect(right.view.convert(right.view.bounds, to: window).minX == 384)
        var reason = ""
        UIKitException.handler = { reason = "\($0.rawValue): \($1)" }
        defer { UIKitException.handler = nil }
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        #expect(
            reason == "NSInvalidArgumentException: The number of view controllers provided (1) doesn't match the "
                + "number required (2) for the requested spine location"
        )
        #expect(controller.viewControllers == [left, right])
    }

    @Test func `pages that scroll keep their distance`() throws {
        let controller = pages(.scroll, [.interPageSpacing: NSNumber(value: 20)])
        let (first, second) = (UIViewController(), UIViewController())
        controller.setViewControllers([first], direction: .forward, animated: false)
        try stage(controller, on: "iPhone 8")
        controller.setViewControllers([second], direction: .forward, animated: true)
        let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
        #expect(scrollView.frame == CGRect(x: -10, y: 0, width: 395, height: 667))
        #expect(second.view.convert(CGPoint.zero, to: first.view) == CGPoint(x: 395, y: 0))
        EventLoop.main.advance(by: 1)
        #expect(scrollView.contentOffset.x == 395)
        #expect(first.view.superview == nil)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test func `one turn of double-sided pages passes the back`() throws {
        let controller = pages(.pageCurl)
        controller.isDoubleSided = true
        let book = Book(count: 5)
        controller.dataSource = book
        controller.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: false)
        #expect(controller.viewControllers == [book.pages[0]])
        try stage(controller)
        controller.turnByTouch(.forward)
        EventLoop.main.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[2]])
        controller.turnByTouch(.reverse)
        EventLoop.main.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[0]])
    }

    @Test func `after a turn of the device the delegate moves the spine`() throws {
        let controller = pages(.pageCurl)
        let book = Book(count: 2)
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        try stage(controller, on: "iPad Air 2")
        _ = SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(controller.spineLocation == .mid)
        #expect(controller.viewControllers == book.pages)
    }
}

private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]

    init(count: Int) { pages = (0..<count).map { _ in UIViewController() } }

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
        pages.firstIndex(of: page).map { $0 + step }.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
    }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        guard orientation.isLandscape else { return .min }
        pageViewController.setViewControllers(pages, direction: .forward, animated: false)
        return .mid
    }
}
