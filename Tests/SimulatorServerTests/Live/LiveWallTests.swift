import Foundation
import Testing

/// Several devices behind one page.
@Suite("Live: the wall of devices", .serialized, .enabled(if: LiveProgram.url != nil, "the program isn't built"))
struct LiveWallTests {
    @Test func `each device of a wall has a process of its own, which ends when nobody looks at it`() throws {
        try LiveProgram.run { program in
            let main = try LiveClient(program)
            try main.wait(for: "tree")
            do {
                let other = try LiveClient(program, socket: "socket-3")
                try other.wait(for: "tree")
                #expect(program.devices.count == 2)
                try other.send(#"{"type":"set","settings":{"device":"iPhone X"}}"#)
                try other.wait(for: "tree") { ($0["screen"] as? [String: Any])?["device"] as? String == "iPhone X" }
                let settings = try #require(main.last["tree"]?["screen"] as? [String: Any])
                #expect(settings["device"] as? String != "iPhone X")
            }
            // Its connection is closed now; the process ends soon.
            let end = Date.now + 20
            while program.devices.count > 1, Date.now < end { try main.settle() }
            #expect(program.devices.count == 1)
            // Who comes back finds it as it was set.
            let again = try LiveClient(program, socket: "socket-3")
            let screen = try again.wait(for: "tree")["screen"] as? [String: Any]
            #expect(screen?["device"] as? String == "iPhone X")
        }
    }

    @Test func `a device of a wall is the model that is asked for from its first tree on, which comes once`() throws {
        try LiveProgram.run { program in
            for (socket, device) in [
                ("socket-1?device=iPhone%20X", "iPhone X"),
                ("socket-2?device=iPad%20(10th%20generation)", "iPad (10th generation)"),
                ("socket-3?device=Toaster", "iPhone SE (3rd generation)"),
            ] {
                let viewer = try LiveClient(program, socket: socket)
                let screen = try viewer.wait(for: "tree")["screen"] as? [String: Any]
                #expect(screen?["device"] as? String == device)
                try viewer.settle()
                #expect(viewer.counts["tree"] == 1)
                // Who comes while it runs sees it as it is.
                let other = try LiveClient(program, socket: String(socket.prefix(8)) + "?device=iPhone%208")
                let same = try other.wait(for: "tree")["screen"] as? [String: Any]
                #expect(same?["device"] as? String == device)
            }
        }
    }

    @Test func `there are as many devices as fit on a wall`() throws {
        try LiveProgram.run { program in
            for name in ["socket-0", "socket-25", "socket-", "socket-1x"] {
                #expect(throws: LiveClient.Failure.self) { try LiveClient(program, socket: name) }
            }
        }
    }

    @Test(
        .enabled(if: LiveBrowser.program != nil, "set INSET_BROWSER_TESTS, with chromium installed")
    )
    func `a touch on one device is a touch on all, at the same place in parts of the screen`() throws {
        try LiveProgram.run { program in
            let names = ["iPhone SE (3rd generation)", "iPhone 16 Pro Max"]
            let query = names.map { "device=\($0.replacing(" ", with: "+"))" }.joined(separator: "&")
            let browser = try LiveBrowser(
                try #require(URL(string: "\(program.address.absoluteString)wall.html?\(query)"))
            )
            #expect(
                try browser.wait(for: "inset.tiles.every((tile, i) => tile.live.screen.device === \(names)[i])")
            )
            // The tab bar's last item, at the bottom of each, where no home indicator is: it brings another screen's pictures.
            let before = try browser.evaluate("inset.tiles.map((tile) => tile.live.stats.textures).join()") as? String
            try browser.evaluate(
                """
                (() => { const live = inset.tiles[0].live; const [w, h] = live.screen.size;
                live.send({type: "touch", touches: [[0, 0, w * 0.83, h * 0.94]]});
                live.send({type: "touch", touches: [[0, 2, w * 0.83, h * 0.94]]}); })()
                """
            )
            let counts = try #require(before).split(separator: ",").compactMap { Int($0) }
            #expect(try browser.wait(for: "inset.tiles.every((tile, i) => tile.live.stats.textures > \(counts)[i])"))
            // Each was the model that its tile names from its first tree on.
            #expect(try browser.evaluate("inset.tiles.map((tile) => tile.live.stats.trees).join()") as? String == "1,1")
            #expect(browser.errors == [])

            // A device that hasn't told of its screen yet is no larger than its place.
            let fits = """
                (() => { const frame = inset.tiles[0].figure.querySelector(".frame");
                for (const name of ["--point", "--width", "--height"]) frame.style.removeProperty(name);
                const [all, place] = [frame.getBoundingClientRect(), frame.parentElement.getBoundingClientRect()];
                return all.height <= place.height && all.width <= place.width; })()
                """
            #expect(try browser.evaluate(fits) as? Bool == true)
        }
    }
}
