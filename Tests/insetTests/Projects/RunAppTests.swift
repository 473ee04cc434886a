import Foundation
import Testing

/// `inset run` with what an app is told, and what it keeps.
@Suite("Command line: apps that run", .enabled(if: BuiltForApps.isThere, BuiltForApps.comment))
struct RunAppTests {
    private static let source = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let defaults = UserDefaults.standard
                let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                try! Data("kept".utf8).write(to: documents.appendingPathComponent("Note.txt"))
                print("launches \\(defaults.integer(forKey: "launches")), reset \\(defaults.bool(forKey: "reset"))")
                defaults.set(defaults.integer(forKey: "launches") + 1, forKey: "launches")
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """

    @Test func `arguments begin with a dash, and an app finds its defaults and documents at its next launch`() throws {
        try InsetProgram.withFolder { folder in
            let app = folder.appendingPathComponent("App")
            let cache = folder.appendingPathComponent("cache")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            try Data(Self.source.utf8).write(to: app.appendingPathComponent("App.swift"))
            func run(_ arguments: String...) throws -> InsetProgram.Run {
                let options = ["--cache", cache.path, "--screenshot", "first.png"]
                return try InsetProgram.run(
                    ["run", "App"] + options + arguments,
                    in: folder,
                    environment: BuiltForApps.environment
                )
            }
            let first = try run("--arguments", "-reset YES")
            #expect(first.status == 0, "\(first.errors)")
            #expect((first.output + first.errors).contains("launches 0, reset true"), "\(first.output) \(first.errors)")
            let second = try run()
            #expect((second.output + second.errors).contains("launches 1, reset false"), "\(second.output)")
            // Nothing of it lies outside of the cache.
            let files = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
            #expect(files.contains { $0.hasSuffix("/Home/Documents/Note.txt") })
        }
    }
}
