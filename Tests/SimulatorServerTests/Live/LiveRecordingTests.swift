import Foundation
import Testing

/// What the page keeps of what it shows.
@Suite(
    "Live: recordings of the page",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LiveRecordingTests {
    /// Keeps what is saved, in place of a download.
    private static let catchFiles = """
        URL.createObjectURL = (blob) => { window.saved = blob; return "about:blank"; };
        HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
        """

    /// How many pictures there are, their size, and the red, green and blue in the middle of the first and the last.
    private static let read = """
        (async () => {
          const decoder = new ImageDecoder({ data: await window.saved.arrayBuffer(), type: "image/png" });
          await decoder.tracks.ready;
          await decoder.completed;
          const { frameCount } = decoder.tracks.selectedTrack;
          const middle = async (frameIndex) => {
            const { image } = await decoder.decode({ frameIndex });
            const context = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext("2d");
            context.drawImage(image, 0, 0);
            return [...context.getImageData(image.displayWidth / 2, image.displayHeight - 2, 1, 1).data].slice(0, 3);
          };
          const first = await decoder.decode({ frameIndex: 0 });
          const size = [first.image.displayWidth, first.image.displayHeight];
          return { frameCount, size, duration: first.image.duration, first: await middle(0), last: await middle(frameCount - 1) };
        })()
        """

    @Test func `an animated PNG shows what the screen showed, each picture for as long, at the first one's size`()
        throws
    {
        let document = LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard")
        try LiveProgram.run(document, ["--device", "iPhone 8"]) { program in
            let browser = try LiveBrowser(program.address)
            try browser.evaluate(Self.catchFiles)
            try browser.evaluate(
                "window.size = [document.getElementById('screen').width, document.getElementById('screen').height]"
            )
            try browser.evaluate("document.getElementById('recordAs').value = 'animation'")
            try browser.evaluate("document.getElementById('record').click()")
            #expect(try browser.evaluate("document.getElementById('recordAs').disabled") as? Bool == true)
            try browser.rest()
            try browser.evaluate("document.getElementById('dark').click()")
            #expect(try browser.wait(for: "inset.live.settings.appearance === 'dark'"))
            try browser.evaluate("document.getElementById('left').click()")
            #expect(try browser.wait(for: "inset.screen.orientation !== 1"))
            try browser.rest()
            try browser.evaluate("document.getElementById('record').click()")
            #expect(try browser.wait(for: "window.saved !== undefined"))
            #expect(try browser.evaluate("window.savedAs === `iPhone 8 iOS ${inset.screen.os}.png`") as? Bool == true)
            let film = try #require(try browser.evaluate(Self.read) as? [String: Any])
            #expect(try #require(film["frameCount"] as? Int) >= 3)
            #expect(film["size"] as? [Int] == (try browser.evaluate("window.size") as? [Int]))
            // The tab bar is light at first; of the turned screen there is nothing that low.
            let (first, last) = (film["first"] as? [Int] ?? [], film["last"] as? [Int] ?? [])
            #expect(first.allSatisfy { $0 > 200 } && last.allSatisfy { $0 < 60 }, "\(first) \(last)")
            // It stayed as it was for a while: microseconds.
            #expect(try #require(film["duration"] as? Int) >= 200_000)
            #expect(browser.errors == [])
        }
    }
}
