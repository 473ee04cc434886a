import CoreGraphics
import DeviceCatalog
import Foundation
import Testing
import UIKit

@testable import Simulator

@MainActor @Suite("Simulator: painting again what changed")
struct RepaintTests {
    @Test func `nothing is painted for a second picture of the same screen`() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 40))
        square.backgroundColor = .red
        controller.view.addSubview(square)
        simulator.present(controller)
        let first = simulator.screenshot()
        #expect(simulator.repaintedAreas == [CGRect(x: 0, y: 0, width: 750, height: 1334)])
        let second = simulator.screenshot()
        #expect(simulator.repaintedAreas.isEmpty)
        #expect(PictureDifference(from: first, to: second, tolerance: 0).count == 0)
    }

    @Test func `a view that changes its color is all that is painted`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 40))
        controller.view.addSubview(square)
        simulator.present(controller)
        let before = simulator.screenshot()
        square.backgroundColor = .red
        let after = simulator.screenshot()
        #expect(simulator.repaintedAreas.count == 1)
        let area = try #require(simulator.repaintedAreas.first)
        #expect(area.contains(CGRect(x: 300, y: 900, width: 150, height: 120)))
        #expect(area.width < 170 && area.height < 140)
        // A picture that somebody keeps doesn't change.
        #expect(before.pixel(x: 310, y: 910) == 0xFFFF_FFFF)
        #expect(after.pixel(x: 310, y: 910) == 0xFFFF_0000)
    }

    @Test func `the time and the home indicator are over the app, not in it`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        simulator.present(controller)
        let light = simulator.screenshot()
        controller.view.backgroundColor = .black
        simulator.userInterfaceStyle = .dark
        let dark = simulator.screenshot()
        #expect(light.pixel(x: 345 * 3, y: 88) == 0xFF00_0000)
        #expect(dark.pixel(x: 345 * 3, y: 88) == 0xFFFF_FFFF)
        #expect(PictureDifference(from: try whole(simulator), to: dark, tolerance: 0).count == 0)
    }

    @Test func `a letterboxed app is painted in parts within its frame`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "16", build: AppBuild(sdk: 10))
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
        controller.view.addSubview(square)
        simulator.present(controller)
        _ = simulator.screenshot()
        square.backgroundColor = .red
        let picture = simulator.screenshot()
        #expect(simulator.repaintedAreas.count == 1 && simulator.repaintedAreas[0].height < 160)
        #expect(PictureDifference(from: try whole(simulator), to: picture, tolerance: 0).count == 0)
    }

    /// The same screen, painted without what was known of it.
    private func whole(_ simulator: Simulator) throws -> CGImage {
        simulator.screenPainter = nil
        return simulator.screenshot()
    }

    // MARK: Samples

    enum Sample: String, CaseIterable {
        case controls, buttons, text, images, plainTable, groupedTable, bars, largeTitle, alert, storyboard

        @MainActor func make() throws -> UIViewController {
            switch self {
            case .controls: ControlsScreen()
            case .buttons: ButtonsScreen()
            case .text: TextScreen()
            case .images: ImagesScreen()
            case .plainTable: TableScreen(style: .plain)
            case .groupedTable: TableScreen(style: .insetGrouped)
            case .bars: BarsScreen.make(isLarge: false)
            case .largeTitle: BarsScreen.make(isLarge: true)
            case .alert: AlertScreen(.alert)
            case .storyboard: try DocumentScreen.make()
            }
        }
    }

    @Test(arguments: Sample.allCases)
    func `a sample painted as the sum of its differences looks as if it were painted as a whole`(sample: Sample) throws
    {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)")
        var random = UseOfScreen(seed: UInt64(sample.rawValue.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }))
        simulator.present(try sample.make())
        _ = simulator.screenshot()
        for step in 0..<10 {
            let words = random.act(on: simulator)
            let parts = simulator.screenshot()
            let painter = simulator.screenPainter
            let difference = PictureDifference(from: try whole(simulator), to: parts, tolerance: 0)
            #expect(difference.count == 0, "\(sample), step \(step) (\(words)): \(difference.places)")
            guard difference.count == 0 else { return }
            // Goes on from the sum, lest mistakes be painted over.
            simulator.screenPainter = painter
        }
    }
}

/// What a person may do with any screen, by chance.
struct UseOfScreen {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    /// Does one thing, and says what.
    @MainActor
    mutating func act(on simulator: Simulator) -> String {
        let size = UIScreen.main.bounds.size
        let point = CGPoint(x: CGFloat(below(Int(size.width))), y: CGFloat(below(Int(size.height))))
        switch below(8) {
        case 0, 1:
            simulator.tap(at: point)
            return "tap at \(point)"
        case 2, 3:
            let end = CGPoint(x: point.x, y: max(0, point.y - CGFloat(below(200))))
            simulator.drag(from: point, to: end, duration: 0.2)
            return "drag from \(point) to \(end)"
        case 4:
            simulator.userInterfaceStyle = simulator.userInterfaceStyle == .dark ? .light : .dark
            return "appearance"
        case 5:
            simulator.advance(by: 0.05)
            return "a moment"
        case 6:
            simulator.contentSizeCategory = [.small, .large, .extraLarge][below(3)]
            return "text size"
        default:
            simulator.advance(by: 0.3)
            return "time"
        }
    }
}
