import CoreGraphics
import DeviceCatalog
import Testing
import UIKit

@testable import Simulator

/// LB-1, LB-2.
@MainActor
@Suite("Simulator: letterboxes")
struct LetterboxTests {
    private final class Red: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .red }
        override var prefersStatusBarHidden: Bool { true }
    }

    private func present(_ build: AppBuild?, orientation: UIInterfaceOrientation = .portrait) throws -> (
        Simulator, UIViewController
    ) {
        let simulator = try Simulator(device: "iPhone X", os: "12", orientation: orientation, build: build)
        let controller = Red()
        simulator.present(controller)
        return (simulator, controller)
    }

    @Test func `LB-2: an app of Xcode 8 is 375x667 on an iPhone X and knows of no cutout`() throws {
        let (_, controller) = try present(AppBuild(sdk: 10))
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(UIScreen.main.scale == 3)
        #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test func `LB-2: the picture has the display's size, with black above and below`() throws {
        let (simulator, _) = try present(AppBuild(sdk: 10))
        let picture = simulator.screenshot()
        #expect(picture.width == 1125)
        #expect(picture.height == 2436)
        #expect(picture.pixel(x: 500, y: 100) == 0xFF00_0000)
        #expect(picture.pixel(x: 500, y: 216) == 0xFF00_0000)
        #expect(picture.pixel(x: 500, y: 219) == 0xFFFF_0000)
        #expect(picture.pixel(x: 500, y: 2216) == 0xFFFF_0000)
        #expect(picture.pixel(x: 500, y: 2220) == 0xFF00_0000)
    }

    @Test func `LB-2: built with the SDK of iOS 11 it fills the screen and has a safe area`() throws {
        let (simulator, controller) = try present(AppBuild(sdk: 11))
        #expect(controller.view.bounds.size == CGSize(width: 375, height: 812))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(simulator.letterbox == nil)
        #expect(simulator.screenshot().pixel(x: 500, y: 100) == 0xFFFF_0000)
    }

    @Test func `a letterboxed app turns with its bands`() throws {
        let (simulator, controller) = try present(AppBuild(sdk: 10))
        #expect(simulator.rotate(to: .landscapeRight))
        #expect(controller.view.bounds.size == CGSize(width: 667, height: 375))
        let picture = simulator.screenshot()
        #expect(picture.width == 2436)
        #expect(picture.pixel(x: 1200, y: 500) == 0xFFFF_0000)
        #expect(picture.pixel(x: 100, y: 500) == 0xFF00_0000)
        #expect(picture.pixel(x: 1200, y: 1080) == 0xFF00_0000)
    }
}
