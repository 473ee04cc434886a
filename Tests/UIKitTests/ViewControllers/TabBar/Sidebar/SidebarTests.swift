import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Tab bar controllers: the sidebar")
struct SidebarTests {
    private final class Watcher: UITabBarController.Sidebar.Delegate {
        var lines: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            lines.append("will \(sidebar.isHidden)")
            animator.addAnimations { [weak self] in self?.lines.append("animate \(sidebar.isHidden)") }
            animator.addCompletion { [weak self] in self?.lines.append("end") }
        }
    }

    private func tabs() -> UITabBarController {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let tabs = UITabBarController()
        tabs.tabs = [
            tab("a"), tab("b"), UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("c"), tab("d")]),
        ]
        tabs.mode = .tabSidebar
        return tabs
    }

    @Test func `it stands in the bar's place, and the content's safe area begins beside it`() throws {
        let tabs = tabs()
        let window = try stage(tabs, on: "iPad Pro 13-inch (M4)", os: 18)
        let content = try #require(tabs.selectedViewController?.view)
        #expect(tabs.sidebar.isHidden && !tabs.tabBar.isHidden)
        tabs.sidebar.isHidden = false
        EventLoop.main.advance(by: 1)
        #expect(tabs.tabBar.isHidden)
        #expect(content.frame == window.bounds)
        #expect(content.safeAreaInsets.left == 320)
        tabs.sidebar.preferredLayout = .tile
        window.layoutIfNeeded()
        #expect(content.frame.minX == 320 && content.frame.width == window.bounds.width - 320)
        #expect(content.safeAreaInsets.left == 0)
        tabs.sidebar.isHidden = true
        EventLoop.main.advance(by: 1)
        #expect(!tabs.tabBar.isHidden)
        #expect(content.frame == window.bounds && content.safeAreaInsets.left == 0)
    }

    @Test func `its rows are the tabs, groups under their titles, and a touch selects`() throws {
        let tabs = tabs()
        try stage(tabs, on: "iPad Pro 13-inch (M4)", os: 18)
        tabs.sidebar.isHidden = false
        EventLoop.main.advance(by: 1)
        let list = try #require(tabs.sidebar.list)
        let table = try #require(list.subviews.first as? UITableView)
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 2])
        #expect(list.tableView(table, titleForHeaderInSection: 1) == "g")
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        list.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 1))
        #expect(tabs.selectedTab?.identifier == "d")
    }

    @Test func `its delegate hears before the change and animates with it`() throws {
        let tabs = tabs()
        let watcher = Watcher()
        tabs.sidebar.delegate = watcher
        try stage(tabs, on: "iPad Pro 13-inch (M4)", os: 18)
        tabs.sidebar.isHidden = false
        #expect(watcher.lines == ["will true", "animate false"])
        EventLoop.main.advance(by: 1)
        #expect(watcher.lines == ["will true", "animate false", "end"])
    }

    @Test(arguments: [
        ("iPhone 16", OSVersion(18), UITabBarController.Mode.tabSidebar), ("iPad Pro 13-inch (M4)", 18, .tabBar),
    ])
    func `without room or another mode there is the bar`(
        device: String,
        os: OSVersion,
        mode: UITabBarController.Mode
    ) throws {
        let tabs = tabs()
        tabs.mode = mode
        try stage(tabs, on: device, os: os)
        tabs.sidebar.isHidden = false
        EventLoop.main.advance(by: 1)
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.sidebar.list == nil)
    }
}
