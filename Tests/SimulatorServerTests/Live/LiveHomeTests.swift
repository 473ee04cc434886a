import Foundation
import Testing

/// `inset run` with several projects: what Inset is linked into has to be built already, as before the tests of the page.
@Suite(
    "Live: a home screen with apps of projects",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LiveHomeTests {
    private static func withApps(
        on device: String = "iPhone 16",
        _ body: (LiveProgram, LiveBrowser) throws -> Void
    ) throws {
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent("inset-cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: cache) }
        let paths = ["Welcome", "Cards"].map { LiveProgram.examples.appendingPathComponent($0).path }
        try LiveProgram.start(["run"] + paths + ["--device", device, "--cache", cache.path]) { program in
            try body(program, try LiveBrowser(program.address))
        }
    }

    @Test(arguments: [true, false])
    func `an app that is built again is where the person was, whether it is in front or opened later`(isFront: Bool)
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = ["Welcome", "Cards"]
        for name in names {
            let copy = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: LiveProgram.examples.appendingPathComponent(name), to: copy)
        }
        let paths = names.map { folder.appendingPathComponent($0).path }
        let cache = folder.appendingPathComponent("Cache").path
        try LiveProgram.start(["run"] + paths + ["--device", "iPhone 16", "--cache", cache]) { program in
            let browser = try LiveBrowser(program.address)
            let home = program.devices
            try Self.open("Welcome", browser)
            let app = try #require(program.devices.first { !home.contains($0) })
            let isThere = "document.getElementById('elements').innerHTML.includes('People in the group')"
            try browser.evaluate(
                "for (const phase of [0, 2]) inset.live.send({ type: 'touch', touches: [[0, phase, 326, 792]] })"
            )
            #expect(try browser.wait(for: isThere))
            if !isFront {
                try browser.evaluate("document.getElementById('home').click()")
                #expect(try browser.wait(for: "inset.screen.isHome"))
                try browser.rest()
            }
            let source = folder.appendingPathComponent("Welcome/SettingsViewController.swift")
            try (String(contentsOf: source, encoding: .utf8) + "// built again\n")
                .write(to: source, atomically: true, encoding: .utf8)
            let end = Date.now + 60
            while program.devices.contains(app), Date.now < end {
                try browser.evaluate("new Promise((done) => setTimeout(done, 50))")
            }
            #expect(!program.devices.contains(app))
            if !isFront { try Self.open("Welcome", browser) }
            #expect(
                try browser.wait(
                    for: "document.getElementById('status').textContent === 'Launched again, where you were.'"
                )
            )
            #expect(try browser.wait(for: isThere))
            #expect(program.devices.count == 2)
            #expect(browser.errors == [])
        }
    }

    /// Presses an icon, as assistive apps do, and waits for the app.
    private static func open(_ name: String, _ browser: LiveBrowser) throws {
        let icon = "document.querySelector('#elements [aria-label=\"\(name)\"]')"
        #expect(try browser.wait(for: "\(icon) !== null"))
        try browser.evaluate("\(icon).click()")
        #expect(try browser.wait(for: "!inset.screen.isHome"), "\(name) comes to the front")
    }

    @Test
    func `apps open, are left and come back in processes of their own; one that crashes goes back to its icon`() throws
    {
        try Self.withApps { program, browser in
            #expect(try browser.evaluate("inset.screen.isHome") as? Bool == true)
            let home = program.devices
            #expect(home.count == 1)
            try Self.open("Welcome", browser)
            let first = program.devices.filter { !home.contains($0) }
            #expect(first.count == 1)
            try browser.evaluate("document.getElementById('home').click()")
            #expect(try browser.wait(for: "inset.screen.isHome"))
            try browser.rest()
            try Self.open("Cards", browser)
            #expect(program.devices.count == 3)
            try browser.evaluate("inset.connection.send({ type: 'home' })")
            #expect(try browser.wait(for: "inset.screen.isHome"))
            try browser.rest()
            // The same process as before.
            try Self.open("Welcome", browser)
            #expect(program.devices.count == 3 && program.devices.contains(first[0]))

            kill(first[0], SIGKILL)
            #expect(try browser.wait(for: "inset.screen.isHome"))
            #expect(
                try browser.wait(
                    for: "document.getElementById('problems').textContent.startsWith('Welcome ')"
                )
            )
            #expect(program.devices.count == 2)
            #expect(browser.errors == [])
        }
    }

    @Test func `an app swiped up that rests joins the app switcher, and settings are those of all`() throws {
        try Self.withApps { program, browser in
            try Self.open("Cards", browser)
            try browser.evaluate("document.getElementById('dark').click()")
            #expect(try browser.wait(for: "inset.live.settings.appearance === 'dark'"))
            let (start, end) = (try browser.place(x: 196, y: 846), try browser.place(x: 196, y: 400))
            try browser.mouse("mousePressed", x: start.x, y: start.y)
            for step in 1...6 {
                let y = start.y + (end.y - start.y) * Double(step) / 6
                try browser.mouse("mouseMoved", x: start.x, y: y)
            }
            // It follows the finger; one that rests opens the app switcher.
            #expect(try browser.wait(for: "inset.screen.isHome"))
            try browser.rest()
            #expect(try browser.evaluate("inset.screen.isHome") as? Bool == true)
            try browser.mouse("mouseReleased", x: end.x, y: end.y)
            let named = "[...document.querySelectorAll('#elements [aria-label=\"Cards\"]')]"
            let card = "\(named).find((one) => one.getBoundingClientRect().width > 150)"
            #expect(try browser.wait(for: "\(card) !== undefined"), "its card")
            try browser.rest()
            try browser.evaluate("\(card).click()")
            #expect(try browser.wait(for: "!inset.screen.isHome"))
            try browser.evaluate("document.getElementById('home').click()")
            #expect(try browser.wait(for: "inset.screen.isHome && inset.live.settings.appearance === 'dark'"))
            #expect(browser.errors == [])
        }
    }

    /// Lets a file fall on the device.
    private static func drop(_ name: String, bytes: Int, _ browser: LiveBrowser) throws {
        try browser.evaluate(
            """
            (() => { const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(\(bytes)).map((_, i) => i % 251)], "\(name)"));
            document.getElementById("frame").dispatchEvent(
              new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true })); })()
            """
        )
    }

    @Test func `a file that falls on the page is whole in the front app's Documents, and never over another`() throws {
        try Self.withApps { program, browser in
            let status = "document.getElementById('status').textContent"
            let home = program.devices
            try Self.drop("Notes.bin", bytes: 10, browser)
            #expect(try browser.wait(for: "\(status).includes('no app is on the screen')"))
            try Self.open("Cards", browser)
            let app = try #require(program.devices.first { !home.contains($0) })
            let variables = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(app)/environ")).split(separator: 0)
            let container = try #require(
                variables.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("HOME=") }?.dropFirst(5)
            )
            // More than one part's worth.
            for name in ["Notes.bin", "Notes 2.bin"] {
                try Self.drop("Notes.bin", bytes: 20_000, browser)
                #expect(try browser.wait(for: "\(status) === \"\(name) is in the app's Documents.\""), "\(name)")
                let file = URL(fileURLWithPath: "\(container)/Documents/\(name)")
                #expect(try Data(contentsOf: file) == Data((0..<20_000).map { UInt8($0 % 251) }))
            }
            #expect(browser.errors == [])
        }
    }

    @Test(arguments: [("iPhone 16", false), ("iPad (10th generation)", true)])
    func `the home screen turns with an iPad and stays upright on an iPhone`(device: String, turns: Bool) throws {
        try Self.withApps(on: device) { _, browser in
            #expect(try browser.evaluate("inset.screen.isHome && inset.screen.orientation") as? Int == 1)
            try browser.evaluate("document.getElementById('left').click()")
            try browser.rest()
            #expect(try browser.evaluate("inset.screen.orientation !== 1") as? Bool == turns)
            #expect(try browser.evaluate("inset.tree.root.bounds[2] > inset.tree.root.bounds[3]") as? Bool == turns)
            // Its icons are where they are pressed.
            try Self.open("Cards", browser)
            #expect(browser.errors == [])
        }
    }
}
