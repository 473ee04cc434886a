import Platform
import Testing

@testable import UIKit

/// EV-7
@MainActor @Suite("Bars: what assistive apps find in them")
struct BarAccessibilityTests {
    /// Labels of the buttons in a view, from left to right.
    private func buttons(in view: UIView) -> [String?] {
        AccessibilityTree(of: view).elements.filter { $0.traits.contains(.button) }.map(\.label)
    }

    @Test(arguments: [18, 26])
    func `buttons of a navigation bar say their titles, or what the system calls them`(os: Int) throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "Trails"
        let named = UIBarButtonItem(image: UIImage(systemName: "map"), style: .plain, target: nil, action: nil)
        named.accessibilityLabel = "Map"
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), named,
            UIBarButtonItem(title: "Walk", style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        try stage(navigation, on: "iPhone 16 Pro Max", os: OSVersion(os))
        #expect(buttons(in: navigation.navigationBar) == ["Trails", "Walk", "Map", "Add"])
    }

    @Test(arguments: [18, 26])
    func `a tab is a button with its title, and the shown one is selected`(os: Int) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Trails", "Journal"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        try stage(tabs, on: "iPhone 16", os: OSVersion(os))
        let elements = AccessibilityTree(of: tabs.tabBar).elements
        #expect(elements.map(\.label) == ["Trails", "Journal"])
        #expect(elements.map { $0.traits.contains(.selected) } == [true, false])
        #expect(elements.allSatisfy { $0.traits.contains(.button) })
    }
}
