import Simulator
import Testing
import UIKit

@MainActor @Suite("Rotation: what controllers of iOS 7 hear")
struct TurnCallbackTests {
    private class Watcher: UIViewController {
        var log: [String] = []
        override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(orientation.rawValue) \(interfaceOrientation.rawValue) \(duration > 0)")
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate \(orientation.rawValue)")
        }
        override func didRotate(from orientation: UIInterfaceOrientation) {
            log.append("did \(orientation.rawValue) \(interfaceOrientation.rawValue)")
        }
    }

    private final class Newer: Watcher {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        }
    }

    // TR-23
    @Test func `controllers and their children hear before, within and after a turn, unless they keep the new method`()
        throws
    {
        let simulator = try Simulator(device: "iPhone 8", os: "15")
        let (root, child, newer) = (Watcher(), Watcher(), Newer())
        for controller in [child, newer] {
            root.addChild(controller)
            controller.view.frame = root.view.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(controller.view)
            controller.didMove(toParent: root)
        }
        simulator.present(root)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 2)
        let expected = ["will 4 1 true", "animate 4", "did 1 4"]
        #expect(root.log == expected && child.log == expected && newer.log == [])
    }

    // TR-23
    @Test func `another size without a turn tells none of it`() throws {
        let simulator = try Simulator(device: "iPad (6th generation)", os: "15")
        let root = Watcher()
        simulator.present(root)
        simulator.sceneLayout = .oneThird
        simulator.advance(by: 2)
        #expect(root.log == [])
    }
}
