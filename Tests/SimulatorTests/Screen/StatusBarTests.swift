import Simulator
import Testing
import UIKit

/// A controller with wishes about what is around it on the screen.
@MainActor
private final class Wishing: UIViewController {
    var hides = false
    var edges: UIRectEdge = []
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
}

@MainActor @Suite("Simulator: status bar, home indicator, edges")
struct StatusBarTests {
    // ST-3
    @Test func `a changed wish counts when it is told, also within an animation`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = Wishing()
        simulator.present(controller)
        #expect(controller.preferredStatusBarUpdateAnimation == .fade)
        controller.hides = true
        #expect(!UIApplication.shared.isStatusBarHidden)
        UIView.animate(withDuration: 0.3) { controller.setNeedsStatusBarAppearanceUpdate() }
        #expect(UIApplication.shared.isStatusBarHidden)
        simulator.advance(by: 0.5)
        #expect(controller.view.safeAreaInsets.top == 0)
    }

    // ST-6
    @Test func `a sheet leaves the bar to whom it covers, unless it wants it`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let (root, sheet) = (Wishing(), Wishing())
        simulator.present(root)
        sheet.hides = true
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        #expect(!UIApplication.shared.isStatusBarHidden)
        root.dismiss(animated: false)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        root.present(sheet, animated: false)
        #expect(UIApplication.shared.isStatusBarHidden)
        root.dismiss(animated: false)
        #expect(!UIApplication.shared.isStatusBarHidden)
    }

    // ST-1
    @Test func `a full-screen controller decides while it covers the others`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let (root, full) = (Wishing(), Wishing())
        simulator.present(root)
        full.hides = true
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: true)
        simulator.advance(by: 1)
        #expect(UIApplication.shared.isStatusBarHidden)
        root.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(!UIApplication.shared.isStatusBarHidden)
    }

    // ST-7
    @Test func `on a phone with a cutout the navigation bar stays when the status bar hides`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let controller = Wishing()
        let navigation = UINavigationController(rootViewController: controller)
        simulator.present(navigation)
        let frame = navigation.navigationBar.frame
        controller.hides = true
        controller.setNeedsStatusBarAppearanceUpdate()
        simulator.advance(by: 1)
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(navigation.navigationBar.frame == frame)
        #expect(frame.minY == 44)
    }

    // HI-2
    @Test func `deferred edges are asked of the child that decides, and dim the indicator`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let controller = Wishing()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        #expect(UIViewController().preferredScreenEdgesDeferringSystemGestures == [])
        tabs.isTabBarHidden = true
        controller.view.backgroundColor = .white
        simulator.present(tabs)
        let place = (x: 187 * 3, y: (812 - 10) * 3)
        let plain = simulator.screenshot().pixel(x: place.x, y: place.y)
        controller.edges = [.bottom]
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        let dimmed = simulator.screenshot().pixel(x: place.x, y: place.y)
        #expect(plain == 0xFF00_0000)
        #expect(dimmed & 255 > 80)
    }

    // HI-3
    @Test(arguments: [(UIColor.white, true), (UIColor.black, false)])
    func `the indicator is dark on light content and light on dark`(color: UIColor, isDark: Bool) throws {
        let simulator = try Simulator(device: "iPhone X", os: "12.0")
        let controller = UIViewController()
        controller.view.backgroundColor = color
        simulator.present(controller)
        let pixel = simulator.screenshot().pixel(x: 187 * 3, y: (812 - 10) * 3)
        #expect((pixel & 255 < 128) == isDark)
        #expect(controller.view.safeAreaInsets.bottom == 34)
    }

    // LB-M4
    @Test func `controllers want the bar, and the network indicator is off`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "26.0")
        simulator.present(UIViewController())
        for controller in [UIViewController(), UISplitViewController()] {
            #expect(!controller.prefersStatusBarHidden)
            #expect(controller.preferredStatusBarUpdateAnimation == .fade)
        }
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        #expect(!UIApplication.shared.isNetworkActivityIndicatorVisible)
    }

    // LB-M5
    @Test func `a window and its controllers share an undo manager`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "26.0")
        let controller = UIViewController()
        #expect(controller.undoManager == nil)
        let window = simulator.present(controller)
        #expect(controller.undoManager != nil)
        #expect(controller.undoManager === window.undoManager)
        #expect(UIApplication.shared.undoManager == nil)
    }
}
