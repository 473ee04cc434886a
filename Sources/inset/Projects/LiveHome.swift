import AppJob
import Foundation
import Simulator
import SimulatorServer
import Stage

/// The apps of several projects on the home screen of one device.
struct LiveHome: Sendable {
    private let apps: [LiveApp]
    /// Whether each build of an app begins at its first screen, in place of where the person was.
    var startsOver = false

    init(project: ProjectOptions, paths: [String], job: AppJob, arguments: [String], environment: [String: String]) {
        apps = paths.enumerated().map { number, path in
            var app = LiveApp(project: project, path: path, job: job, arguments: arguments, environment: environment)
            app.number = number
            return app
        }
    }

    private func build() throws -> [LiveApp.Built] { try apps.compactMap { try $0.build() } }

    private static func icons(of built: [LiveApp.Built]) -> [HomeApp] {
        built.map { HomeApp(bundle: $0.program.bundle, fallback: $0.program.name) }
    }

    /// Builds the apps, and serves the page until the program is interrupted.
    func run(port: UInt16) throws {
        guard let variant = try apps.first?.variant() else { return }
        let built = try build()
        defer { for app in built { try? FileManager.default.removeItem(at: app.launch.job) } }
        var settings = LiveSettings(home: Self.icons(of: built), variant: variant)
        settings.switches.startsOver = startsOver
        try LivePreview(
            settings: settings,
            port: port,
            name: "\(built.count) apps",
            apps: built.map(\.worker),
            started: { server in
                for (app, built) in zip(apps, built) {
                    Thread.detachNewThread { app.follow(built.files, server) }
                }
            }
        ).run()
    }

    /// A picture of the home screen, a PNG.
    ///
    /// - Parameter seconds: Of the simulated clock before it.
    func screenshot(after seconds: Double) throws -> Data {
        guard let variant = try apps.first?.variant() else { return Data() }
        let built = try build()
        for app in built { try? FileManager.default.removeItem(at: app.launch.job) }
        return try MainActor.assumeIsolated {
            let screen = try HomeScreen(Self.icons(of: built), on: variant)
            screen.simulator.advance(by: seconds)
            return screen.pictureFile()
        }
    }
}
