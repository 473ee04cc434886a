import Foundation
import Testing

/// The view debugger in a browser.
@Suite(
    "Live: the view debugger in a browser",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LiveDebuggerPageTests {
    /// A document that may be changed, on the debugger's page.
    private static func withPage(_ body: (URL, LiveProgram, LiveBrowser) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-debug-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("Game.storyboard")
        let source = LiveProgram.examples.appendingPathComponent("GameHUD/Game.storyboard")
        try FileManager.default.copyItem(at: source, to: document)
        try LiveProgram.run(document, ["--device", "iPhone 16"]) { program in
            let page = program.address.absoluteString + "debug.html"
            try body(document, program, try LiveBrowser(try #require(URL(string: page)), width: 1400))
        }
    }

    @Test func `the Document inspector changes a constant in the file, and Undo takes it back`() throws {
        try Self.withPage { document, _, browser in
            let before = try String(contentsOf: document, encoding: .utf8)
            try browser.evaluate(
                """
                window.chosen = inset.hierarchy.constraints.find((one) => one.documentID && one.isActive && one.constant > 1);
                inset.select(window.chosen.first.id);
                document.getElementById("tab-document").click();
                """
            )
            let field = "document.querySelector(`[data-field=\"${window.chosen.documentID}/constant\"]`)"
            #expect(try browser.wait(for: "\(field) !== null"))
            try browser.evaluate(
                "{ const field = \(field); field.value = 77; field.dispatchEvent(new Event('change')); }"
            )
            #expect(try browser.wait(for: "document.querySelector('[data-field=undo]:enabled') !== null"))
            let after = try String(contentsOf: document, encoding: .utf8)
            let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
            #expect(changed.count == 1 && changed.first?.1.contains("constant=\"77\"") == true)
            let shown =
                "inset.hierarchy.constraints.find((one) => one.documentID === window.chosen.documentID)?.constant"
            #expect(try browser.wait(for: "\(shown) === 77"))
            try browser.evaluate("document.querySelector('[data-field=undo]').click()")
            #expect(try browser.wait(for: "\(shown) === window.chosen.constant"))
            #expect(try String(contentsOf: document, encoding: .utf8) == before)
            #expect(browser.errors == [])
        }
    }

    @Test func `an explanation leads to the constraint, and a view to its controller and those who answer after it`()
        throws
    {
        try Self.withPage { _, _, browser in
            // Nothing is chosen: the controllers are listed, and lead to their views.
            let first = "document.querySelector('.controllers .link')"
            #expect(try browser.wait(for: "\(first) !== null"))
            let name = try browser.evaluate(
                "window.controller = \(first).textContent; \(first).click(); window.controller"
            )
            #expect(
                try browser.evaluate("inset.hierarchy.views.find((view) => view.id === inset.selected).controller")
                    as? String
                    == name as? String
            )
            try browser.evaluate(
                """
                window.chosen = inset.hierarchy.constraints.find((one) => one.documentID && one.isActive && one.constant > 1);
                inset.select(window.chosen.first.id);
                document.getElementById("tab-explain").click();
                """
            )
            let link = "[...document.querySelectorAll('.side .link')].find((one) => one.textContent.startsWith('['))"
            #expect(try browser.wait(for: "\(link) !== undefined"))
            let id = try #require(
                try browser.evaluate("window.id = \(link).textContent; \(link).click(); window.id") as? String
            )
            #expect(try browser.evaluate("document.getElementById('tab-size').ariaSelected") as? String == "true")
            #expect(try browser.wait(for: "document.querySelector('.constraint.chosen') !== null"))
            let shown = try browser.evaluate("document.querySelector('.constraint.chosen').title") as? String
            #expect(shown?.hasPrefix(id.dropFirst().dropLast()) == true, "\(id) \(shown ?? "")")
            try browser.evaluate("document.getElementById('tab-object').click()")
            #expect(try browser.wait(for: "document.getElementById('panel').textContent.includes('Responder chain')"))
            let chain = try browser.evaluate(
                "[...document.querySelectorAll('#panel ol li')].map((one) => one.textContent).join()"
            )
            #expect((chain as? String)?.contains("UIApplication") == true, "\(chain ?? "")")
            #expect(browser.errors == [])
        }
    }

    @Test func `passes are recorded with what brought them about, and the slider shows where views stood before`()
        throws
    {
        try Self.withPage { _, program, browser in
            try browser.evaluate("document.getElementById('record').click()")
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            try viewer.send(#"{"type":"rotate","left":true}"#)
            #expect(try browser.wait(for: "inset.source.passes.length > 0"))
            let pass = try browser.evaluate("inset.source.passes[0].cause") as? String
            #expect(pass == "the device turned left")
            let before = "inset.space.moment?.get(inset.hierarchy.views[0].id)?.slice(2).join()"
            try browser.evaluate(
                "{ const slider = document.getElementById('pass'); slider.value = 0; slider.dispatchEvent(new Event('input')); }"
            )
            #expect(try browser.evaluate(before) as? String == "393,852")
            #expect(browser.errors == [])
        }
    }
}
