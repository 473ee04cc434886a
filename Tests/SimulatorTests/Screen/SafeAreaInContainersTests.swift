import Simulator
import Testing
import UIKit

// The rows of the facts' chapter 21 that stand in containers.
@MainActor @Suite("Simulator: safe areas in containers")
struct SafeAreaInContainersTests {
    @Test(arguments: [
        ("iPhone X", UIInterfaceOrientation.portrait, UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)),
        ("iPhone X", .landscapeLeft, UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44)),
        ("iPhone 12", .portrait, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)),
    ])
    func `a navigation bar adds its height`(
        device: String,
        orientation: UIInterfaceOrientation,
        insets: UIEdgeInsets
    ) throws {
        let simulator = try Simulator(device: device, os: "15.0", orientation: orientation)
        let controller = UIViewController()
        simulator.present(UINavigationController(rootViewController: controller))
        #expect(controller.view.safeAreaInsets == insets)
    }

    @Test(arguments: [
        ("iPhone X", UIInterfaceOrientation.portrait, UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)),
        ("iPhone X", .landscapeLeft, UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44)),
        ("iPhone 8", .portrait, UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)),
        ("iPhone 8", .landscapeLeft, UIEdgeInsets(top: 32, left: 0, bottom: 32, right: 0)),
        ("iPhone 8 Plus", .landscapeLeft, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)),
    ])
    func `navigation and tab bars add theirs, also after a turn`(
        device: String,
        orientation: UIInterfaceOrientation,
        insets: UIEdgeInsets
    ) throws {
        let simulator = try Simulator(device: device, os: "15.0")
        let controller = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        simulator.present(tabs)
        simulator.rotate(to: orientation)
        #expect(controller.view.safeAreaInsets == insets)
    }
}
