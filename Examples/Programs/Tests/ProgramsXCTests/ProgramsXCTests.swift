import Simulator
import UIKit
import XCTest

@testable import Preferences
@testable import Stopwatch
@testable import Tasks

/// The same programs under XCTest.
final class ProgramsXCTests: XCTestCase {
    func testStopwatchCountsVirtualTime() async throws {
        try await MainActor.run {
            let simulator = try Simulator(device: "iPhone 16")
            let stopwatch = StopwatchViewController()
            simulator.present(stopwatch)
            simulator.tap(stopwatch.startButton)
            simulator.advance(by: 61)
            XCTAssertEqual(stopwatch.timeLabel.text, "01:01.00")
        }
    }

    func testTasksLaunch() async throws {
        try await MainActor.run {
            TaskStore.shared.removeAll()
            let simulator = try Simulator(device: "iPhone 16")
            let delegate = simulator.launch(Tasks.AppDelegate.self, info: [:])
            TaskStore.shared.add("Buy milk")
            simulator.advance(by: 0.1)
            let root = delegate?.window?.rootViewController as? UINavigationController
            XCTAssertEqual(root?.topViewController?.title, "Tasks (1)")
        }
    }

    func testPreferencesSwitch() async throws {
        try await MainActor.run {
            Settings.reset()
            let simulator = try Simulator(device: "iPhone 16")
            let form = SettingsViewController()
            simulator.present(form)
            simulator.tap(form.badgeSwitch)
            XCTAssertTrue(Settings.showsBadges)
        }
    }
}
