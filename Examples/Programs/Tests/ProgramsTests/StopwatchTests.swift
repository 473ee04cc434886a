import Simulator
import Testing
import UIKit

@testable import Stopwatch

@MainActor @Suite("Programs: Stopwatch", .serialized)
struct StopwatchTests {
    let stopwatch = StopwatchViewController()
    let simulator: Simulator

    init() throws {
        simulator = try Simulator(device: "iPhone 16")
        simulator.present(stopwatch)
    }

    @Test func `it counts virtual time`() {
        #expect(stopwatch.timeLabel.text == "00:00.00")
        simulator.tap(stopwatch.startButton)
        simulator.advance(by: 72.5)
        #expect(stopwatch.timeLabel.text == "01:12.50")
        simulator.tap(stopwatch.startButton)
        simulator.advance(by: 10)
        #expect(stopwatch.timeLabel.text == "01:12.60")
    }

    @Test func `laps are listed, the last first`() {
        simulator.tap(stopwatch.startButton)
        simulator.advance(by: 2)
        simulator.tap(stopwatch.lapButton)
        simulator.advance(by: 3)
        simulator.tap(stopwatch.lapButton)
        #expect(stopwatch.lapLabel.text == "Lap 2  00:03.10\nLap 1  00:02.10")
    }

    @Test func `the message goes after two seconds`() {
        simulator.tap(stopwatch.startButton)
        simulator.tap(stopwatch.startButton)
        simulator.tap(stopwatch.lapButton)
        #expect(stopwatch.messageLabel.text == "Reset")
        #expect(stopwatch.messageLabel.alpha == CGFloat(1))
        simulator.advance(by: 2.5)
        #expect(stopwatch.messageLabel.alpha == CGFloat(0))
    }

    @Test func `the analog face takes the place of the digits and is drawn`() {
        let segments = stopwatch.faceSegments
        let frame = segments.convert(segments.bounds, to: nil)
        simulator.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        simulator.advance(by: 0.5)
        #expect(!stopwatch.dial.isHidden)
        #expect(stopwatch.timeLabel.isHidden)
        #expect(stopwatch.dial.bounds.height == 260)
        #expect(simulator.screenshot().width == 1179)
    }
}
