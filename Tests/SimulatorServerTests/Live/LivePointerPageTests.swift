import Foundation
import Testing

/// The mouse over the page of a device: a pointer on iPads and Macs, a finger on iPhones.
@Suite(
    "Live: the pointer from the page",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LivePointerPageTests {
    private static let storyboard = LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard")
    /// Has the page write down what it sends of the mouse: type and buttons, or the finger's phase.
    private static let listen = """
        (() => { window.sent = []; const send = inset.live.connection.send.bind(inset.live.connection);
        inset.live.connection.send = (message) => {
          if (message.type === "pointer") sent.push(message.x === undefined ? "left" : "pointer " + message.buttons);
          if (message.type === "touch") sent.push("touch " + message.touches.map((touch) => touch[1]));
          send(message);
        }; })()
        """

    /// Moves over the screen, clicks with both buttons, and leaves.
    private static func use(_ browser: LiveBrowser) throws {
        try browser.evaluate(listen)
        let (start, end) = (try browser.place(x: 100, y: 300), try browser.place(x: 140, y: 320))
        try browser.mouse("mouseMoved", x: start.x, y: start.y, button: "none")
        try browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for button in ["left", "right"] {
            try browser.mouse("mousePressed", x: start.x, y: start.y, button: button)
            try browser.mouse("mouseMoved", x: end.x, y: end.y, button: button)
            try browser.mouse("mouseReleased", x: end.x, y: end.y, button: button)
        }
        try browser.mouse("mouseMoved", x: 5, y: 5, button: "none")
        try browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    @Test func `on an iPad the mouse moves the pointer, which the device draws, and leaves with it`() throws {
        try LiveProgram.run(Self.storyboard, ["--device", "iPad Pro 11-inch (M4)"]) { program in
            let browser = try LiveBrowser(program.address)
            let cursor = "getComputedStyle(document.getElementById('screen')).cursor"
            #expect(try browser.wait(for: "\(cursor) === 'none'"))
            try browser.rest()
            let count = try #require(try browser.evaluate("inset.tree.layers.size") as? Int)
            let place = try browser.place(x: 60, y: 300)
            try browser.mouse("mouseMoved", x: place.x, y: place.y, button: "none")
            #expect(try browser.wait(for: "inset.tree.layers.size === \(count + 1)"), "the pointer comes")
            try browser.mouse("mouseMoved", x: 5, y: 5, button: "none")
            #expect(try browser.wait(for: "inset.tree.layers.size === \(count)"), "the pointer goes")
            try Self.use(browser)
            #expect(
                try browser.evaluate("sent.filter((one, index) => one !== sent[index - 1]).join()") as? String
                    == "pointer 0,pointer 1,pointer 0,pointer 2,pointer 0,left"
            )
            #expect(browser.errors == [])
        }
    }

    @Test func `on an iPhone the mouse is a finger, which its second button isn't`() throws {
        try LiveProgram.run(Self.storyboard, ["--device", "iPhone 16"]) { program in
            let browser = try LiveBrowser(program.address)
            try Self.use(browser)
            #expect(try browser.evaluate("sent.join()") as? String == "touch 0,touch 1,touch 2")
            #expect(
                try browser.evaluate("getComputedStyle(document.getElementById('screen')).cursor") as? String
                    == "default"
            )
            #expect(browser.errors == [])
        }
    }
}
