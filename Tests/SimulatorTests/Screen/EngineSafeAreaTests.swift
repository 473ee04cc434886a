import CoreGraphics
import Simulator
import Testing
import UIKit

/// UN-1, UN-2, UN-3: what a game engine makes of the safe area.
@MainActor
@Suite("Safe area: for game engines")
struct EngineSafeAreaTests {
    private final class Game: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

        /// In pixels of the whole screen, from its bottom left corner.
        var engineSafeArea: CGRect {
            let (size, insets, scale) = (view.bounds.size, view.safeAreaInsets, UIScreen.main.scale)
            return CGRect(
                x: insets.left * scale,
                y: insets.bottom * scale,
                width: (size.width - insets.left - insets.right) * scale,
                height: (size.height - insets.top - insets.bottom) * scale
            )
        }
    }

    // UN-1, UN-3
    @Test(
        arguments: [
            ("iPhone X", UIInterfaceOrientation.portrait, CGRect(x: 0, y: 102, width: 1125, height: 2202)),
            ("iPhone X", .landscapeRight, CGRect(x: 132, y: 63, width: 2172, height: 1062)),
            ("iPhone 8", .portrait, CGRect(x: 0, y: 0, width: 750, height: 1334)),
            ("iPhone 8", .landscapeRight, CGRect(x: 0, y: 0, width: 1334, height: 750)),
        ]
    )
    func `the rectangle is in pixels, from the bottom left`(
        device: String,
        orientation: UIInterfaceOrientation,
        expected: CGRect
    ) throws {
        let simulator = try Simulator(device: device, os: "12", orientation: orientation)
        let game = Game()
        simulator.present(game)
        #expect(game.engineSafeArea == expected)
    }

    // UN-2
    @Test func `its parts of the screen change with the orientation only`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "12")
        let game = Game()
        simulator.present(game)
        func anchors() -> [CGFloat] {
            let size = CGSize(width: game.view.bounds.width * 3, height: game.view.bounds.height * 3)
            let area = game.engineSafeArea
            return [area.minX / size.width, area.minY / size.height, area.maxX / size.width, area.maxY / size.height]
        }
        let upright = anchors()
        let (high, wide): ([CGFloat], [CGFloat]) = ([0, 102, 1, 2304], [132, 63, 2304, 1])
        #expect(upright == [high[0], high[1] / 2436, high[2], high[3] / 2436])
        simulator.advance(by: 5)
        #expect(anchors() == upright)
        simulator.rotate(to: .landscapeRight)
        #expect(anchors() == [wide[0] / 2436, wide[1] / 1125, wide[2] / 2436, wide[3]])
        simulator.rotate(to: .portrait)
        #expect(anchors() == upright)
    }
}
