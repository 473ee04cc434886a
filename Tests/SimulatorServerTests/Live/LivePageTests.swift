import Foundation
import Testing

/// The page in a browser: left out where there is no Chromium.
@Suite(
    "Live: the page in a browser",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LivePageTests {
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
            let part = try browser.difference()
            #expect(part < 0.005, "\(scene.0) \(surface): \(part)")
            #expect(browser.errors == [])
        }
    }

    /// Writes down how the first picture lies over the screen's canvas as it gives way, and the part of pixels in which they differ.
    private static let watch = """
        const remove = Element.prototype.remove;
        Element.prototype.remove = function () {
          if (this.classList.contains("first")) {
            const screen = document.getElementById("screen");
            const place = (element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join();
            };
            const pixels = (source) => {
              const context = new OffscreenCanvas(screen.width, screen.height).getContext("2d", { willReadFrequently: true });
              context.drawImage(source, 0, 0);
              return context.getImageData(0, 0, screen.width, screen.height).data;
            };
            const [a, b] = [pixels(this), pixels(screen)];
            let count = 0;
            for (let i = 0; i < a.length; i += 4) {
              if (Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2])) > 8) count += 1;
            }
            window.gaveWay = { part: count / (a.length / 4), isInPlace: place(this) === place(screen), hadPicture: inset.hasPicture && !inset.isDrawn };
          }
          remove.call(this);
        };
        """

    @Test(arguments: [
        ["--device", "iPhone 16"], ["--device", "iPhone SE"], ["--device", "iPhone SE", "--orientation", "landscape"],
    ])
    func `the first picture is there before WebGL, which takes its place with the same one`(arguments: [String]) throws
    {
        let document = LiveProgram.examples.appendingPathComponent("GameHUD/Game.storyboard")
        try LiveProgram.run(document, arguments) { program in
            let browser = try LiveBrowser(program.address)
            try browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": Self.watch])
            try browser.call("Page.navigate", ["url": program.address.absoluteString + "?scale=native"])
            try browser.evaluate(
                """
                new Promise((done) => { const end = Date.now() + 10000;
                const look = () => window.inset?.isDrawn || Date.now() > end ? done() : setTimeout(look, 20); look(); })
                """
            )
            let gaveWay = try #require(try browser.evaluate("window.gaveWay") as? [String: Any])
            #expect(gaveWay["isInPlace"] as? Bool == true && gaveWay["hadPicture"] as? Bool == true, "\(gaveWay)")
            #expect(try #require(gaveWay["part"] as? Double) < 0.005, "\(gaveWay)")
            #expect(try browser.evaluate("document.querySelectorAll('canvas').length") as? Int == 1)
            #expect(browser.errors == [])
        }
    }

    @Test func `a page says that it is connected, also the one that comes when the device has long been there`() throws
    {
        let document = LiveProgram.examples.appendingPathComponent("Cards/TrailCard.xib")
        try LiveProgram.run(document, ["--device", "iPhone 16"]) { program in
            for _ in 1...2 {
                let browser = try LiveBrowser(program.address)
                #expect(try browser.evaluate("document.body.dataset.connection") as? String == "open")
                #expect(try browser.evaluate("document.getElementById('status').textContent") as? String == "Connected")
            }
        }
    }

    @Test func `shapes that are drawn before any picture are mixed with what lies behind them`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES">
            <objects><view contentMode="scaleToFill" id="roo-t0-000">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="sli-de-000">
            <rect key="frame" x="20" y="100" width="300" height="31"/></slider></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view></objects></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("Slider.xib")
        try text.write(to: document, atomically: true, encoding: .utf8)
        try LiveProgram.run(document, ["--device", "iPhone 8"]) { program in
            let address = try #require(URL(string: program.address.absoluteString + "?scale=native"))
            #expect(try LiveBrowser(address).difference() < 0.001)
        }
    }

    /// A page of text to scroll over a field to type into.
    private static func withDocument(_ body: (URL) throws -> Void) throws {
        let rows = (0..<30).map { row in
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(row)" \
            id="row-00-\(String(format: "%03d", row))"><rect key="frame" x="16" y="\(row * 60)" width="200" height="40"/></label>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES">
            <objects><view contentMode="scaleToFill" id="roo-t0-000">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" minimumFontSize="17" \
            id="fie-ld-000"><rect key="frame" x="20" y="100" width="300" height="34"/>\
            <textInputTraits key="textInputTraits" autocorrectionType="no" autocapitalizationType="none"/></textField>
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="scr-ol-000">
            <rect key="frame" x="0.0" y="200" width="393" height="500"/>
            <subviews><view contentMode="scaleToFill" id="pag-e0-000">
            <rect key="frame" x="0.0" y="0.0" width="393" height="1800"/>
            <subviews>\(rows.joined(separator: "\n"))</subviews></view></subviews>
            </scrollView>
            </subviews></view></objects></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("Page.xib")
        // A scroll view without constraints is as large as its content says.
        let sized = text.replacing(
            "</scrollView>",
            with: """
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" keyPath="contentSize">
                <size key="value" width="393" height="1800"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></scrollView>
                """
        )
        try sized.write(to: document, atomically: true, encoding: .utf8)
        try body(document)
    }

    @Test
    func `keys type into the field that was tapped, and a flick goes on by itself until it rests`() throws {
        try Self.withDocument { document in
            try LiveProgram.run(document, ["--device", "iPhone 16"]) { program in
                let browser = try LiveBrowser(
                    try #require(URL(string: program.address.absoluteString + "?scale=native"))
                )
                let count = try #require(try browser.evaluate("inset.tree.layers.size") as? Int)
                // The view lies below the status bar.
                try browser.tap(x: 120, y: 176)
                #expect(try browser.wait(for: "inset.tree.layers.size > \(count)"), "the keyboard comes")
                let before = try browser.evaluate("inset.stats.messages") as? Int ?? 0
                for key in ["a", "b", "c", "Backspace"] { try browser.press(key) }
                #expect(try browser.wait(for: "inset.stats.messages > \(before)"))
                // Two pictures are of one moment only where nothing moves: the keyboard comes up.
                try browser.rest()
                #expect(try browser.difference() < 0.005)

                let offset = "Math.max(...[...inset.tree.layers.values()].map((layer) => layer.bounds[1]))"
                let (start, end) = (try browser.place(x: 200, y: 440), try browser.place(x: 200, y: 280))
                let began = Date.now
                try browser.mouse("mousePressed", x: start.x, y: start.y, at: began)
                for step in 1...8 {
                    let y = start.y + (end.y - start.y) * Double(step) / 8
                    try browser.mouse("mouseMoved", x: start.x, y: y, at: began + 0.012 * Double(step))
                }
                try browser.mouse("mouseReleased", x: end.x, y: end.y, at: began + 0.1)
                let released = try #require(try browser.evaluate(offset) as? NSNumber).doubleValue
                #expect(try browser.wait(for: "\(offset) > \(max(released, 100) + 20)"), "momentum")
                // It comes to rest: the caret alone goes on.
                let rests = """
                    new Promise((done) => { const end = Date.now() + 10000; let last = -1; let quiet = 0;
                    const look = () => { const now = \(offset); quiet = last === now ? quiet + 1 : 0; last = now;
                    if (quiet > 10 || Date.now() > end) done(quiet > 10); else setTimeout(look, 50); }; look(); })
                    """
                #expect(try browser.evaluate(rests) as? Bool == true)
                #expect(browser.errors == [])
            }
        }
    }

    @Test func `what is pasted stands in the field, what is copied comes to the clipboard, and a shake undoes`() throws
    {
        try Self.withDocument { document in
            try LiveProgram.run(document, ["--device", "iPhone 16"]) { program in
                let browser = try LiveBrowser(program.address)
                let count = try #require(try browser.evaluate("inset.tree.layers.size") as? Int)
                try browser.tap(x: 120, y: 176)
                #expect(try browser.wait(for: "inset.tree.layers.size > \(count)"), "the keyboard comes")
                let says = { (text: String) in
                    "document.getElementById('elements').outerHTML.includes(\(text.debugDescription))"
                }
                try browser.evaluate(
                    """
                    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
                    Document.prototype.hasFocus = () => true;
                    window.long = "Żółw ".repeat(900) + "end";
                    for (const text of ["Lake", long]) {
                      const clipboardData = new DataTransfer();
                      clipboardData.setData("text/plain", text);
                      document.getElementById("screen").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
                    }
                    """
                )
                #expect(try browser.wait(for: says("Lake")))
                try browser.press("a", control: true)
                try browser.press("c", control: true)
                #expect(try browser.wait(for: "window.copied === 'Lake' + long"))
                try browser.evaluate("document.getElementById('shake').click()")
                #expect(try browser.wait(for: says("Undo")))
                #expect(browser.errors == [])
            }
        }
    }

    @Test func `a locked device is dark until it is unlocked, by its side button or the home button`() throws {
        try LiveProgram.run { program in
            let browser = try LiveBrowser(program.address)
            let isDark = "!document.getElementById('away').hidden && inset.screen.isLocked"
            for button in ["lock", "home", "return"] {
                try browser.evaluate("document.getElementById('lock').click()")
                #expect(try browser.wait(for: isDark))
                let color = "getComputedStyle(document.getElementById('away')).backgroundColor"
                #expect(try browser.evaluate(color) as? String == "rgb(0, 0, 0)")
                try browser.evaluate("document.getElementById('\(button)').click()")
                #expect(try browser.wait(for: "!(\(isDark)) && !inset.screen.isAway"), "\(button)")
            }
            try browser.evaluate("document.getElementById('volumeUp').click()")
            #expect(try browser.wait(for: "document.getElementById('status').textContent === 'Volume 56 %'"))
            #expect(browser.errors == [])
        }
    }

    @Test(arguments: [SIGSEGV, SIGKILL])
    func `a device that crashes is told of, and starts again as it was set`(signal: Int32) throws {
        try LiveProgram.run { program in
            let browser = try LiveBrowser(program.address)
            try browser.evaluate(
                "inset.connection.send({ type: 'set', settings: { device: 'iPhone X', appearance: 'dark' } })"
            )
            #expect(try browser.wait(for: "inset.screen.device === 'iPhone X'"))
            let device = try #require(program.devices.first)
            #expect(program.devices.count == 1)
            kill(device, signal)
            #expect(try browser.wait(for: "document.body.dataset.device === 'ended'"))
            #expect(
                try browser.evaluate("document.getElementById('reason').textContent") as? String
                    == "Inset crashed (signal \(signal))"
            )
            try browser.evaluate("inset.tree.layers.clear(); document.getElementById('restart').click()")
            #expect(try browser.wait(for: "document.body.dataset.device === 'running' && inset.tree.layers.size > 10"))
            #expect(try browser.evaluate("inset.screen.device") as? String == "iPhone X")
            #expect(try browser.evaluate("inset.live.settings.appearance") as? String == "dark")
            #expect(program.devices.count == 1 && program.devices != [device])
            #expect(browser.errors == [])
        }
    }

    @Test func `what assistive apps find on the screen is on the page, and pressing it there presses it`() throws {
        try LiveProgram.run { program in
            let browser = try LiveBrowser(program.address)
            let find = "document.querySelector('#elements [role=\"button\"][aria-label=\"Find a trail\"]')"
            #expect(try browser.wait(for: "\(find) !== null"))
            #expect(
                try browser.evaluate(
                    "[...document.querySelectorAll('#elements > *')].some((one) => one.textContent === 'Trails near you')"
                ) as? Bool == true
            )
            let before = try browser.evaluate("inset.stats.messages") as? Int ?? 0
            try browser.evaluate("\(find).click()")
            #expect(try browser.wait(for: "inset.stats.messages > \(before)"))
            #expect(browser.errors == [])
        }
    }

    // EV-6
    @Test func `keys set a slider of the page that has the focus, and the app hears of it`() throws {
        try LiveProgram.run { program in
            let browser = try LiveBrowser(program.address)
            let tab = "document.querySelector('#elements [aria-label=\"Settings\"]')"
            #expect(try browser.wait(for: "\(tab) !== null"))
            try browser.evaluate("\(tab).click()")
            // A stepper is one, too; it has no value of its own.
            let slider = "document.querySelector('#elements [role=\"slider\"][aria-valuetext$=\"%\"]')"
            #expect(try browser.wait(for: "\(slider) !== null"))
            let value = "Number.parseFloat(\(slider).ariaValueText)"
            let before = try #require(try browser.evaluate(value) as? NSNumber).doubleValue
            let press = { (key: String) in
                _ = try browser.evaluate(
                    "\(slider).focus(), \(slider).dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }))"
                )
            }
            try press("ArrowLeft")
            #expect(try browser.wait(for: "\(value) === \(before - 10)"))
            #expect(try browser.evaluate("document.activeElement === \(slider)") as? Bool == true)
            try press("ArrowUp")
            #expect(try browser.wait(for: "\(value) === \(before)"))
            #expect(browser.errors == [])
        }
    }

    @Test func `switches of the device bring the page to it, and are as they were after a reconnection`() throws {
        try LiveProgram.run { program in
            let browser = try LiveBrowser(program.address)
            let names = ["contrast", "bold", "reduceMotion", "inCall", "hardwareKeyboard", "slow"]
            for name in names {
                try browser.evaluate("document.getElementById('\(name)').click()")
                #expect(try browser.wait(for: "document.getElementById('\(name)').ariaChecked === 'true'"), "\(name)")
            }
            try browser.evaluate("document.getElementById('home').click()")
            #expect(try browser.wait(for: "!document.getElementById('away').hidden"))
            try browser.evaluate("inset.connection.socket.close()")
            #expect(try browser.wait(for: "document.body.dataset.connection === 'lost'"))
            #expect(try browser.wait(for: "document.body.dataset.connection === 'open'"))
            #expect(
                try browser.wait(
                    for: "\(names).every((name) => inset.live.settings[name] === '1') && inset.screen.isAway"
                )
            )
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
            try browser.evaluate("document.getElementById('dark').click()")
            #expect(try browser.wait(for: "document.getElementById('dark').ariaChecked === 'true'"))
            try browser.evaluate("document.getElementById('left').click()")
            #expect(try browser.wait(for: "inset.screen.orientation === 3 || inset.screen.orientation === 4"))
            #expect(try browser.wait(for: "inset.tree.root.bounds[2] > inset.tree.root.bounds[3]"))
            try browser.rest()
            #expect(try browser.difference() < 0.005)
            try browser.rest()
            try browser.evaluate("window.before = inset.tree.layers.size")
            try browser.evaluate("inset.connection.socket.close()")
            #expect(try browser.wait(for: "document.body.dataset.connection === 'lost'"))
            #expect(try browser.wait(for: "document.body.dataset.connection === 'open' && inset.tree.layers.size > 0"))
            #expect(try browser.wait(for: "inset.tree.layers.size === window.before"))
            #expect(try browser.difference() < 0.005)
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
