import Foundation
import Stage
import TestSupport
import Testing

/// What the view debugger changes live, and the same change in the document's file.
@Suite("Live: edits, live and saved", .serialized, .enabled(if: LiveProgram.url != nil, "the program isn't built"))
struct LiveEditTests {
    private static func inspect(_ client: LiveClient) throws -> Hierarchy {
        try client.send(#"{"type":"inspect","explain":[]}"#)
        let message = try client.wait(for: "hierarchy")
        return try JSONDecoder().decode(
            Hierarchy.self,
            from: JSONSerialization.data(withJSONObject: try #require(message["value"]))
        )
    }

    /// The views' frames once the device shows what was saved, in a tree or two: the file that is written beside the document may
    /// have been heard of first.
    private static func saved(_ client: LiveClient, _ isDone: (Hierarchy) -> Bool) throws -> Hierarchy {
        try client.wait(for: "tree")
        var hierarchy = try inspect(client)
        for _ in 0..<2 where !isDone(hierarchy) {
            try client.wait(for: "tree")
            hierarchy = try inspect(client)
        }
        return hierarchy
    }

    private static func constraint(_ id: String, of hierarchy: Hierarchy) -> Hierarchy.Constraint? {
        hierarchy.constraints?.first { $0.documentID == id }
    }

    /// A constraint of the document with another constant or priority.
    private struct Change {
        let id: String
        let key: String
        let value: Int

        init?(of hierarchy: Hierarchy, using random: inout SeededGenerator) {
            let known = hierarchy.constraints?.filter { $0.documentID != nil && $0.isActive } ?? []
            guard let chosen = known.randomElement(using: &random), let id = chosen.documentID else { return nil }
            self.id = id
            if Bool.random(using: &random) {
                (key, value) = ("constant", Int(chosen.constant) + Int.random(in: 1...60, using: &random))
            } else {
                // Optional ones stay optional: which of those that can't hold together gives way is a matter of their order.
                guard chosen.priority < 1000 else { return nil }
                (key, value) = ("priority", Int.random(in: 1...999, using: &random))
                guard Double(value) != chosen.priority else { return nil }
            }
        }

        func isMade(in hierarchy: Hierarchy) -> Bool {
            guard let one = LiveEditTests.constraint(id, of: hierarchy) else { return false }
            return (key == "constant" ? one.constant : one.priority) == Double(value)
        }
    }

    @Test func `random edits of constants and priorities give the frames that the same edits of the document give`()
        throws
    {
        let seed = UInt64(17)
        var random = SeededGenerator(seed: seed)
        var compared = 0
        for name in ["Welcome/Welcome.storyboard", "GameHUD/Game.storyboard", "AdaptivePhotos/Main.storyboard"] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "inset-edits-\(UUID().uuidString)"
            )
            defer { try? FileManager.default.removeItem(at: folder) }
            let source = LiveProgram.examples.appendingPathComponent(name)
            try FileManager.default.copyItem(at: source.deletingLastPathComponent(), to: folder)
            let document = folder.appendingPathComponent(source.lastPathComponent)
            try LiveProgram.run(document, ["--device", "iPhone 16"]) { program in
                let viewer = try LiveClient(program)
                let scenes = try viewer.wait(for: "problems")["scenes"] as? [[String]] ?? []
                for scene in scenes {
                    try viewer.send(#"{"type":"set","settings":{"scene":"\#(scene[0])"}}"#)
                    let before = try Self.inspect(viewer)
                    for _ in 0..<8 {
                        guard let change = Change(of: before, using: &random) else { continue }
                        let here = "seed \(seed): \(name) \(scene[1]): \(change)"
                        let edit = try #require(Self.constraint(change.id, of: before)?.id)
                        let what = #""key":"\#(change.key)","value":"\#(change.value)""#
                        try viewer.send(#"{"type":"edit","id":"\#(edit)",\#(what)}"#)
                        let edited = try Self.inspect(viewer)
                        #expect(change.isMade(in: edited), "\(here)")
                        try viewer.send(#"{"type":"write","id":"\#(change.id)",\#(what),"shows":""}"#)
                        let written = try Self.saved(viewer) { change.isMade(in: $0) }
                        #expect(change.isMade(in: written), "\(here)")
                        if edited.conflicts.isEmpty, written.conflicts.isEmpty {
                            #expect(edited.views.map(\.frame) == written.views.map(\.frame), "\(here)")
                            compared += 1
                        }
                        try viewer.send(#"{"type":"undo","shows":""}"#)
                        let undone = try Self.saved(viewer) { !change.isMade(in: $0) }
                        #expect(undone.views.map(\.frame) == before.views.map(\.frame), "\(here)")
                    }
                }
            }
        }
        #expect(compared >= 40, "\(compared) edits were compared, seed \(seed)")
    }
}
