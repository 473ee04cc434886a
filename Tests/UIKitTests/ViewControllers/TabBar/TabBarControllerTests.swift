import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Tab bar controllers")
struct TabBarControllerTests {
    // PR-M35
    @Test func `without controllers nothing is selected`() {
        let tabs = UITabBarController()
        #expect(tabs.selectedIndex == NSNotFound)
        tabs.viewControllers = [UIViewController(), UIViewController()]
        #expect(tabs.selectedIndex == 0)
    }

    // PR-M37, PR-29
    @Test func `selecting by code exchanges the children and tells no delegate`() throws {
        let log = StageLog()
        let watcher = TabWatcher()
        let tabs = UITabBarController()
        tabs.delegate = watcher
        let all = ["a", "b"].map { name in StagedController(name) { log.lines.append($0) } }
        tabs.viewControllers = all
        try stage(tabs)
        _ = log.take()
        tabs.selectedIndex = 1
        #expect(
            log.take() == [
                "b load", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
            ]
        )
        #expect(watcher.lines.isEmpty)
        #expect(tabs.tabBar.selectedItem === all[1].tabBarItem)
    }

    // PR-40
    @Test func `controllers that stay hear nothing of others that come and go`() throws {
        let log = StageLog()
        let tabs = UITabBarController()
        let all = ["a", "b", "c"].map { name in StagedController(name) { log.lines.append($0) } }
        tabs.viewControllers = [all[0], all[1]]
        tabs.selectedIndex = 1
        try stage(tabs)
        _ = log.take()
        tabs.viewControllers = [all[1], all[2]]
        #expect(log.take() == ["a willMove nil", "a didMove nil", "c willMove in", "c didMove in"])
        #expect(tabs.selectedViewController === all[1])
        #expect(tabs.selectedIndex == 0)
        #expect(all[1].view.window != nil)
    }

    @Test func `a touch on a tab asks and tells the delegate`() throws {
        let watcher = TabWatcher()
        let tabs = UITabBarController()
        tabs.delegate = watcher
        let all = (0..<3).map { index in
            let controller = UIViewController()
            controller.title = "\(index)"
            return controller
        }
        tabs.viewControllers = all
        try stage(tabs)
        let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? TabButton }.last)
        #expect(button.frame == CGRect(x: 252, y: 0, width: 121, height: 49))
        touch(button, at: CGPoint(x: 20, y: 20))
        #expect(tabs.selectedIndex == 2)
        #expect(watcher.lines == ["should 2", "did 2"])
    }

    @Test func `a second touch on a tab pops to the root`() throws {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        try stage(tabs)
        navigation.pushViewController(UIViewController(), animated: false)
        let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? TabButton }.first)
        touch(button, at: CGPoint(x: 20, y: 20))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `selecting a foreign controller raises UIKit's exception`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        var raised: UIKitException.Name?
        UIKitException.handler = { name, _ in raised = name }
        defer { UIKitException.handler = nil }
        tabs.selectedViewController = UIViewController()
        #expect(raised == .invalidArgument)
        #expect(tabs.selectedIndex == 0)
    }
}

private final class TabWatcher: UITabBarControllerDelegate {
    var lines: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        lines.append("should \(viewController.title ?? "")")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        lines.append("did \(viewController.title ?? "")")
    }
}
