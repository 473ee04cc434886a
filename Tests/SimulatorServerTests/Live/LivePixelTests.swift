import Foundation
import TestSupport
import Testing

/// The page draws what the simulator's own picture has, of many scenes: one browser goes from page to page.
@Suite(
    "Live: the page's pixels",
    .serialized,
    .enabled(
        if: LiveBrowser.program != nil && LiveProgram.url != nil,
        "set INSET_BROWSER_TESTS, with chromium installed"
    )
)
struct LivePixelTests {
    /// Pixels of a scene that may differ by more than a few of 255 steps, in parts of all: glyphs' edges take most of them.
    private static let most = 0.005
    /// How each document after the other is looked at.
    private static let variants = [
        ["--device", "iPhone 16"], ["--device", "iPhone SE (3rd generation)", "--dark"],
        ["--device", "iPad (10th generation)"],
        ["--device", "iPhone X", "--orientation", "landscape"], ["--device", "iPhone 16 Pro Max", "--rtl"],
        ["--device", "iPhone 8", "--os", "13.0"], ["--device", "iPhone 16", "--os", "26.0"],
    ]

    @Test func `20 scenes of the samples`() throws {
        let samples = [
            "Welcome/Welcome.storyboard", "GameHUD/Game.storyboard", "AdaptivePhotos/Main.storyboard",
            "Cards/TrailCard.xib",
            "HomeFeed/Before.storyboard", "HomeFeed/After.storyboard",
        ].map { LiveProgram.examples.appendingPathComponent($0) }
        // Seven variants and six documents: each comes in another one in the next round.
        try Self.compare(20, of: samples + samples + samples + samples)
    }

    @Test(
        .enabled(
            if: !Corpus.documents.isEmpty,
            "there is no ../shared beside this clone: the samples alone are compared"
        )
    )
    func `40 scenes of the corpora`() throws {
        let (documents, count) = (Corpus.documents, 40)
        try Self.compare(count, of: (0..<count).map { documents[$0 * documents.count / count] })
    }

    /// Compares up to two scenes of each document, until there are enough.
    private static func compare(_ count: Int, of documents: [URL]) throws {
        var browser: LiveBrowser?
        var compared = 0
        for (index, document) in documents.enumerated() where compared < count {
            let variant = variants[index % variants.count]
            try LiveProgram.run(document, variant) { program in
                let address = try #require(URL(string: program.address.absoluteString + "?scale=native"))
                if let browser { try browser.open(address) } else { browser = try LiveBrowser(address) }
                let page = try #require(browser)
                for scene in try scenes(page).prefix(min(2, count - compared)) {
                    try show(scene, page)
                    let part = try page.difference()
                    #expect(part < most, "\(document.path) \(scene) \(variant): \(part)")
                    compared += 1
                }
            }
        }
        #expect(compared == count)
        #expect(browser?.errors == [])
    }

    private static func scenes(_ page: LiveBrowser) throws -> [String] {
        #expect(try page.wait(for: "document.getElementById('scene').options.length > 0"))
        let all = try page.evaluate("[...document.getElementById('scene').options].map((option) => option.value)")
        return try #require(all as? [String])
    }

    private static func show(_ scene: String, _ page: LiveBrowser) throws {
        let asks = "inset.live.send({ type: 'set', settings: { scene: '\(scene)' } })"
        try page.evaluate("if (inset.screen.scene !== '\(scene)') \(asks)")
        #expect(try page.wait(for: "inset.screen.scene === '\(scene)'"), "\(scene)")
    }
}
