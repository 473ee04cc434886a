import CoreGraphics
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: calls in the status bar")
struct CallTests {
    private func simulator(_ device: String) throws -> Simulator {
        let simulator = try Simulator(device: device, os: "16")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        simulator.present(controller)
        return simulator
    }

    /// Whether a pixel is green, by its place in points.
    private func isGreen(_ simulator: Simulator, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let scale = UIScreen.main.scale
        let pixel = simulator.screenshot().pixel(x: Int(x * scale), y: Int(y * scale))
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return green > red + 80 && green > blue + 60
    }

    // ST-4
    @Test func `a call makes the bar of a phone with a home button higher and green, until it ends`() throws {
        let simulator = try simulator("iPhone 8")
        #expect(!isGreen(simulator, 3, 3))
        simulator.isInCall = true
        #expect(UIApplication.shared.statusBarFrame.height == 40)
        #expect(isGreen(simulator, 3, 3) && isGreen(simulator, 372, 38))
        #expect(!isGreen(simulator, 3, 41))
        simulator.isInCall = false
        #expect(!isGreen(simulator, 3, 3))
    }

    @Test func `beside a notch only the time is on green`() throws {
        let simulator = try simulator("iPhone X")
        simulator.isInCall = true
        #expect(UIApplication.shared.statusBarFrame.height == 44)
        #expect(isGreen(simulator, 48 - 22, 23))
        #expect(!isGreen(simulator, 3, 23) && !isGreen(simulator, 372, 23))
    }
}
