import Foundation
import Testing

/// `inset run` without a picture: what Inset is linked into has to be built already, as before the tests of the page.
@Suite(
    "Live: an app of a project",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LiveAppTests {
    /// An app's folder that may be changed, with a cache of its own.
    private static func withApp(_ arguments: [String] = [], _ body: (URL, LiveProgram) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appendingPathComponent("Welcome")
        try FileManager.default.copyItem(at: LiveProgram.examples.appendingPathComponent("Welcome"), to: app)
        let cache = folder.appendingPathComponent("Cache").path
        try LiveProgram.start(["run", app.path] + arguments, environment: ["INSET_CACHE": cache]) {
            try body(app, $0)
        }
    }

    private static func edit(_ file: URL, _ change: (String) -> String) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = change(text)
        try #require(changed != text)
        try changed.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test func `an app shows what is saved, and says with file and line what doesn't compile`() throws {
        try Self.withApp(["--device", "iPhone X", "--dark"]) { app, program in
            let viewer = try LiveClient(program)
            let first = try viewer.wait(for: "tree")
            let screen = try #require(first["screen"] as? [String: Any])
            #expect(screen["isApp"] as? Bool == true && screen["device"] as? String == "iPhone X")
            #expect(
                (screen["settings"] as? [String: Any] ?? first["settings"] as? [String: Any])?["appearance"] as? String
                    == "dark"
            )
            let device = try #require(program.devices.first)

            try Self.edit(app.appendingPathComponent("Welcome.storyboard")) {
                $0.replacing("Walk further this weekend", with: "Walk")
            }
            // The first look at the app may still be told; `next` fails where nothing comes any more.
            while program.devices == [device] { _ = try viewer.next() }
            try viewer.wait(for: "tree")

            let source = app.appendingPathComponent("WelcomeViewController.swift")
            try Self.edit(source) { "let number: Int = \"text\"\n" + $0 }
            let problems = try viewer.wait(for: "problems") { $0["isBroken"] as? Bool == true }["lines"] as? [String]
            #expect(
                problems?.first?.hasPrefix("WelcomeViewController.swift:1:19: error: ") == true,
                "\(problems ?? [])"
            )
            // Who comes now hears of it as well.
            let late = try LiveClient(program)
            try late.wait(for: "problems") { $0["isBroken"] as? Bool == true }

            try Self.edit(source) { $0.replacing("let number: Int = \"text\"\n", with: "") }
            try viewer.wait(for: "tree")
            try viewer.wait(for: "problems") { $0["isBroken"] as? Bool == false }
        }
    }

    /// Whether the screen has a text, as assistive apps find it.
    private static func shows(_ text: String, _ viewer: LiveClient) throws -> Bool {
        try viewer.settle()
        return try #require(viewer.last["elements"]).description.contains(text)
    }

    @Test(arguments: [false, true])
    func `an app that is built again is where the person was, unless they want it to start over`(startsOver: Bool)
        throws
    {
        let options = ["--device", "iPhone 16"] + (startsOver ? ["--no-restore"] : [])
        try Self.withApp(options) { app, program in
            let viewer = try LiveClient(program)
            let first = try viewer.wait(for: "tree")
            #expect((first["settings"] as? [String: Any])?["startOver"] as? String == (startsOver ? "1" : ""))
            #expect(try Self.shows("Find a trail", viewer))
            // The tab bar's last item, with a table of settings, which is scrolled.
            for phase in [0, 2] { try viewer.send(#"{"type":"touch","touches":[[0,\#(phase),326,792]]}"#) }
            #expect(try Self.shows("Settings", viewer))
            try viewer.send(#"{"type":"rotate","left":true}"#)
            try viewer.wait(for: "difference") { ($0["screen"] as? [String: Any])?["orientation"] as? Int != 1 }

            let source = app.appendingPathComponent("SettingsViewController.swift")
            try Self.edit(source) { $0 + "// built again\n" }
            let again = try viewer.wait(for: "tree")["screen"] as? [String: Any]
            #expect((again?["orientation"] as? Int == 1) == startsOver)
            #expect(try Self.shows("Find a trail", viewer) == startsOver)
            guard !startsOver else { return }
            #expect(viewer.last["place"]?["done"] as? Int == viewer.last["place"]?["count"] as? Int)
            #expect(viewer.last["place"]?["problem"] == nil)

            // Turned off on the page.
            try viewer.send(#"{"type":"set","settings":{"startOver":"1"}}"#)
            try viewer.wait(for: "difference") { ($0["settings"] as? [String: Any])?["startOver"] as? String == "1" }
            try Self.edit(source) { $0 + "// and again\n" }
            try viewer.wait(for: "tree")
            #expect(try Self.shows("Find a trail", viewer))
        }
    }

    @Test func `the views of an app are told with why they stand where they stand`() throws {
        let app = LiveProgram.examples.appendingPathComponent("Welcome")
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent("inset-cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: cache) }
        try LiveProgram.start(["debug", app.path, "--cache", cache.path]) { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            try viewer.send(#"{"type":"inspect","explain":[]}"#)
            let value = try viewer.wait(for: "hierarchy")["value"] as? [String: Any]
            let views = value?["views"] as? [[String: Any]] ?? []
            #expect(
                views.contains { ($0["text"] as? [String: Any])?["string"] as? String == "Walk further this weekend" }
            )
        }
    }
}
