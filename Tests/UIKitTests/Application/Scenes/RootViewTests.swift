import DeviceTestSupport
import Testing

@testable import UIKit

// PR-37
@MainActor @Suite("Windows: root views")
struct RootViewTests {
    @Test func `a root view without an autoresizing mask fills its window, and goes on doing so`() {
        onDevice {
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            controller.view.autoresizingMask = []
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.rootViewController = controller
            window.isHidden = false
            #expect(controller.view.frame == window.bounds)
            window.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            window.layoutIfNeeded()
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        }
    }

    @Test func `one that stands in the window already fills it, too`() {
        onDevice {
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            controller.view.autoresizingMask = []
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.isHidden = false
            window.addSubview(controller.view)
            window.rootViewController = controller
            #expect(controller.view.frame == window.bounds)
        }
    }

    // AL-64
    @Test func `one that leaves its place to constraints that nobody makes fills its window, too`() {
        onDevice {
            let controller = UIViewController()
            controller.view.translatesAutoresizingMaskIntoConstraints = false
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor).isActive = true
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            #expect(controller.view.frame == window.bounds)
            #expect(label.center.y == 200)
        }
    }

    // LB-13
    @Test func `the window is key when a navigation controller's first view is loaded, and not yet for the root's`() {
        onDevice {
            let root = KeyedNavigation(rootViewController: KeyedController())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.rootViewController = root
            window.makeKeyAndVisible()
            #expect(root.foundKeyWindow == false)
            #expect((root.topViewController as? KeyedController)?.foundKeyWindow == true)
        }
    }
}

private final class KeyedController: UIViewController {
    var foundKeyWindow: Bool?
    override func viewDidLoad() { foundKeyWindow = UIApplication.shared.keyWindow != nil }
}

private final class KeyedNavigation: UINavigationController {
    var foundKeyWindow: Bool?
    override func viewDidLoad() { foundKeyWindow = UIApplication.shared.keyWindow != nil }
}
