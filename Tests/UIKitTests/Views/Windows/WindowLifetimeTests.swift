import DeviceTestSupport
import Simulator
import Testing

@testable import UIKit

// LB-14
@MainActor @Suite("Windows: how long they live")
struct WindowLifetimeTests {
    @Test func `a window that is shown stays until it is hidden`() throws {
        let simulator = try Simulator(device: "iPhone X")
        let root = UIViewController()
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
        simulator.advance(by: 0.1)
        #expect(root.view.window?.isKeyWindow == true)
        root.view.window?.isHidden = true
        simulator.advance(by: 0.1)
        #expect(root.view.window == nil && WindowList.ofApp.isEmpty)
    }

    @Test func `a window that a view was put into lives to the end of the turn`() throws {
        let simulator = try Simulator(device: "iPhone X")
        let view = UIView()
        UIWindow(frame: UIScreen.main.bounds).addSubview(view)
        #expect(view.window != nil)
        simulator.advance(by: 0.1)
        #expect(view.window == nil)
    }

    @Test func `a navigation controller that took a root lives to the end of the turn`() throws {
        let simulator = try Simulator(device: "iPhone X")
        let root = UIViewController()
        _ = UINavigationController(rootViewController: root)
        #expect(root.navigationController != nil)
        simulator.advance(by: 0.1)
        #expect(root.navigationController == nil)
    }

    @Test func `a controller alone goes with its last holder`() {
        onDevice {
            weak var controller: UIViewController?
            do {
                let made = UIViewController()
                made.loadViewIfNeeded()
                controller = made
            }
            #expect(controller == nil)
        }
    }
}
