import Foundation
import Testing

/// The program with its two processes, and viewers that behave and that don't.
@Suite("Live: the server", .serialized, .enabled(if: LiveProgram.url != nil, "the program isn't built"))
struct LiveServerTests {
    @Test func `requests of others are refused, and every answer has the policy`() throws {
        try LiveProgram.run { program in
            let (host, token) = ("127.0.0.1:\(program.port)", program.token)
            let cases: [(path: String, headers: [String: String], status: Int)] = [
                ("/\(token)/", ["Host": host], 200), ("/\(token)/main.js", ["Host": host], 200),
                ("/", ["Host": host], 404), ("/\(String(token.reversed()))x/", ["Host": host], 404),
                ("/\(token)/../Package.swift", ["Host": host], 404), ("/\(token)/nothing.js", ["Host": host], 404),
                ("/\(token)/..%2f..%2fPackage.swift", ["Host": host], 404),
                ("/\(token)/", ["Host": "evil.example:\(program.port)"], 421),
                ("/\(token)/", ["Host": host, "Origin": "http://evil.example"], 403),
                ("/\(token)/socket", ["Host": host, "Upgrade": "websocket", "Connection": "Upgrade"], 403),
                (
                    "/\(token)/socket",
                    ["Host": host, "Origin": "http://evil.example", "Upgrade": "websocket", "Connection": "Upgrade"],
                    403
                ),
            ]
            for (path, headers, status) in cases {
                let answer = try LiveClient(port: program.port).request(path, headers: headers)
                #expect(answer.status == status, "\(path) \(headers)")
                #expect(answer.head.contains("Content-Security-Policy: default-src 'none'"), "\(path)")
            }
            let posted = try LiveClient(port: program.port).request(
                "/\(token)/",
                headers: ["Host": host],
                method: "POST"
            )
            #expect(posted.status == 405)
        }
    }

    @Test func `a message that is too long or isn't understood closes its connection and no other`() throws {
        try LiveProgram.run { program in
            let good = try LiveClient(program)
            try good.wait(for: "tree")
            let long = try LiveClient(program)
            try long.send(#"{"type":"text","text":"\#(String(repeating: "a", count: 20_000))"}"#)
            #expect(try long.waitForClose() == 1009)
            let wrong = try LiveClient(program)
            try wrong.send("{\"type\":\"nonsense\"}")
            #expect(try wrong.waitForClose() == 1008)
            try good.send(#"{"type":"set","settings":{"appearance":"dark"}}"#)
            try good.wait(for: "difference")
        }
    }

    @Test func `several viewers see the same device, one that comes late or again too`() throws {
        try LiveProgram.run { program in
            let first = try LiveClient(program)
            try first.wait(for: "tree")
            #expect(first.tree.layers.count > 10)
            try first.send(#"{"type":"set","settings":{"appearance":"dark"}}"#)
            try first.wait(for: "difference") { $0["screen"] != nil }
            // A screenshot ends the turn: what the change brought has come before it.
            try first.send(#"{"type":"screenshot"}"#)
            var picture: Data?
            while picture == nil { if case .screenshot(let data) = try first.next() { picture = data } }
            #expect(picture?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
            let late = try LiveClient(program)
            try late.wait(for: "tree")
            #expect(late.tree.root == first.tree.root)
            #expect(late.tree.layers.keys.sorted() == first.tree.layers.keys.sorted())
            for (id, layer) in late.tree.layers {
                let other = try #require(first.tree.layers[id])
                #expect(layer.children == other.children && layer.mask == other.mask)
                for (key, value) in layer.values { #expect(other.values[key] == value, "\(id) \(key)") }
            }
            #expect(late.textures.sorted() == first.textures.sorted())
        }
    }

    @Test func `the whole tree comes to each viewer once, whatever is done to the device and whoever else comes`()
        throws
    {
        try LiveProgram.run { program in
            // As the device starts, and as it runs.
            var viewers = try (0..<3).map { _ in try LiveClient(program) }
            try viewers[0].wait(for: "tree")
            viewers += try (0..<3).map { _ in try LiveClient(program) }
            for asked in [
                #"{"type":"set","settings":{"appearance":"dark","textSize":"UICTContentSizeCategoryXL","bold":"1"}}"#,
                #"{"type":"rotate","left":true}"#, #"{"type":"wheel","x":100,"y":300,"dx":0,"dy":200}"#,
                #"{"type":"touch","touches":[[0,0,100,300]]}"#, #"{"type":"touch","touches":[[0,2,100,300]]}"#,
                #"{"type":"key","key":"a"}"#, #"{"type":"home"}"#, #"{"type":"home"}"#, #"{"type":"screenshot"}"#,
                #"{"type":"inspect","explain":[]}"#, #"{"type":"rotate","left":false}"#,
                #"{"type":"set","settings":{"appearance":"light"}}"#,
            ] { try viewers[0].send(asked) }
            for viewer in viewers {
                try viewer.settle()
                #expect(viewer.counts["tree"] == 1, "\(viewer.counts)")
                // They are all at the same point.
                #expect(viewer.tree.layers.count == viewers[0].tree.layers.count)
            }
            #expect(viewers[0].counts["difference", default: 0] > 1)
        }
    }

    @Test func `a device that crashes is told of`() throws {
        try LiveProgram.run { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            let device = try #require(program.devices.first)
            #expect(program.devices.count == 1)
            // It holds nothing of the server's, whose connections it would keep open.
            let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(device)/fd")
            let links = files.compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(device)/fd/\($0)")
            }
            #expect(!links.contains { $0.hasPrefix("socket:") })
            // Not a fault: Swift would take seconds to print a trace of it.
            kill(device, SIGKILL)
            let reason = try viewer.wait(for: "ended")["reason"] as? String
            #expect(reason == "Inset crashed (signal 9)")
        }
    }

    @Test func `saving the document shows it anew; one that can't be read is told with file and line`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appendingPathComponent("Main.storyboard")
        let text = try String(
            contentsOf: LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard"),
            encoding: .utf8
        )
        try text.write(to: document, atomically: true, encoding: .utf8)
        try LiveProgram.run(document) { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            let before = Set(viewer.textures)
            let edited = text.replacing(#/text="[A-Z][a-z]+/#) { _ in "text=\"Edited" }
            try #require(edited != text)
            try edited.write(to: document, atomically: true, encoding: .utf8)
            // The first look at the document may still be told; `next` fails where nothing comes any more.
            while Set(viewer.textures).subtracting(before).isEmpty { _ = try viewer.next() }
            #expect(!Set(viewer.textures).subtracting(before).isEmpty)
            let broken = edited.replacing("</scenes>", with: "</scenes")
            try broken.write(to: document, atomically: true, encoding: .utf8)
            let lines = try viewer.wait(for: "problems") { $0["isBroken"] as? Bool == true }["lines"] as? [String]
            #expect(
                lines?.count == 1 && lines?.first?.contains(#/^.*Main\.storyboard:\d+:\d+: /#) == true,
                "\(lines ?? [])"
            )
            try text.write(to: document, atomically: true, encoding: .utf8)
            try viewer.wait(for: "tree")
        }
    }

    @Test func `the program ends by Ctrl-C and its device with it`() throws {
        var device: pid_t = 0
        var process: Process?
        try LiveProgram.run { program in
            try LiveClient(program).wait(for: "tree")
            device = try #require(program.devices.first)
            process = program.process
        }
        #expect(process?.terminationReason == .exit && process?.terminationStatus == 130)
        #expect(kill(device, 0) != 0)
    }

    @Test(arguments: [
        (["preview", "Examples", "--live"], "--live shows one document"),
        (["preview", "Examples/Welcome", "--port", "80"], "--port is for --live"),
        (["preview", "Examples/Welcome", "--no-restore"], "--no-restore is for --live"),
        (
            ["preview", "Examples/Welcome", "--live", "--device", "iPhone 16", "--device", "iPhone X"],
            "--live shows one device at a time"
        ),
    ])
    func `what can't be shown live is bad usage`(arguments: [String], message: String) throws {
        let process = Process()
        let program = try #require(LiveProgram.url)
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = LiveProgram.examples.deletingLastPathComponent()
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2 && text.contains(message), "\(text)")
    }

    @Test func `saving an asset or a translation shows it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-live-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: LiveProgram.examples.appendingPathComponent("Welcome"), to: folder)
        let language = folder.appendingPathComponent("fr.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let table = language.appendingPathComponent("Welcome.strings")
        let words = { (text: String) in
            try "\"RJ2-4G-Afo.text\" = \"\(text)\";\n".write(to: table, atomically: true, encoding: .utf8)
        }
        try words("Marchez")
        let document = folder.appendingPathComponent("Welcome.storyboard")
        try LiveProgram.run(document, ["--device", "iPhone 16", "--locale", "fr"]) { program in
            let viewer = try LiveClient(program)
            try viewer.wait(for: "tree")
            try viewer.settle()
            let original = Set(viewer.textures)

            try words("Marchez plus loin")
            while Set(viewer.textures).isSubset(of: original) { _ = try viewer.next() }
            try viewer.settle()
            let labels = try #require(viewer.last["elements"]).description
            #expect(labels.contains("Marchez plus loin"))

            let translated = Set(viewer.textures)
            let pictures = folder.appendingPathComponent("Assets.xcassets/Ridge.imageset")
            let night = try Data(contentsOf: pictures.appendingPathComponent("Ridge-dark@2x.png"))
            try night.write(to: pictures.appendingPathComponent("Ridge@2x.png"))
            while Set(viewer.textures).isSubset(of: translated) { _ = try viewer.next() }
            #expect(Set(viewer.textures) != translated)
        }
    }
}
