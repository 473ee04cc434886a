import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Bars: appearances")
struct BarAppearanceTests {
    private func navigation(_ item: UIBarButtonItem? = nil) throws -> (UIWindow, UINavigationController) {
        let controller = UIViewController()
        controller.title = "Title"
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        return (try stage(navigation, on: "iPhone 8", os: 14), navigation)
    }

    private func color(of item: UIBarButtonItem) -> UIColor? {
        (item.view?.subviews.compactMap { $0 as? UILabel }.first?.attributedText?
            .attribute(.foregroundColor, at: 0, effectiveRange: nil)) as? UIColor
    }

    private func image(_ size: CGSize) -> UIImage { UIGraphicsImageRenderer(size: size).image { _ in } }

    @Test func `a change of the standard appearance in place takes effect`() throws {
        let (window, navigation) = try navigation()
        let bar = navigation.navigationBar
        bar.standardAppearance.backgroundColor = .red
        window.layoutIfNeeded()
        #expect(bar.parts.background.backgroundColor == .red)
        navigation.toolbar.standardAppearance.backgroundColor = .blue
        window.layoutIfNeeded()
        #expect(navigation.toolbar.background.backgroundColor == .blue)
    }

    @Test func `a bar keeps a copy of what it is given`() throws {
        let (window, navigation) = try navigation()
        let bar = navigation.navigationBar
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        appearance.backgroundColor = .green
        window.layoutIfNeeded()
        #expect(bar.parts.background.backgroundColor == .red)
        bar.standardAppearance.backgroundColor = .green
        window.layoutIfNeeded()
        #expect(bar.parts.background.backgroundColor == .green)
    }

    @Test func `a change of a button's appearance in place takes effect`() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let (window, navigation) = try navigation(item)
        navigation.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.purple
        ]
        window.layoutIfNeeded()
        #expect(color(of: item) == .purple)
    }

    @Test func `a disabled item has its appearance's color, else gray`() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.isEnabled = false
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let (window, navigation) = try navigation(item)
        let gray = try #require(color(of: item))
        #expect(gray != .red)
        navigation.navigationBar.standardAppearance.buttonAppearance.disabled.titleTextAttributes = [
            .foregroundColor: UIColor.purple
        ]
        window.layoutIfNeeded()
        #expect(color(of: item) == .purple)
    }

    @Test func `titles move by the item's and the state's adjustments`() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let (window, navigation) = try navigation(item)
        func x() -> CGFloat? { item.view?.subviews.first { $0 is UILabel }?.frame.minX }
        let before = try #require(x())
        item.setTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 0), for: .default)
        navigation.navigationBar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.horizontal = -4
        window.layoutIfNeeded()
        #expect(x() == before - 7)
        let title = navigation.navigationBar.parts.titleLabel.frame
        navigation.navigationBar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 2)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.parts.titleLabel.frame == title.offsetBy(dx: 5, dy: 2))
    }

    @Test func `an item's background image lies behind its title`() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let background = image(CGSize(width: 60, height: 30))
        item.setBackgroundImage(background, for: .normal, barMetrics: .default)
        _ = try navigation(item)
        let view = try #require(item.view)
        let backgroundView = try #require(view.subviews.first as? UIImageView)
        #expect(backgroundView.image === background)
        #expect(view.frame.width == 60)
        #expect(backgroundView.frame == CGRect(x: 0, y: 7, width: 60, height: 30))
    }

    // BR-14
    @Test func `a toolbar has its scroll edge's appearance while the content is at its bottom`() throws {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        let controller = UIViewController()
        controller.view = scrollView
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let edge = UIToolbarAppearance()
        edge.backgroundColor = .red
        navigation.toolbar.scrollEdgeAppearance = edge
        navigation.toolbar.standardAppearance.backgroundColor = .blue
        let window = try stage(navigation, on: "iPhone 8", os: 15)
        #expect(navigation.toolbar.background.backgroundColor == .blue)
        scrollView.contentOffset.y = 2000 - 667 + scrollView.adjustedContentInset.bottom
        window.layoutIfNeeded()
        #expect(navigation.toolbar.background.backgroundColor == .red)
    }

    // BR-14
    @Test func `a navigation bar shows its background once content lies below it, and loses it at the top`() throws {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        let controller = UIViewController()
        controller.view = scrollView
        let navigation = UINavigationController(rootViewController: controller)
        let window = try stage(navigation, on: "iPhone 8", os: 15)
        let background = navigation.navigationBar.parts.background
        #expect(background.backgroundColor == nil)
        scrollView.contentOffset.y += 50
        window.layoutIfNeeded()
        #expect(background.backgroundColor != nil)
        scrollView.contentOffset.y -= 50
        window.layoutIfNeeded()
        #expect(background.backgroundColor == nil)
    }

    @Test func `a tab's title and badge move by its state's adjustments`() throws {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        controller.tabBarItem.badgeValue = "1"
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        let window = try stage(tabs, on: "iPhone 8", os: 14)
        let button = try #require(tabs.tabBar.state.buttons.first)
        let label = try #require(button.subviews.first { $0 is UILabel })
        let badge = try #require(button.subviews.first { $0 is BadgeView })
        let (title, circle) = (label.frame, badge.frame)
        let selected = tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected
        selected.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
        selected.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 1)
        window.layoutIfNeeded()
        #expect(label.frame == title.offsetBy(dx: 2, dy: -3))
        #expect(badge.frame == circle.offsetBy(dx: 4, dy: 1))
    }
}
