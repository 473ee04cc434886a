import Foundation
import TestSupport
import Testing

@testable import SimulatorServer

/// Many viewers, and such as send nonsense: what is left of them is nothing, and the device lives on.
@Suite("Live: the server under strain", .serialized, .enabled(if: LiveProgram.url != nil, "the program isn't built"))
struct LiveStrainTests {
    private static let document = LiveProgram.examples.appendingPathComponent("Welcome/Welcome.storyboard")

    /// What a process holds: megabytes of memory that are its own, and open files.
    private static func holdings(of process: pid_t) throws -> (memory: Double, files: Int) {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = try #require(status.firstMatch(of: #/RssAnon:\s+(\d+)/#))
        let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
        return (Double(line.output.1).map { $0 / 1024 } ?? 0, files.count)
    }

    @Test func `20 viewers see the same, and after 1,000 that came and went nothing more is held than before`() throws {
        try LiveProgram.run(Self.document, ["--device", "iPhone 16"]) { program in
            let viewers = try (0..<20).map { _ in try LiveClient(program) }
            for viewer in viewers { try viewer.wait(for: "tree") }
            try viewers[0].send(#"{"type":"set","settings":{"appearance":"dark"}}"#)
            for viewer in viewers { try viewer.settle() }
            #expect(viewers.allSatisfy { $0.tree == viewers[0].tree && Set($0.textures) == Set(viewers[0].textures) })

            func comeAndGo(_ count: Int) throws {
                for _ in 0..<count { try LiveClient(program).wait(for: "tree") }
                // All that left have been let go by then.
                for viewer in viewers { try viewer.settle() }
            }
            let (server, device) = (program.process.processIdentifier, try #require(program.devices.first))
            try comeAndGo(100)
            let before = (server: try Self.holdings(of: server), device: try Self.holdings(of: device))
            try comeAndGo(1000)
            let after = (server: try Self.holdings(of: server), device: try Self.holdings(of: device))
            // A viewer's tree and textures are half a megabyte: what one in fifty leaves behind would show.
            #expect(after.server.memory - before.server.memory < 10, "\(before.server) \(after.server)")
            #expect(after.device.memory - before.device.memory < 10, "\(before.device) \(after.device)")
            #expect(after.device.files == before.device.files)
            // The last of them may be closing still.
            #expect(abs(after.server.files - before.server.files) <= 20, "\(before.server) \(after.server)")
            for viewer in viewers { #expect(viewer.counts["tree"] == 1) }
        }
    }

    @Test func `100,000 random messages, some of them damaged, leave the device as it was: alive`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-strain-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Self.document.deletingLastPathComponent(), to: folder)
        try LiveProgram.run(folder.appendingPathComponent("Welcome.storyboard"), ["--device", "iPhone 16"]) { program in
            let watcher = try LiveClient(program)
            try watcher.wait(for: "tree")
            let device = try #require(program.devices.first)
            var messages = RandomMessages(seed: 1700)
            var client = try LiveClient(program)
            var refused = 0
            for number in 1...100_000 {
                let message = messages.next()
                let isGood = (try? JSONDecoder().decode(ViewerMessage.self, from: Data(message.utf8))) != nil
                try client.send(message)
                if !isGood {
                    refused += 1
                    let code = try client.waitForClose()
                    #expect(code == 1008, "\(message): \(code)")
                    client = try LiveClient(program)
                }
                guard number % 500 == 0 else { continue }
                for viewer in [client, watcher] {
                    try viewer.settle()
                    try viewer.send(#"{"type":"seen","frame":0}"#)
                }
            }
            #expect(refused > 500)
            #expect(program.devices == [device])
            // It answers, and shows what it shows to one that comes now.
            let late = try LiveClient(program)
            try late.wait(for: "tree")
            try watcher.settle()
            try late.settle()
            #expect(late.tree.layers.count == watcher.tree.layers.count)
        }
    }

    @Test func `bytes that are no message end their connection, and no other`() throws {
        try LiveProgram.run(Self.document, ["--device", "iPhone 16"]) { program in
            let watcher = try LiveClient(program)
            try watcher.wait(for: "tree")
            let device = try #require(program.devices.first)
            var random = SeededGenerator(seed: 17)
            for _ in 0..<200 {
                let client = try LiveClient(program)
                let count = Int.random(in: 2...300, using: &random)
                var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
                // A frame that says it is longer than any memory.
                if Bool.random(using: &random) { bytes.replaceSubrange(0..<2, with: [0x81, 0xFF]) }
                // It may have been let go before the last of them.
                try? client.send(bytes: bytes)
            }
            try watcher.send(#"{"type":"set","settings":{"appearance":"dark"}}"#)
            try watcher.wait(for: "difference")
            try watcher.settle()
            #expect(program.devices == [device])
        }
    }
}
