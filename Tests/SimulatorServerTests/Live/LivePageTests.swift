import Foundation
import Testing

/// The page in a browser: left out where there is no Chromium.
@Suite(
    "Live: the page in a browser",
    .serialized,
    .enabled(if: LiveBrowser.program != nil && LiveProgram.url != nil, "chromium isn't installed")
)
struct LivePageTests {
    /// How many pixels of the page differ from the simulator's own picture by more than a few of 255 steps, in parts of all.
    private static let difference = """
        (async () => {
          const file = new Blob([new Uint8Array(await window.inset.screenshot())], { type: "image/png" });
          const wanted = await createImageBitmap(file, { premultiplyAlpha: "none", colorSpaceConversion: "none" });
          await new Promise((done) => { const look = () => window.inset.isDrawn ? requestAnimationFrame(done) : setTimeout(look, 20); look(); });
          const screen = document.getElementById("screen");
          if (wanted.width !== screen.width || wanted.height !== screen.height) return 1;
          const pixels = (source) => {
            const canvas = new OffscreenCanvas(wanted.width, wanted.height);
            const context = canvas.getContext("2d", { willReadFrequently: true });
            context.drawImage(source, 0, 0);
            return context.getImageData(0, 0, wanted.width, wanted.height).data;
          };
          const [a, b] = [pixels(wanted), pixels(screen)];
          let count = 0;
          for (let i = 0; i < a.length; i += 4) {
            if (Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2])) > 8) count += 1;
          }
          return count / (wanted.width * wanted.height);
        })()
        """

    @Test(
        arguments: [
            ("Welcome/Welcome.storyboard", ["--device", "iPhone 16"]),
            ("Welcome/Welcome.storyboard", ["--device", "iPhone SE", "--dark", "--rtl"]),
            ("GameHUD/Game.storyboard", ["--device", "iPhone X", "--orientation", "landscape"]),
            ("Cards/TrailCard.xib", ["--device", "iPhone 16"]),
            ("AdaptivePhotos/Main.storyboard", ["--device", "iPad (10th generation)"]),
        ],
        ["?scale=native", "?scale=native&surface=canvas"]
    )
    func `its pixels are those of the simulator's picture`(scene: (String, [String]), surface: String) throws {
        let document = LiveProgram.examples.appendingPathComponent(scene.0)
        try LiveProgram.run(document, scene.1) { program in
            let address = try #require(URL(string: program.address.absoluteString + surface))
            let browser = try LiveBrowser(address)
            #expect(
                try browser.evaluate("window.inset.surface.name") as? String
                    == (surface.contains("canvas") ? "Canvas 2D" : "WebGL")
            )
            let part = try #require(try browser.evaluate(Self.difference) as? Double)
            #expect(part < 0.005, "\(scene.0) \(surface): \(part)")
            #expect(browser.errors == [])
        }
    }

    @Test func `switches, turning and a reconnection keep page and device together, without an error`() throws {
        try LiveProgram.run(
            LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard"),
            ["--device", "iPhone 16"]
        ) {
            program in
            let browser = try LiveBrowser(try #require(URL(string: program.address.absoluteString + "?scale=native")))
            let wait = { (condition: String) in
                "new Promise((done) => { const look = () => (\(condition)) && inset.isDrawn ? done(true) : setTimeout(look, 10); look(); })"
            }
            try browser.evaluate("document.getElementById('dark').click()")
            try browser.evaluate(wait("document.getElementById('dark').ariaChecked === 'true'"))
            try browser.evaluate("document.getElementById('left').click()")
            try browser.evaluate(wait("inset.screen.orientation === 3 || inset.screen.orientation === 4"))
            try browser.evaluate(wait("inset.tree.root.bounds[2] > inset.tree.root.bounds[3]"))
            #expect(try #require(try browser.evaluate(Self.difference) as? Double) < 0.005)
            let before = try browser.evaluate("JSON.stringify(inset.tree.snapshot())") as? String
            try browser.evaluate("inset.connection.socket.close()")
            try browser.evaluate(wait("document.body.dataset.connection === 'lost'"))
            try browser.evaluate(wait("document.body.dataset.connection === 'open' && inset.tree.layers.size > 0"))
            #expect(try browser.evaluate("JSON.stringify(inset.tree.snapshot())") as? String == before)
            #expect(browser.errors == [])
        }
    }

    @Test func `everything that can be used has a name, and the keyboard reaches it`() throws {
        try LiveProgram.run { program in
            let browser = try LiveBrowser(program.address)
            let unnamed = try browser.evaluate(
                """
                [...document.querySelectorAll("button, select, input, canvas, summary")].filter((element) => {
                  const label = element.closest("label")?.textContent ?? "";
                  return !(element.getAttribute("aria-label") || label.trim() || element.textContent.trim());
                }).map((element) => element.outerHTML).join("\\n")
                """
            )
            #expect(unnamed as? String == "")
            let unreachable = try browser.evaluate(
                "[...document.querySelectorAll('button, select, input, canvas')].filter((element) => element.tabIndex < 0).length"
            )
            #expect(unreachable as? Int == 0)
        }
    }
}
