import Testing

@testable import UIKit

@MainActor
private final class TabLog: UITabBarControllerDelegate {
    var lines: [String] = []
    var refuses = false

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        lines.append("should \(tab.identifier)")
        return !refuses
    }
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) { lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) { lines.append("will begin \(viewControllers.count)") }
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { lines.append("will end \(titles(viewControllers)) \(changed)") }
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { lines.append("did end \(titles(viewControllers)) \(changed)") }

    private func titles(_ controllers: [UIViewController]) -> String {
        controllers.map { $0.title ?? "" }.joined()
    }
}

@MainActor @Suite("Tab bar controllers: tabs, and their order", .serialized)
struct TabsTests {
    private let log = TabLog()

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.title
            return controller
        }
    }

    @Test func `tabs make their controllers, whose bar items say what they say`() throws {
        let tabs = UITabBarController()
        tabs.tabs = [UISearchTab { _ in UIViewController() }, tab("a"), tab("b")]
        try stage(tabs, on: "iPhone 16", os: 18)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "Search"])
        #expect(tabs.selectedTab?.identifier == "a")
        #expect(tabs.selectedViewController === tabs.tabs[1].viewController)
        tabs.selectedTab = tabs.tabs[2]
        #expect(tabs.selectedViewController?.title == "B")
        #expect(tabs.selectedViewController?.tab?.identifier == "b")
        tabs.tabs[1].badgeValue = "3"
        #expect(tabs.tabBar.items?.first?.badgeValue == "3")
        tabs.tabs[1].isHidden = true
        #expect(tabs.tabBar.items?.map(\.title) == ["B", "Search"])
        #expect(tabs.selectedTab?.identifier == "b")
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil)
    }

    @Test func `a group shows the selected one of its tabs`() throws {
        let tabs = UITabBarController()
        let (one, two) = (tab("one"), tab("two"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one, two])
        tabs.tabs = [tab("a"), group]
        try stage(tabs, on: "iPhone 16", os: 18)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "Group"])
        tabs.selectedTab = two
        #expect(tabs.selectedTab === two)
        #expect(group.selectedChild === two && two.parent === group)
        #expect(tabs.selectedViewController === two.viewController)
        #expect(tabs.tab(forIdentifier: "one") === one)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "Group"])
    }

    @Test func `touches ask and tell of tabs, code doesn't`() throws {
        let tabs = UITabBarController()
        tabs.delegate = log
        tabs.tabs = [tab("a"), tab("b")]
        let window = try stage(tabs, on: "iPhone 16", os: 18)
        window.layoutIfNeeded()
        tabs.selectedTab = tabs.tabs[1]
        tabs.selectedTab = tabs.tabs[0]
        #expect(log.lines.isEmpty)
        let buttons = tabs.tabBar.state.buttons
        touch(buttons[1], at: CGPoint(x: 5, y: 5))
        #expect(log.lines == ["should b", "did b after a"])
        log.lines = []
        log.refuses = true
        touch(buttons[0], at: CGPoint(x: 5, y: 5))
        #expect(log.lines == ["should a"])
        #expect(tabs.selectedTab?.identifier == "b")
    }

    @Test func `the list behind More lets people arrange the tabs`() throws {
        let tabs = UITabBarController()
        tabs.delegate = log
        tabs.viewControllers = "ABCDEFG".map { name in
            let controller = UIViewController()
            controller.title = String(name)
            return controller
        }
        let window = try stage(tabs, on: "iPhone 16", os: 18)
        #expect(tabs.customizableViewControllers?.count == 7)
        tabs.selectedViewController = tabs.moreNavigationController
        window.layoutIfNeeded()
        let edit = try #require(tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem)
        edit.perform(event: nil)
        #expect(tabs.tabBar.isCustomizing)
        #expect(log.lines == ["will begin 7"])
        // As a drop does: G in the place of B.
        var items = tabs.tabBar.items ?? []
        items[1] = try #require(tabs.viewControllers?[6].tabBarItem)
        tabs.tabBar.items = items
        #expect(tabs.tabBar.endCustomizing(animated: false))
        #expect(log.lines == ["will begin 7", "will end AGCDBEF true", "did end AGCDBEF true"])
        #expect(tabs.viewControllers?.map { $0.title ?? "" }.joined() == "AGCDBEF")
        #expect(tabs.tabBar.items?.prefix(4).map(\.title) == ["A", "G", "C", "D"])
        #expect(!tabs.tabBar.isCustomizing)
        #expect(!tabs.tabBar.endCustomizing(animated: false))
        tabs.customizableViewControllers = nil
        #expect(tabs.moreNavigationController.viewControllers.first?.navigationItem.rightBarButtonItem == nil)
    }
}
