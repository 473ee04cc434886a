import CoreGraphics
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: screenshots")
struct ScreenshotTests {
    @Test func `a picture has the display's pixels`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.present(SampleController())
        let image = simulator.screenshot()
        #expect(image.width == 1179)
        #expect(image.height == 2556)
        #expect(image.pixel(x: 80 * 3, y: 200 * 3) == 0xFFFF_3B30)
        #expect(image.pixel(x: 200 * 3, y: 500 * 3) == 0xFFFF_FFFF)
    }

    // ST-1
    @Test(arguments: [(UIUserInterfaceStyle.light, UInt32(0xFF00_0000)), (.dark, 0xFFFF_FFFF)])
    func `the battery is black on light and white on dark`(style: UIUserInterfaceStyle, color: UInt32) throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.present(SampleController())
        simulator.userInterfaceStyle = style
        #expect(simulator.screenshot().pixel(x: 345 * 3, y: 88) == color)
    }

    @Test func `beyond the glass it is transparent, and the island is black`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.present(SampleController())
        #expect(simulator.screenshot().pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        let image = simulator.screenshot(.display)
        #expect(image.pixel(x: 0, y: 0) == 0)
        #expect(image.pixel(x: 196 * 3, y: 30 * 3) == 0xFF00_0000)
        #expect(simulator.screenshot(.displayOnBlack).pixel(x: 0, y: 0) == 0xFF00_0000)
    }

    // HI-1
    @Test func `the home indicator hides for a controller that wants it`() throws {
        final class Player: UIViewController {
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }
        let simulator = try Simulator(device: "iPhone 16")
        let place = (x: 196 * 3, y: (852 - 10) * 3)
        simulator.present(SampleController())
        #expect(simulator.screenshot().pixel(x: place.x, y: place.y) == 0xFF00_0000)
        let player = Player()
        player.view.backgroundColor = .white
        simulator.present(player)
        #expect(simulator.screenshot().pixel(x: place.x, y: place.y) == 0xFFFF_FFFF)
    }
}
