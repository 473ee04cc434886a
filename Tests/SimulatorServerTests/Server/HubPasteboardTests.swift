import FlyingFox
import Foundation
import Stage
import Testing

@testable import SimulatorServer

/// One pasteboard for a device and those who look at it; the device's process is a few words of shell.
@Suite("Live: the pasteboard between a device and its viewers")
struct HubPasteboardTests {
    /// A process that sends its viewers each line that it reads.
    private static func hub() throws -> DeviceHub {
        let rest = "\\0\\0\\0" + String(repeating: "\\0", count: 7)
        let length = #"\\$(printf %03o $((n % 256)))\\$(printf %03o $((n / 256)))"#
        let echo = "while read -r line; do n=${#line}; printf \"\(length)\(rest)\"; printf %s \"$line\"; done"
        let program = WorkerProgram(
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "read -r settings; " + echo],
            logs: FileManager.default.temporaryDirectory
        )
        return DeviceHub(program, settings: try JSONEncoder().encode(LiveSettings(document: nil, variant: Variant())))
    }

    /// A viewer that asks for things, and hears what comes for it.
    private struct Viewer {
        let asks: AsyncStream<WSMessage>.Continuation
        var hears: AsyncStream<WSMessage>.Iterator

        init(of hub: DeviceHub) async throws {
            let (client, asks) = AsyncStream<WSMessage>.makeStream()
            self.asks = asks
            hears = try await hub.makeMessages(for: client).makeAsyncIterator()
        }

        func ask(_ message: ViewerMessage) throws {
            asks.yield(.text(String(decoding: try JSONEncoder().encode(message), as: UTF8.self)))
        }

        /// The next text with these words.
        mutating func next(with words: String) async -> String? {
            while let message = await hears.next() {
                if case .text(let text) = message, text.contains(words) { return text }
            }
            return nil
        }

        /// What the device was asked next.
        mutating func asked() async throws -> ViewerMessage? {
            guard let line = await next(with: #""viewer":"#) else { return nil }
            return try JSONDecoder().decode(DeviceLine.self, from: Data(line.utf8)).message
        }
    }

    @Test func `what is pasted in parts comes to the device whole, before the keys that follow`() async throws {
        let hub = try Self.hub()
        hub.startDevice()
        var viewer = try await Viewer(of: hub)
        try viewer.ask(.pasteboard("one ", more: true))
        try viewer.ask(.pasteboard("two", more: false))
        try viewer.ask(.key("v", modifiers: 16))
        #expect(try await viewer.asked() == .pasteboard("one two", more: false))
        #expect(try await viewer.asked() == .key("v", modifiers: 16))
        hub.close()
    }

    @Test func `a text that is too long comes to nothing, and the next one comes`() async throws {
        let hub = try Self.hub()
        hub.startDevice()
        var viewer = try await Viewer(of: hub)
        let part = String(repeating: "a", count: 8000)
        for _ in 0...(WireFormat.longestPaste / 8000) { try viewer.ask(.pasteboard(part, more: true)) }
        try viewer.ask(.pasteboard("end", more: false))
        try viewer.ask(.pasteboard("short", more: false))
        #expect(try await viewer.asked() == .pasteboard("short", more: false))
        hub.close()
    }

    @Test func `what an app copies is told to all viewers, and is there for a process that comes later`() async throws {
        let hub = try Self.hub()
        // This one waits for a tree, that has nothing to do with it.
        hub.receive(.init(kind: .text, viewer: 0, data: Data(#"{"type":"tree"}"#.utf8)), from: 0)
        var viewer = try await Viewer(of: hub)
        hub.receive(.init(kind: .pasteboard, viewer: 0, data: Data("a \"word\"".utf8)), from: 0)
        #expect(await viewer.next(with: "pasteboard") == #"{"type":"pasteboard","text":"a \"word\""}"#)
        hub.startDevice()
        hub.receive(.init(kind: .text, viewer: 0, data: Data(#"{"type":"tree"}"#.utf8)), from: 1)
        #expect(try await viewer.asked() == .pasteboard("a \"word\"", more: false))
        // A process that is no more says nothing.
        hub.receive(.init(kind: .pasteboard, viewer: 0, data: Data("late".utf8)), from: 0)
        hub.receive(.init(kind: .pasteboard, viewer: 0, data: Data("now".utf8)), from: 1)
        #expect(await viewer.next(with: "pasteboard") == #"{"type":"pasteboard","text":"now"}"#)
        hub.close()
    }
}
