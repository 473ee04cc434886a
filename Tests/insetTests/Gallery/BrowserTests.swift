import Foundation
import Testing

/// The page in a browser: left out where there is no Chromium.
@Suite("Preview: the page in a browser", .serialized, .enabled(if: Browser.program != nil, "chromium isn't installed"))
struct BrowserTests {
    /// Previews the examples once, as a team would, in two variants.
    private static func withPage(_ body: (Browser) throws -> Void) throws {
        try InsetProgram.withFolder { folder in
            let arguments = ["preview", "Examples/Welcome", "Examples/Cards", "--variants", "dark,rtl"]
            let devices = ["--device", "iPhone 16", "--device", "iPad (10th generation)", "--out", folder.path]
            let run = try InsetProgram.run(arguments + devices)
            #expect(run.status == 0, "\(run.errors)")
            try body(Browser(page: folder.appendingPathComponent("index.html")))
        }
    }

    @Test func `the page shows one variant, all its pictures lazy and with their sizes, and no error`() throws {
        try Self.withPage { browser in
            let seen = try browser.evaluate(
                """
                const images = [...document.querySelectorAll("main img")];
                return [
                  errors.length, images.length > 0, images.every((image) => image.loading === "lazy" && image.width && image.height),
                  document.querySelectorAll("main article:not([hidden])").length, shown.every((picture) => picture.combination.length === 0),
                ].join(" ");
                """
            )
            #expect(seen == "0 true true 5 true", "\(seen)")
        }
    }

    @Test(arguments: [
        ("q=trailcard", "1 scene, 2 pictures, plain"), ("doc=Cards/TrailCard.xib", "1 scene, 2 pictures, plain"),
        ("device=iPhone+16&show=dark", "5 scenes, 5 pictures, dark"),
        ("show=all&q=trailcard", "1 scene, 6 pictures, plain"),
        ("show=nonsense&doc=nowhere&device=none&open=x", "5 scenes, 10 pictures, plain"),
        ("q=no+such+thing", "0 scenes, 0 pictures, plain"),
    ])
    func `the address says what is shown`(address: String, shown: String) throws {
        try Self.withPage { browser in
            let seen = try browser.evaluate(
                """
                const count = document.querySelectorAll("main article:not([hidden])").length;
                return `${plural(count, "scene")}, ${plural(shown.length, "picture")}, ${state.on.join() || "plain"}`;
                """,
                at: address
            )
            #expect(seen == shown)
        }
    }

    @Test func `keys move between pictures, open one, turn switches, and the address follows`() throws {
        try Self.withPage { browser in
            let seen = try browser.evaluate(
                """
                const log = [];
                const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
                const focused = () => document.activeElement.id;
                press("/"); log.push(focused());
                document.activeElement.blur(); press("ArrowRight"); log.push(focused() === `picture-${shown[0].index}`);
                press("ArrowRight"); log.push(focused() === `picture-${shown[1].index}`);
                press("ArrowDown"); log.push(pictures[focused().slice(8)].device === shown[1].device);
                document.activeElement.click(); log.push(byID("viewer").open, location.hash.startsWith("#open="));
                const first = viewer.picture;
                press("ArrowRight"); log.push(viewer.picture !== first);
                press("d"); log.push(location.hash.includes("show=dark"), viewer.picture.appearance);
                byID("close").click(); log.push(byID("viewer").open, location.hash);
                return log.join(" ");
                """
            )
            #expect(seen == "search true true true true true true true dark false #show=dark", "\(seen)")
        }
    }

    @Test func `on a phone's width nothing sticks out, and documents are chosen from a list`() throws {
        try Self.withPage { browser in
            let seen = try browser.evaluate(
                """
                const wide = [...document.querySelectorAll("body *:not(.shelf *)")].filter((node) => node.getBoundingClientRect().right > 376 && node.offsetParent);
                return [document.documentElement.scrollWidth <= 375, wide.length, getComputedStyle(byID("documents")).display, byID("document").offsetWidth > 200].join(" ");
                """,
                width: 375
            )
            #expect(seen == "true 0 none true", "\(seen)")
        }
    }

    @Test func `everything that can be pressed has a name, and headings go down step by step`() throws {
        try Self.withPage { browser in
            let seen = try browser.evaluate(
                """
                const named = (node) => node.textContent.trim() || node.ariaLabel || node.labels?.[0]?.textContent.trim();
                const nameless = [...document.querySelectorAll("button, a, input, select")].filter((node) => !named(node));
                const levels = [...document.querySelectorAll("body > :not(dialog) :is(h1, h2, h3)")].map((node) => Number(node.localName[1]));
                const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
                return [nameless.length, jumps.length, document.querySelectorAll("main").length, document.querySelectorAll("img:not([alt])").length].join(" ");
                """
            )
            #expect(seen == "0 0 1 0", "\(seen)")
        }
    }
}
