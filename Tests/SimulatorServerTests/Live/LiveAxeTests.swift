import Foundation
import Testing

/// axe-core as a script, which isn't part of the repository.
private enum Axe {
    static let script: String? = ProcessInfo.processInfo.environment["INSET_AXE"].flatMap {
        try? String(contentsOfFile: $0, encoding: .utf8)
    }
}

/// The pages under axe-core, which `.ci/run` takes from a package of PyPI.
@Suite(
    "Live: the pages under axe-core",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil && Axe.script != nil,
        "set INSET_BROWSER_TESTS, with chromium installed, and INSET_AXE to the path of axe.min.js"
    )
)
struct LiveAxeTests {
    /// What axe-core finds wrong on a page as it is now, a line each.
    private static func findings(_ browser: LiveBrowser) throws -> [String] {
        // Colors that fade would be taken for those that stay.
        try browser.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
        let found = try browser.evaluate(
            """
            axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
              nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.replace(/\\s+/g, " ")}`)))
            """
        )
        return try #require(found as? [String])
    }

    /// Keeps what the page's policy blocks, a line each.
    private static let listen = """
        window.blocked = [];
        addEventListener("securitypolicyviolation", (event) => blocked.push(`${event.violatedDirective} ${event.blockedURI}`));
        """

    /// Looks at a state in light and in dark.
    private static func check(_ browser: LiveBrowser, _ state: String) throws {
        for scheme in ["light", "dark"] {
            let feature = ["name": "prefers-color-scheme", "value": scheme]
            try browser.call("Emulation.setEmulatedMedia", ["features": [feature]])
            let found = try findings(browser)
            #expect(found == [], "\(state), \(scheme)")
        }
        #expect(try browser.evaluate("window.blocked.join()") as? String == "", "\(state)")
    }

    private static func withPage(_ page: String, _ body: (LiveBrowser, LiveProgram) throws -> Void) throws {
        let document = LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard")
        try LiveProgram.run(document, ["--device", "iPhone 16"]) { program in
            let browser = try LiveBrowser(program.address, width: 1400)
            try browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": listen])
            try browser.open(try #require(URL(string: program.address.absoluteString + page)))
            // Once: what it finds depends on the page.
            try browser.call("Runtime.evaluate", ["expression": try #require(Axe.script)])
            try body(browser, program)
            #expect(browser.errors == [])
        }
    }

    @Test func `the device's page has nothing to find, also locked, away, and where the device has crashed`() throws {
        try Self.withPage("") { browser, program in
            #expect(try browser.wait(for: "document.querySelectorAll('#elements > *').length > 5"))
            try browser.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            try Self.check(browser, "the device")
            for button in ["lock", "home"] {
                try browser.evaluate("document.getElementById('\(button)').click()")
                #expect(try browser.wait(for: "!document.getElementById('away').hidden"))
                try Self.check(browser, button)
                try browser.evaluate("document.getElementById('return').click()")
                #expect(try browser.wait(for: "document.getElementById('away').hidden"))
            }
            kill(try #require(program.devices.first), SIGKILL)
            #expect(try browser.wait(for: "!document.getElementById('ended').hidden"))
            try Self.check(browser, "crashed")
        }
    }

    @Test func `the view debugger has nothing to find, with each inspector`() throws {
        try Self.withPage("debug.html") { browser, _ in
            try Self.check(browser, "nothing is chosen")
            try browser.evaluate("inset.select(inset.hierarchy.views.find((view) => view.text?.string).id)")
            for tab in ["size", "explain", "object", "document", "issues"] {
                try browser.evaluate("document.getElementById('tab-\(tab)').click()")
                let isThere =
                    tab == "document" ? "document.querySelector('.document-section') !== null" : "inset.isDrawn"
                #expect(try browser.wait(for: isThere))
                try Self.check(browser, tab)
            }
        }
    }

    @Test func `the wall has nothing to find`() throws {
        try Self.withPage("wall.html?device=iPhone+16&device=iPhone+X") { browser, _ in
            try Self.check(browser, "two devices")
        }
    }
}
