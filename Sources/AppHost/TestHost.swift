import AppJob
import Foundation
import Platform
import Simulator
import UIKit

/// A process of tests: the device that it runs on, the app that it runs in, and which of its tests are wanted.
@MainActor
public enum TestHost {
    /// Boots the device, and launches the app that the tests are hosted in.
    ///
    /// - Parameter launch: Calls the app's entry point, which returns once the app is launched; nil without an app.
    public static func prepare(_ launch: (() -> Void)?) {
        let job = AppJob.ofProcess() ?? AppJob()
        do {
            _ = try AppHost.boot(job)
        } catch {
            StandardError.line("\(error)")
            exit(2)
        }
        guard let launch else { return ApplicationLaunch.findCatalogs(in: .main) }
        launch()
    }

    /// Writes the names of tests that no list of symbols shows, one a line, to where the process was asked to; and ends it.
    public static func tellTests(_ names: [String]) -> Never {
        if let path = ProcessInfo.processInfo.environment["INSET_LIST"] {
            let lines = names.map { $0.replacingOccurrences(of: "\n", with: " ") + "\n" }
            try? Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
        }
        exit(0)
    }

    /// Lets go of what lives to the end of the turn, before the test's `tearDown` looks for what is left.
    public static func testHasRun() { ReleasePool.drain() }

    /// The tests that this process was asked for, "KitTests.SumTests/testAdding"; nil for all.
    public static var wantedTests: Set<String>? {
        guard let path = ProcessInfo.processInfo.environment["INSET_TESTS"],
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }
}
