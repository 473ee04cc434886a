import Foundation
import Stage
import Testing

/// The view debugger: what the device tells of its views, what is changed in them, and the file that keeps them.
@Suite("Live: the view debugger", .serialized, .enabled(if: LiveProgram.url != nil, "the program isn't built"))
struct LiveDebugTests {
    /// Asks about the views; explains some of them.
    private static func inspect(_ client: LiveClient, explaining ids: [String] = []) throws -> Hierarchy {
        let list = ids.map { "\"\($0)\"" }.joined(separator: ",")
        try client.send(#"{"type":"inspect","explain":[\#(list)]}"#)
        let message = try client.wait(for: "hierarchy")
        let data = try JSONSerialization.data(withJSONObject: try #require(message["value"]))
        return try JSONDecoder().decode(Hierarchy.self, from: data)
    }

    @Test func `the views come with their layers, and those that are asked for tell why they stand where they stand`()
        throws
    {
        try LiveProgram.run { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            let all = try Self.inspect(viewer)
            #expect(all.views.count > 20 && all.constraints?.isEmpty == false)
            #expect(all.views.allSatisfy { $0.explanation == nil })
            // Each view is a layer that the viewer has, as large as the view.
            let first = all.viewsOfMainRoot
            for view in first {
                let number = try #require(view.layer)
                let layer = try #require(viewer.tree.layers[Int(number)], "\(view.id)")
                let bounds = (layer.values["bounds"] as? [NSNumber] ?? [0, 0, 0, 0]).map(\.doubleValue)
                #expect(abs(bounds[2] - view.bounds.width) < 0.001 && abs(bounds[3] - view.bounds.height) < 0.001)
            }
            let label = try #require(all.views.first { $0.className == "UILabel" && $0.text != nil })
            let explained = try Self.inspect(viewer, explaining: [label.id])
            #expect(explained.views.filter { $0.explanation != nil }.map(\.id) == [label.id])
            let sides = try #require(explained.view(label.id)?.explanation)
            #expect(!sides.isEmpty && sides.contains { !$0.steps.isEmpty })
        }
    }

    @Test func `an edit of a constant moves what runs, and gives the frames that the same edit in the document gives`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-edit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("Edit.xib")
        func write(_ constant: Int) throws {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES">
                <objects><view contentMode="scaleToFill" id="roo-t0-000">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-000">
                <rect key="frame" x="20" y="100" width="353" height="50"/><constraints>
                <constraint firstAttribute="height" constant="50" id="hei-00-000"/></constraints></view></subviews>
                <constraints>
                <constraint firstItem="box-00-000" firstAttribute="top" secondItem="roo-t0-000" secondAttribute="top" \
                constant="\(constant)" id="top-00-000"/>
                <constraint firstItem="box-00-000" firstAttribute="leading" secondItem="roo-t0-000" \
                secondAttribute="leading" constant="20" id="lea-00-000"/>
                <constraint firstAttribute="trailing" secondItem="box-00-000" secondAttribute="trailing" constant="20" \
                id="tra-00-000"/>
                </constraints></view></objects></document>
                """
            try text.write(to: document, atomically: true, encoding: .utf8)
        }
        try write(100)
        try LiveProgram.run(document) { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            #expect(try Self.inspect(viewer).view("box-00-000")?.frame.y == 100)
            try viewer.send(#"{"type":"edit","id":"top-00-000","key":"constant","value":"140"}"#)
            let edited = try Self.inspect(viewer)
            #expect(edited.view("box-00-000")?.frame.y == 140)
            try viewer.send(#"{"type":"edit","id":"top-00-000","key":"isActive","value":"false"}"#)
            #expect(
                try Self.inspect(viewer).constraints?.contains { $0.id == "top-00-000" && $0.isActive } == false
            )
            // Nonsense changes nothing, and nobody is let go.
            for value in ["nan", "1e99", "", "x"] {
                try viewer.send(#"{"type":"edit","id":"hei-00-000","key":"constant","value":"\#(value)"}"#)
            }
            try viewer.send(#"{"type":"edit","id":"nobody","key":"alpha","value":"0"}"#)
            #expect(try Self.inspect(viewer).view("box-00-000")?.frame.height == 50)
            try write(140)
            try viewer.wait(for: "tree")
            var saved = try Self.inspect(viewer)
            if saved.views.map(\.frame) != edited.views.map(\.frame) {
                // The file that is written beside it may have been heard of first.
                try viewer.wait(for: "tree")
                saved = try Self.inspect(viewer)
            }
            #expect(saved.views.map(\.frame) == edited.views.map(\.frame))
        }
    }

    /// Why a view stands where it stands, as `inset explain` says it: of each side its value and the constraints in their order.
    private static func explained(_ document: URL, _ ids: [String], on device: String) throws -> [String: [String]] {
        guard !ids.isEmpty else { return [:] }
        let process = Process()
        process.executableURL = try #require(LiveProgram.url)
        process.arguments = ["explain", document.path] + ids + ["--device", device, "--format", "json"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let all = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
        return Dictionary(
            all.map { view in
                let sides = view["sides"] as? [[String: Any]] ?? []
                return (
                    view["id"] as? String ?? "",
                    sides.map { side in
                        let steps = (side["steps"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
                        return "\(side["side"] ?? "") \((side["value"] as? NSNumber)?.doubleValue ?? .nan): \(steps)"
                    }
                )
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    @Test func `why views stand where they stand is what inset explain says, of 200 views`() throws {
        var count = 0
        for name in ["Welcome/Welcome.storyboard", "AdaptivePhotos/Main.storyboard", "GameHUD/Game.storyboard"] {
            let document = LiveProgram.examples.appendingPathComponent(name)
            for device in ["iPad (10th generation)", "iPhone SE (1st generation)"] {
                try LiveProgram.run(document, ["--device", device]) { program in
                    let viewer = try LiveClient(program)
                    let scenes = try viewer.wait(for: "problems")["scenes"] as? [[String]] ?? []
                    for scene in scenes {
                        try viewer.send(#"{"type":"set","settings":{"scene":"\#(scene[0])"}}"#)
                        let ids = Array(
                            try Self.inspect(viewer).viewsOfMainRoot.filter { $0.documentID == $0.id }.map(\.id).prefix(
                                60
                            )
                        )
                        let live = try Self.inspect(viewer, explaining: ids)
                        let told = try Self.explained(document, ids, on: device)
                        for id in ids {
                            let sides = (live.view(id)?.explanation ?? []).map { side in
                                "\(side.side) \(side.value): \(side.steps.map(\.text))"
                            }
                            #expect(sides == told[id], "\(name) \(id)")
                            count += 1
                        }
                    }
                }
            }
        }
        #expect(count >= 200, "\(count)")
    }

    @Test
    func
        `an inspector writes the constant into the file's line alone, and the screen follows it, its undo and its redo`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-write-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("Game.storyboard")
        let source = LiveProgram.examples.appendingPathComponent("GameHUD/Game.storyboard")
        try FileManager.default.copyItem(at: source, to: document)
        let before = try Data(contentsOf: document)
        try LiveProgram.run(document) { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            let first = try Self.inspect(viewer)
            let constraint = try #require(
                first.constraints?.first { $0.documentID != nil && $0.isActive && $0.constant > 1 }
            )
            let (id, owner) = (try #require(constraint.documentID), constraint.first.id)
            // What runs, changed without the file, and then the file.
            try viewer.send(#"{"type":"edit","id":"\#(constraint.id)","key":"constant","value":"71"}"#)
            let edited = try Self.inspect(viewer)
            try viewer.send(#"{"type":"write","id":"\#(id)","key":"constant","value":"71","shows":"\#(owner)"}"#)
            let answer = try viewer.wait(for: "document")
            #expect(answer["canUndo"] as? Bool == true && answer["problem"] == nil)
            try viewer.wait(for: "tree")
            let saved = try Self.inspect(viewer)
            #expect(saved.views.map(\.frame) == edited.views.map(\.frame))
            #expect(saved.views.map(\.frame) != first.views.map(\.frame))
            let lines = { (data: Data) in String(decoding: data, as: UTF8.self).split(separator: "\n") }
            let after = try Data(contentsOf: document)
            let changed = zip(lines(before), lines(after)).filter { $0 != $1 }
            #expect(changed.count == 1 && changed.first?.1.contains("constant=\"71\"") == true)
            for (step, file, frames) in [("undo", before, first), ("redo", after, saved), ("undo", before, first)] {
                try viewer.send(#"{"type":"\#(step)","shows":"\#(owner)"}"#)
                let answer = try viewer.wait(for: "document")
                #expect(
                    answer["canRedo"] as? Bool == (step == "undo") && answer["canUndo"] as? Bool == (step == "redo")
                )
                #expect(try Data(contentsOf: document) == file, "\(step)")
                try viewer.wait(for: "tree")
                #expect(try Self.inspect(viewer).views.map(\.frame) == frames.views.map(\.frame), "\(step)")
            }
        }
    }

    @Test func `what is exported holds the views, opens as a page by itself, and nonsense is told`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard").path
        func debug(_ arguments: [String]) throws -> (status: Int32, errors: String) {
            let process = Process()
            process.executableURL = try #require(LiveProgram.url)
            process.arguments = ["debug"] + arguments
            let errors = Pipe()
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }
        let file = folder.appendingPathComponent("a.insetviews")
        #expect(try debug([document, "--device", "iPhone 16", "--export", file.path]).status == 0)
        let json = folder.appendingPathComponent("a.json")
        #expect(try debug([file.path, "--export", json.path]).status == 0)
        let hierarchy = try JSONDecoder().decode(Hierarchy.self, from: Data(contentsOf: json))
        #expect(hierarchy.variant.device == "iPhone 16" && hierarchy.views.contains { $0.explanation != nil })
        let page = folder.appendingPathComponent("a.html")
        #expect(try debug([file.path, "--export", page.path]).status == 0)
        let text = try String(contentsOf: page, encoding: .utf8)
        // Nothing is loaded from elsewhere.
        #expect(!text.contains("src=\"") && !text.contains("href=\"http") && !text.contains("stylesheet"))
        try Data("{}".utf8).write(to: file)
        let wrong = try debug([file.path, "--export", json.path])
        #expect(wrong.status == 2 && wrong.errors.contains("isn't what this version of `inset debug --export` writes"))
        #expect(try debug([document, "--export", "a.png"]).status == 2)

        guard LiveBrowser.program != nil else { return }
        let browser = try LiveBrowser(page)
        #expect(try browser.evaluate("inset.space.planes.size") as? Int == hierarchy.viewsOfMainRoot.count)
        // Each view draws on its own plane, and tells why it stands there.
        #expect(try browser.evaluate("document.querySelectorAll('.plane canvas').length > 8") as? Bool == true)
        try browser.evaluate("inset.select(inset.hierarchy.views.find((view) => view.explanation).id)")
        try browser.evaluate("document.getElementById('tab-explain').click()")
        #expect(try browser.evaluate("document.querySelectorAll('.side').length >= 4") as? Bool == true)
        #expect(browser.errors == [])
    }
}
