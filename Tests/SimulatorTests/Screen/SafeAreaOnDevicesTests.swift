import Simulator
import Testing
import UIKit

// The worked examples of the facts' chapter 21.
@MainActor @Suite("Simulator: safe areas and margins on devices")
struct SafeAreaOnDevicesTests {
    @Test(arguments: [
        ("iPhone X", UIInterfaceOrientation.portrait, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
        ("iPhone X", .landscapeLeft, UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
        ("iPhone 8", .portrait, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        ("iPhone 8", .landscapeRight, .zero),
        ("iPhone 12", .portrait, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
        ("iPad Pro 11-inch (M4)", .portrait, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func `a plain controller has the screen's insets`(
        device: String,
        orientation: UIInterfaceOrientation,
        insets: UIEdgeInsets
    ) throws {
        let simulator = try Simulator(device: device, orientation: orientation)
        let controller = UIViewController()
        simulator.present(controller)
        #expect(controller.view.safeAreaInsets == insets)
    }

    @Test func `rotation brings the other orientation's insets`() throws {
        let simulator = try Simulator(device: "iPhone X")
        let controller = UIViewController()
        simulator.present(controller)
        #expect(simulator.rotate(to: .landscapeLeft))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    }

    @Test func `additional insets come on top`() throws {
        let simulator = try Simulator(device: "iPhone X")
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 64
        simulator.present(controller)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 108, left: 0, bottom: 34, right: 0))
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 20, width: 375, height: 100), CGFloat(24), CGFloat(0)),
        (CGRect(x: 0, y: -30, width: 375, height: 100), 44, 0),
        (CGRect(x: 0, y: 44, width: 375, height: 100), 0, 0),
        (CGRect(x: 0, y: 702, width: 375, height: 100), 0, 24),
    ])
    func `a child view has what reaches into it`(frame: CGRect, top: CGFloat, bottom: CGFloat) throws {
        let simulator = try Simulator(device: "iPhone X")
        let controller = UIViewController()
        let child = UIView(frame: frame)
        controller.view.addSubview(child)
        simulator.present(controller)
        #expect(child.safeAreaInsets.top == top)
        #expect(child.safeAreaInsets.bottom == bottom)
    }

    @Test(arguments: [
        ("iPhone X", UIInterfaceOrientation.portrait, UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16)),
        ("iPhone X", .landscapeLeft, UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 60)),
        ("iPhone 8 Plus", .portrait, UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20)),
    ])
    func `root margins are the system's beside the safe area`(
        device: String,
        orientation: UIInterfaceOrientation,
        margins: UIEdgeInsets
    ) throws {
        let simulator = try Simulator(device: device, orientation: orientation)
        let controller = UIViewController()
        simulator.present(controller)
        #expect(controller.view.layoutMargins == margins)
    }

    // ST-4
    @Test func `a call pushes the root view down on home-button phones`() throws {
        let simulator = try Simulator(device: "iPhone 8")
        let controller = UIViewController()
        simulator.present(controller)
        simulator.isInCall = true
        #expect(UIApplication.shared.statusBarFrame.height == 40)
        #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
        #expect(controller.view.safeAreaInsets.top == 20)
        simulator.isInCall = false
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test(arguments: [(width: CGFloat(320), sizeClass: UIUserInterfaceSizeClass.compact), (750, .regular)])
    func `a part of a pad's screen has its own size class`(width: CGFloat, sizeClass: UIUserInterfaceSizeClass) throws {
        let simulator = try Simulator(device: "iPad (9th generation)", orientation: .landscapeLeft)
        let controller = UIViewController()
        simulator.present(controller)
        simulator.windowSize = CGSize(width: width, height: 810)
        #expect(controller.view.bounds.size == CGSize(width: width, height: 810))
        #expect(controller.traitCollection.horizontalSizeClass == sizeClass)
    }
}
