import Foundation
import Testing

/// A document that is saved while somebody looks at another place in it than its first screen.
@Suite(
    "Live: the place in a document that is saved",
    .serialized,
    .enabled(if: LiveProgram.url != nil, "the program isn't built")
)
struct LivePlaceTests {
    /// A document that may be changed, on a device whose person has gone to its settings and scrolled them.
    private static func withSettings(
        _ options: [String] = [],
        _ body: (URL, LiveClient) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-place-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: LiveProgram.examples.appendingPathComponent("Welcome"), to: folder)
        let document = folder.appendingPathComponent("Welcome.storyboard")
        try LiveProgram.run(document, ["--device", "iPhone SE (1st generation)"] + options) { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            #expect(try shows("Find a trail", viewer))
            // The tab bar's last item.
            for phase in [0, 2] { try viewer.send(#"{"type":"touch","touches":[[0,\#(phase),266,545]]}"#) }
            #expect(try shows("Kilometres", viewer))
            let unscrolled = offsets(viewer)
            try viewer.send(#"{"type":"wheel","x":160,"y":300,"dx":0,"dy":90}"#)
            #expect(try shows("Kilometres", viewer))
            #expect(offsets(viewer) != unscrolled)
            try body(document, viewer)
        }
    }

    /// How far layers are scrolled down.
    private static func offsets(_ viewer: LiveClient) -> [Double] {
        let all = viewer.tree.layers.values.compactMap { ($0.values["bounds"] as? [NSNumber])?[1].doubleValue }
        return all.filter { $0 != 0 }.sorted()
    }

    /// Whether the screen has a text, as assistive apps find it.
    private static func shows(_ text: String, _ viewer: LiveClient) throws -> Bool {
        try viewer.settle()
        return try #require(viewer.last["elements"]).description.contains(text)
    }

    private static func save(_ document: URL, _ change: (String) -> String = { $0 + "\n" }) throws {
        let text = try String(contentsOf: document, encoding: .utf8)
        try change(text).write(to: document, atomically: false, encoding: .utf8)
    }

    @Test func `the screen that was gone to, and how far it is scrolled, are as they were`() throws {
        try Self.withSettings { document, viewer in
            let before = Self.offsets(viewer)
            for time in 1...2 {
                try Self.save(document) { $0.replacing("Kilometres and metres", with: "Kilometres, \(time)") }
                let place = try viewer.wait(for: "place")
                #expect(place["done"] as? Int == 3 && place["count"] as? Int == 3 && place["problem"] == nil)
                #expect(try Self.shows("Kilometres", viewer))
                #expect(Self.offsets(viewer) == before)
            }
        }
    }

    @Test func `after a document that couldn't be read it is the place from before`() throws {
        try Self.withSettings { document, viewer in
            let before = Self.offsets(viewer)
            try Self.save(document) { $0.replacing("</scenes>", with: "</scenes") }
            try viewer.wait(for: "problems") { $0["isBroken"] as? Bool == true }
            try Self.save(document) { $0.replacing("</scenes", with: "</scenes>").replacing(">>", with: ">") }
            try viewer.wait(for: "place")
            #expect(try Self.shows("Kilometres", viewer))
            #expect(Self.offsets(viewer) == before)
        }
    }

    @Test func `another language keeps the place; another device and another scene begin anew`() throws {
        try Self.withSettings { _, viewer in
            try viewer.send(#"{"type":"set","settings":{"locale":"fr"}}"#)
            try viewer.wait(for: "place")
            #expect(try Self.shows("Kilometres", viewer))
            try viewer.send(#"{"type":"set","settings":{"device":"iPhone 8"}}"#)
            #expect(try Self.shows("Find a trail", viewer))
        }
    }

    @Test(arguments: [[], ["--no-restore"]])
    func `who wants to start over begins at the first screen`(options: [String]) throws {
        try Self.withSettings(options) { document, viewer in
            if options.isEmpty {
                try viewer.send(#"{"type":"set","settings":{"startOver":"1"}}"#)
                try viewer.settle()
            }
            try Self.save(document)
            try viewer.wait(for: "tree")
            #expect(try Self.shows("Find a trail", viewer))
            #expect(viewer.counts["place"] == nil)
        }
    }
}
