import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: rotation")
struct RotationTests {
    // TR-10
    @Test func `a turn tells traits, size, change, layout, animation and end, in this order`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = LoggingController()
        simulator.present(controller)
        controller.log = []
        simulator.rotate(to: .landscapeRight)
        #expect(
            controller.log == [
                "willTransition: compact, still regular", "viewWillTransition: 852.0 × 393.0",
                "traitCollectionDidChange: compact", "layout: 852.0", "alongside: 852.0", "completion",
            ]
        )
    }

    // TR-15
    @Test func `from one landscape to the other nothing is told`() throws {
        let simulator = try Simulator(device: "iPhone 16", orientation: .landscapeLeft)
        let controller = LoggingController()
        simulator.present(controller)
        controller.log = []
        #expect(simulator.rotate(to: .landscapeRight))
        #expect(controller.log == [])
        #expect(simulator.orientation == .landscapeRight)
    }

    // LB-6
    @Test func `the interface stays where the controller doesn't support a turn`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = LockedController()
        simulator.present(controller)
        #expect(!simulator.rotate(to: .landscapeLeft))
        #expect(simulator.orientation == .portrait)
        #expect(UIDevice.current.orientation == .landscapeRight)
    }

    @Test(arguments: [("15.0", false), ("16.0", true)])
    func `a controller that doesn't autorotate stays, before iOS 16`(os: String, turns: Bool) throws {
        final class Still: UIViewController {
            override var shouldAutorotate: Bool { false }
        }
        let simulator = try Simulator(device: "iPhone 13", os: os)
        simulator.present(Still())
        #expect(simulator.rotate(to: .landscapeLeft) == turns)
    }

    // LB-6
    @Test func `containers' delegates say which orientations are supported`() throws {
        final class Watcher: UINavigationControllerDelegate, UITabBarControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
                -> UIInterfaceOrientationMask
            { .portrait }
            func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
                -> UIInterfaceOrientationMask
            { .portrait }
        }
        let simulator = try Simulator(device: "iPhone 13")
        let watcher = Watcher()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        for container in [navigation, tabs] {
            simulator.present(container)
            #expect(simulator.rotate(to: .landscapeLeft))
            simulator.rotate(to: .portrait)
            navigation.delegate = watcher
            tabs.delegate = watcher
            #expect(!simulator.rotate(to: .landscapeLeft))
            simulator.rotate(to: .portrait)
            navigation.delegate = nil
            tabs.delegate = nil
        }
    }

    @Test func `a change of what is supported turns the interface when it is told`() throws {
        final class Changing: UIViewController {
            var mask: UIInterfaceOrientationMask = .portrait
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        }
        let simulator = try Simulator(device: "iPhone 16")
        let controller = Changing()
        simulator.present(controller)
        simulator.rotate(to: .landscapeLeft)
        #expect(simulator.orientation == .portrait)
        controller.mask = .all
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(simulator.orientation == .landscapeLeft)
    }

    @Test func `a landscape controller turns the interface when it is shown`() throws {
        final class Game: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let simulator = try Simulator(device: "iPhone 16")
        let game = Game()
        simulator.present(game)
        #expect(simulator.orientation.isLandscape)
        #expect(game.view.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test func `a pad that shares its screen ignores the controller's lock`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)")
        simulator.present(LockedController())
        #expect(simulator.rotate(to: .landscapeLeft))
    }

    // ST-2
    @Test func `the status bar hides in compact height`() throws {
        let simulator = try Simulator(device: "iPhone 8")
        simulator.present(UIViewController())
        #expect(!UIApplication.shared.isStatusBarHidden)
        simulator.rotate(to: .landscapeLeft)
        #expect(UIApplication.shared.isStatusBarHidden)
    }
}

private final class LockedController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class LoggingController: UIViewController {
    var log: [String] = []

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append(
            "willTransition: \(name(newCollection.verticalSizeClass)), still \(name(traitCollection.verticalSizeClass))"
        )
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("viewWillTransition: \(size.width) × \(size.height)")
        coordinator.animate(
            alongsideTransition: { [unowned self] _ in log.append("alongside: \(view.bounds.width)") },
            completion: { [unowned self] _ in log.append("completion") }
        )
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.append("traitCollectionDidChange: \(name(traitCollection.verticalSizeClass))")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.append("layout: \(view.bounds.width)")
    }

    private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        sizeClass == .compact ? "compact" : "regular"
    }
}
