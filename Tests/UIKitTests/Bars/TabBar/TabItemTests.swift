import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Tab bar: items")
struct TabItemTests {
    private func shown(_ tabs: UITabBarController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
    }

    private func controllers(_ titles: String...) -> [UIViewController] {
        titles.map {
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
            return controller
        }
    }

    // BR-27
    @Test func `a badge has the item's attributes, the selected state's over them, an appearance's over both`() throws {
        try onDevice(os: 17) {
            let tabs = UITabBarController()
            let children = controllers("one", "two")
            tabs.viewControllers = children
            let item = try #require(children[0].tabBarItem)
            item.badgeValue = "7"
            item.setBadgeTextAttributes(
                [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 20)],
                for: .normal
            )
            item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .selected)
            let window = shown(tabs)
            @MainActor func attributes() -> [NSAttributedString.Key: Any] {
                window.layoutIfNeeded()
                let badge = all(BadgeView.self, in: window).first { !$0.isHidden }
                let label = badge.flatMap { all(UILabel.self, in: $0).first }
                return label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
            }
            #expect(attributes()[.foregroundColor] as? UIColor == .green)
            #expect((attributes()[.font] as? UIFont)?.pointSize == 20)
            tabs.selectedIndex = 1
            #expect(attributes()[.foregroundColor] as? UIColor == .black)
            let appearance = UITabBarAppearance()
            appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
            tabs.tabBar.standardAppearance = appearance
            tabs.tabBar.scrollEdgeAppearance = appearance
            #expect(attributes()[.foregroundColor] as? UIColor == .yellow)
        }
    }

    // BR-29
    @Test func `an item that is set later takes its place in the bar`() {
        onDevice(os: 17) {
            let tabs = UITabBarController()
            let children = controllers("one", "two")
            let navigation = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = children + [navigation]
            let window = shown(tabs)
            children[1].tabBarItem = UITabBarItem(title: "other", image: nil, tag: 1)
            #expect(tabs.tabBar.items?.map(\.title) == ["one", "other", nil])
            // A navigation controller shows its root's.
            navigation.viewControllers[0].tabBarItem = UITabBarItem(title: "root", image: nil, tag: 2)
            #expect(tabs.tabBar.items?.last?.title == "root")
            tabs.selectedIndex = 0
            children[0].tabBarItem = UITabBarItem(title: "first", image: nil, tag: 3)
            #expect(tabs.tabBar.selectedItem?.title == "first")
            window.layoutIfNeeded()
        }
    }

    // BR-28
    @Test func `a titled item is as wide as the widest of its possible titles`() throws {
        try onDevice(os: 17) {
            let root = UIViewController()
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            root.navigationItem.rightBarButtonItem = item
            let window = UIWindow()
            window.rootViewController = UINavigationController(rootViewController: root)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            @MainActor func width() throws -> CGFloat {
                window.layoutIfNeeded()
                return try #require(all(BarButtonView.self, in: window).first).frame.width
            }
            let narrow = try width()
            item.possibleTitles = ["Edit", "Done with everything"]
            let wide = try width()
            item.title = "Done with everything"
            #expect(try width() == wide && wide > narrow)
            item.possibleTitles = nil
            item.title = "Edit"
            #expect(try width() == narrow)
        }
    }
}
