import DeviceTestSupport
import QuartzCore
import Testing

@testable import UIKit

// PR-30
@MainActor @Suite("Navigation controller: what the delegate hears when")
struct NavigationDelegateOrderTests {
    private final class Listener: NSObject, UINavigationControllerDelegate {
        let log: StageLog
        init(_ log: StageLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) { log.lines.append("willShow \((viewController as? StagedController)?.name ?? "-")") }
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) { log.lines.append("didShow \((viewController as? StagedController)?.name ?? "-")") }
    }

    @Test func `willShow follows viewWillAppear, didShow follows viewDidAppear, at first, in a push and in a pop`() {
        onDevice(os: 18) {
            let log = StageLog()
            let wanted = ["willAppear", "didAppear", "willShow", "didShow"]
            @MainActor func taken() -> [String] { log.take().filter { line in wanted.contains { line.contains($0) } } }
            let (first, second) = (
                StagedController("a") { log.lines.append($0) }, StagedController("b") { log.lines.append($0) }
            )
            let navigation = UINavigationController(rootViewController: first)
            let listener = Listener(log)
            navigation.delegate = listener
            let window = UIWindow()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            EventLoop.main.advance(by: 1)
            #expect(taken() == ["a willAppear", "willShow a", "a didAppear", "didShow a"])
            navigation.pushViewController(second, animated: true)
            EventLoop.main.advance(by: 1)
            #expect(taken() == ["b willAppear", "willShow b", "b didAppear", "didShow b"])
            navigation.popViewController(animated: true)
            EventLoop.main.advance(by: 1)
            #expect(taken() == ["a willAppear", "willShow a", "a didAppear", "didShow a"])
            withExtendedLifetime(listener) {}
        }
    }
}
