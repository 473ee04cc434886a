import CoreGraphics
import DeviceCatalog
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: Split View and Slide Over")
struct SceneLayoutTests {
    private final class Recording: UIViewController {
        var lines: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            lines.append("traits \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            lines.append("size \(Int(size.width))x\(Int(size.height))")
            coordinator.animate(alongsideTransition: { _ in self.lines.append("alongside") }) { _ in
                self.lines.append("completion")
            }
        }
    }

    // The measures of devices.json: points, by model.
    @Test(
        arguments: [
            ("iPad (9th generation)", [320, 535, 750, 320], [320, 0, 480, 320]),
            ("iPad Air 2", [320, 507, 694, 320], [320, 0, 438, 320]),
            ("iPad Pro 11-inch (M4)", [375, 600, 825, 320], [320, 0, 504, 320]),
            ("iPad Pro 13-inch (M4)", [375, 683, 991, 375], [375, 0, 647, 375]),
            ("iPad mini (A17 Pro)", [375, 561.5, 748, 320], [320, 0, 414, 320]),
            ("iPad mini 2", [0, 0, 0, 320], [0, 0, 0, 320]), ("iPhone 16", [0, 0, 0, 0], [0, 0, 0, 0]),
        ] as [(String, [CGFloat], [CGFloat])]
    )
    func `each pad has its widths`(name: String, landscape: [CGFloat], portrait: [CGFloat]) throws {
        let device = try DeviceCatalog.standard.device(named: name)
        let layouts: [SceneLayout] = [.oneThird, .half, .twoThirds, .slideOver]
        for (orientation, expected) in [(InterfaceOrientation.landscapeRight, landscape), (.portrait, portrait)] {
            let found = layouts.map { device.sceneWidth(of: $0, in: orientation, os: 17) ?? 0 }
            #expect(found == expected)
        }
    }

    // TR-10, TR-11: the whole sequence for each change.
    @Test func `a change of layout is a change of size, with its traits before`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "17.0", orientation: .landscapeRight)
        let root = Recording()
        let window = simulator.present(root)
        func take() -> [String] {
            simulator.advance(by: 1)
            defer { root.lines = [] }
            return root.lines
        }
        simulator.sceneLayout = .half
        #expect(take() == ["traits compact", "size 535x810", "alongside", "completion"])
        #expect(window.frame.size == CGSize(width: 535, height: 810))
        simulator.sceneLayout = .twoThirds
        #expect(take() == ["traits regular", "size 750x810", "alongside", "completion"])
        simulator.sceneLayout = .slideOver
        #expect(take() == ["traits compact", "size 320x810", "alongside", "completion"])
        simulator.sceneLayout = .oneThird
        #expect(take() == [])
        simulator.sceneLayout = .fullScreen
        #expect(take() == ["traits regular", "size 1080x810", "alongside", "completion"])
    }

    @Test func `turned, an app keeps its layout, and fills the screen where there is none`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "17.0", orientation: .landscapeRight)
        let root = UIViewController()
        simulator.present(root)
        simulator.sceneLayout = .twoThirds
        simulator.rotate(to: .portrait)
        #expect(root.view.bounds.size == CGSize(width: 480, height: 1080))
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        simulator.sceneLayout = .half
        #expect(root.view.bounds.size == CGSize(width: 810, height: 1080))
        simulator.rotate(to: .landscapeLeft)
        #expect(root.view.bounds.size == CGSize(width: 535, height: 810))
        #expect(window(of: root)?.windowScene?.isFullScreen == false)
    }

    private func window(of controller: UIViewController) -> UIWindow? { controller.view.window }
}
