import Foundation
import Preferences
import Simulator
import Stopwatch
import Tasks
import UIKit

/// Runs the three programs, each on a device, and says how they did.
@main
@MainActor
enum Programs {
    static func main() throws {
        Simulator.fixHashSeeds()
        try runTasks()
        try runStopwatch()
        try runPreferences()
    }

    private static func runTasks() throws {
        TaskStore.shared.removeAll()
        let simulator = try Simulator(device: "iPhone 16")
        let delegate = simulator.launch(Tasks.AppDelegate.self, info: [:])
        TaskStore.shared.add("Buy milk")
        simulator.advance(by: 0.5)
        print("tasks: \(TaskStore.shared.openCount) open, window \(delegate?.window?.bounds.width ?? 0) wide")
    }

    private static func runStopwatch() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)")
        let delegate = simulator.launch(Stopwatch.AppDelegate.self, info: [:])
        guard let stopwatch = delegate?.window?.rootViewController as? StopwatchViewController else { return }
        simulator.tap(stopwatch.startButton)
        simulator.advance(by: 12.5)
        print("stopwatch: \(stopwatch.timeLabel.text ?? "nothing")")
    }

    private static func runPreferences() throws {
        Preferences.Settings.reset()
        let simulator = try Simulator(device: "iPad (10th generation)")
        simulator.launch(Preferences.AppDelegate.self, info: ["UIApplicationSceneManifest": [String: Any]()])
        let root = UIApplication.shared.keyWindow?.rootViewController
        guard let settings = root as? SettingsViewController else { return }
        simulator.tap(settings.soundSwitch)
        print("preferences: sounds \(Settings.playsSounds ? "on" : "off")")
    }
}
