import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Navigation controllers: the stack")
struct NavigationControllerTests {
    private func controllers(_ names: String, _ log: StageLog = StageLog()) -> [UIViewController] {
        names.map { name in StagedController(String(name)) { log.lines.append($0) } }
    }

    // PR-M29
    @Test func `pops return what left the stack, bottom to top`() throws {
        let all = controllers("abcd")
        let navigation = UINavigationController()
        navigation.setViewControllers(all, animated: false)
        #expect(navigation.popToViewController(all[3], animated: false) == nil)
        #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
        #expect(navigation.popToViewController(all[1], animated: false) == [all[2], all[3]])
        #expect(navigation.popToRootViewController(animated: false) == [all[1]])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    // PR-38
    @Test(arguments: [false, true])
    func `a controller that pushes another one as it loads isn't shown`(animated: Bool) throws {
        final class Pushing: UIViewController {
            let pushed = UIViewController()
            var animated = false
            var appearances = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.pushViewController(pushed, animated: animated)
            }
            override func viewWillAppear(_ animated: Bool) { appearances += 1 }
        }
        let root = Pushing()
        root.animated = animated
        let navigation = UINavigationController(rootViewController: root)
        let window = try stage(navigation)
        #expect(navigation.viewControllers == [root, root.pushed])
        #expect(root.pushed.view.window === window && root.view.window == nil)
        #expect(root.appearances == 0)
        navigation.popViewController(animated: false)
        #expect(root.view.window === window && root.pushed.view.window == nil)
        #expect(root.appearances == 1)
    }

    // PR-M30
    @Test func `before the view is loaded a push tells will move and a pop tells both`() {
        let log = StageLog()
        let all = controllers("ab", log)
        let navigation = UINavigationController(rootViewController: all[0])
        navigation.pushViewController(all[1], animated: false)
        #expect(log.take() == ["a willMove in", "b willMove in"])
        navigation.popViewController(animated: false)
        #expect(log.take() == ["b willMove nil", "b didMove nil"])
    }

    // PR-22, BR-20
    @Test func `a push tells outgoing, incoming, layout, then the ends`() throws {
        let log = StageLog()
        let all = controllers("ab", log)
        let navigation = UINavigationController(rootViewController: all[0])
        try stage(navigation)
        #expect(
            log.take() == [
                "a willMove in", "a load", "a didMove in", "a willAppear", "a isAppearing", "a didAppear",
            ]
        )
        navigation.pushViewController(all[1], animated: false)
        #expect(
            log.take() == [
                "b willMove in", "b load", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
                "b didAppear", "b didMove in",
            ]
        )
        #expect(navigation.navigationBar.items == [all[0].navigationItem, all[1].navigationItem])
        #expect(all[0].view.window == nil)
        navigation.popViewController(animated: false)
        #expect(
            log.take() == [
                "b willMove nil", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear",
                "b didMove nil",
            ]
        )
        #expect(navigation.navigationBar.items == [all[0].navigationItem])
    }

    // PR-22
    @Test func `an animated push ends after its animation`() throws {
        let log = StageLog()
        let all = controllers("ab", log)
        let navigation = UINavigationController(rootViewController: all[0])
        try stage(navigation)
        _ = log.take()
        navigation.pushViewController(all[1], animated: true)
        #expect(log.take().last == "b isAppearing")
        EventLoop.main.advance(by: 0.5)
        #expect(log.take() == ["a didDisappear", "b didAppear", "b didMove in"])
        #expect(all[1].view.transform == .identity)
    }

    // PR-M36
    @Test func `the delegate hears will and did show, with the new top in place`() throws {
        let watcher = NavigationWatcher()
        let all = controllers("ab")
        let navigation = UINavigationController(rootViewController: all[0])
        try stage(navigation)
        navigation.delegate = watcher
        navigation.pushViewController(all[1], animated: false)
        #expect(watcher.lines == ["will b top b", "did b top b"])
    }

    @Test func `pushing a controller twice is an error`() {
        var messages: [String] = []
        UIKitException.handler = { messages.append($1) }
        defer { UIKitException.handler = nil }
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.pushViewController(child, animated: false)
        #expect(messages.count == 1)
        #expect(navigation.viewControllers.count == 1)
    }

    // BR-19
    @Test func `a controller's title is its items' title`() {
        let child = UIViewController()
        _ = child.navigationItem
        let navigation = UINavigationController(rootViewController: child)
        child.title = "Inbox"
        #expect(child.navigationItem.title == "Inbox")
        #expect(navigation.tabBarItem.title == "Inbox")
    }

    // AL-64
    @Test(arguments: [false, true])
    func `a container sizes a child's view that its document leaves to constraints`(isTabbed: Bool) throws {
        let child = UIViewController()
        child.view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        child.view.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(UILabel())
        let root: UIViewController
        if isTabbed {
            let tabs = UITabBarController()
            tabs.viewControllers = [child]
            root = tabs
        } else {
            root = UINavigationController(rootViewController: child)
        }
        try stage(root, on: "iPhone 16", os: 18)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func `containers are found from below`() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(child.navigationController === navigation)
        #expect(child.tabBarController === tabs)
        #expect(navigation.tabBarController === tabs)
    }
}

private final class NavigationWatcher: UINavigationControllerDelegate {
    var lines: [String] = []

    private func name(_ controller: UIViewController?) -> String { (controller as? StagedController)?.name ?? "?" }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { lines.append("will \(name(viewController)) top \(name(navigationController.topViewController))") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { lines.append("did \(name(viewController)) top \(name(navigationController.topViewController))") }
}
