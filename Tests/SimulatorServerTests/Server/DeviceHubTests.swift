import FlyingFox
import Foundation
import Stage
import Testing

@testable import SimulatorServer

/// The server's side of a device, with processes that are a few words of shell.
@Suite("Live: a device and its viewers")
struct DeviceHubTests {
    /// A process that reads its settings and then does as it is told, in shell.
    private static func program(_ script: String) -> WorkerProgram {
        WorkerProgram(
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "read -r settings; " + script],
            logs: FileManager.default.temporaryDirectory
        )
    }

    private static let settings = try? JSONEncoder().encode(LiveSettings(document: nil, variant: Variant()))

    private static func hub(_ script: String = "read -r line") throws -> DeviceHub {
        DeviceHub(program(script), settings: try #require(settings))
    }

    private static func viewer(of hub: DeviceHub) async throws -> AsyncStream<WSMessage> {
        try await hub.makeMessages(for: AsyncStream<WSMessage>.makeStream().stream)
    }

    private static func text(_ type: String, viewer: Int = 0) -> DevicePipe.Packet {
        .init(kind: .text, viewer: viewer, data: Data(#"{"type":"\#(type)","for":\#(viewer)}"#.utf8))
    }

    /// A texture, as told by the number that makes its name.
    private static func texture(_ number: UInt8, viewer: Int = 0) -> DevicePipe.Packet {
        let header = [UInt8](repeating: 0, count: Texture.headerSize - 1)
        return .init(
            kind: .binary,
            viewer: viewer,
            data: Data([Texture.Kind.texture.rawValue] + header.dropLast() + [number, 0])
        )
    }

    private static func name(_ message: WSMessage) -> String {
        switch message {
        case .text(let text):
            let all = text.matches(of: #/"(?:type":"(\w+)"|for":(\d+))/#)
            return all.map { String($0.output.1 ?? $0.output.2 ?? "") }.joined(separator: " ")
        case .data(let data) where data.first == Texture.Kind.still.rawValue: return "still"
        case .data(let data): return "texture \(data[Texture.headerSize - 1])"
        case .close: return "close"
        }
    }

    /// What a viewer got until the hub is closed.
    private static func received(_ messages: AsyncStream<WSMessage>, _ hub: DeviceHub) async -> [String] {
        hub.close()
        var names: [String] = []
        for await message in messages { names.append(name(message)) }
        return names.filter { $0 != "close" }
    }

    // MARK: Stills

    private static let still = DevicePipe.Packet(kind: .still, viewer: 0, data: Data([Texture.Kind.still.rawValue]))

    @Test func `a device's first look comes before its tree, to those who come after it as well`() async throws {
        let hub = try Self.hub()
        let early = try await Self.viewer(of: hub)
        hub.receive(Self.still, from: 0)
        let late = try await Self.viewer(of: hub)
        hub.receive(Self.text("tree"), from: 0)
        #expect(await Self.received(early, hub) == ["running", "still", "tree 0"])
        #expect(await Self.received(late, hub) == ["running", "still", "tree 0"])
    }

    @Test func `who comes when the device looks different already doesn't get its first look`() async throws {
        let hub = try Self.hub()
        for packet in [Self.still, Self.text("tree"), Self.text("difference")] { hub.receive(packet, from: 0) }
        let messages = try await Self.viewer(of: hub)
        hub.receive(Self.text("tree", viewer: 1), from: 0)
        #expect(await Self.received(messages, hub) == ["running", "tree 1"])
    }

    // MARK: Ahead of its settings

    @Test func `a process that was started ahead is used once, for its own program`() throws {
        let program = Self.program("read -r line")
        DeviceStart.prepare(program)
        #expect(DeviceStart.takePrepared(Self.program("true")) == nil)
        let start = try #require(DeviceStart.takePrepared(program))
        #expect(DeviceStart.takePrepared(program) == nil)
        start.abandon()
        #expect(start.process.waitForEnd() == .exit(1))
    }

    // MARK: Trees

    @Test func `a viewer that is there before the device's picture gets the tree that comes for all`() async throws {
        let hub = try Self.hub()
        let messages = try await Self.viewer(of: hub)
        for packet in [
            .init(kind: .settings, viewer: 0, data: try #require(Self.settings)), Self.texture(1), Self.text("tree"),
            Self.text("difference"),
        ] { hub.receive(packet, from: 0) }
        let got = await Self.received(messages, hub)
        #expect(got == ["running", "texture 1", "tree 0", "difference 0"])
    }

    @Test func `one that comes between the settings and the picture gets that tree, and no second one`() async throws {
        let hub = try Self.hub()
        hub.receive(.init(kind: .settings, viewer: 0, data: try #require(Self.settings)), from: 0)
        let messages = try await Self.viewer(of: hub)
        for packet in [Self.texture(1), Self.text("tree")] { hub.receive(packet, from: 0) }
        #expect(await Self.received(messages, hub) == ["running", "texture 1", "tree 0"])
    }

    @Test func `one that comes in the middle of the picture waits for its own tree, and gets each texture once`()
        async throws
    {
        let hub = try Self.hub()
        hub.receive(Self.texture(1), from: 0)
        let messages = try await Self.viewer(of: hub)
        for packet in [
            Self.texture(2), Self.text("tree"), Self.text("difference"), Self.texture(1, viewer: 1),
            Self.texture(2, viewer: 1), Self.text("tree", viewer: 1), Self.text("difference"),
        ] { hub.receive(packet, from: 0) }
        let got = await Self.received(messages, hub)
        #expect(got == ["running", "texture 2", "texture 1", "tree 1", "difference 0"])
    }

    @Test func `that the person was brought back is told to who waits for a tree as well`() async throws {
        let hub = try Self.hub()
        hub.receive(Self.text("tree"), from: 0)
        let messages = try await Self.viewer(of: hub)
        for packet in [Self.text("place"), Self.text("difference"), Self.text("tree", viewer: 1)] {
            hub.receive(packet, from: 0)
        }
        #expect(await Self.received(messages, hub) == ["running", "place 0", "tree 1"])
    }

    @Test func `where there is nothing to show yet, the tree that comes for all is the viewer's`() async throws {
        let hub = try Self.hub()
        hub.receive(Self.text("problems"), from: 0)
        let messages = try await Self.viewer(of: hub)
        for packet in [Self.text("problems", viewer: 1), Self.text("tree")] { hub.receive(packet, from: 0) }
        #expect(await Self.received(messages, hub) == ["running", "problems 1", "tree 0"])
    }

    @Test func `a viewer that waits for its own tree gets that of a process that takes the place`() async throws {
        let hub = try Self.hub()
        hub.receive(Self.text("tree"), from: 0)
        let messages = try await Self.viewer(of: hub)
        hub.startDevice()
        hub.receive(Self.text("tree"), from: 1)
        #expect(await Self.received(messages, hub) == ["running", "running", "tree 0"])
    }

    // MARK: The place

    /// Shell that writes a packet of less than 64 KB, whose text is a variable's.
    private static func write(_ variable: String, _ kind: DevicePipe.Packet.Kind) -> String {
        let rest = "\\0\\0\\\(kind.rawValue)" + String(repeating: "\\0", count: 7)
        let length = #"\\$(printf %03o $((n % 256)))\\$(printf %03o $((n / 256)))"#
        return "n=${#\(variable)}; printf \"\(length)\(rest)\"; printf %s \"$\(variable)\"; "
    }

    /// A device that shows something, and says where the person is when it is asked.
    private static let asked = """
        shown='{"type":"tree"}'; \(write("shown", .text))read -r asked; \
        place='{"steps":[],"moment":7,"held":3,"views":[]}'; \(write("place", .place))read -r end
        """
    /// One that tells its viewers what it begins with.
    private static let telling = write("settings", .text) + "read -r end"

    /// What the process that takes the place of another one begins with.
    private static func handedOver(_ hub: DeviceHub) async throws -> LiveSettings {
        let messages = try await viewer(of: hub)
        hub.startDevice()
        var hasRelaunched = false
        for await message in messages {
            guard case .text(let text) = message else { continue }
            if text.contains(#"{"type":"tree"}"#), !hasRelaunched {
                hasRelaunched = true
                hub.relaunch(program(telling))
            } else if text.contains("variant") {
                hub.close()
                return try JSONDecoder().decode(LiveSettings.self, from: Data(text.utf8))
            }
        }
        throw CocoaError(.coderValueNotFound)
    }

    @Test func `a process that takes the place of another one begins where that said that the person is`() async throws
    {
        let settings = try await Self.handedOver(try Self.hub(Self.asked))
        #expect(settings.place == LivePlace(moment: 7, held: 3))
    }

    @Test func `a process that starts again with other settings begins where it said that the person is`() async throws
    {
        let again = """
            case "$settings" in *'"moment":7'*) \(Self.telling);; \
            *) place='{"steps":[],"moment":7,"held":3,"views":[]}'; \(Self.write("place", .again)) exit 0;; esac
            """
        let hub = try Self.hub(again)
        let messages = try await Self.viewer(of: hub)
        hub.startDevice()
        for await message in messages {
            guard case .text(let text) = message, text.contains("variant") else { continue }
            hub.close()
            let settings = try JSONDecoder().decode(LiveSettings.self, from: Data(text.utf8))
            #expect(settings.place == LivePlace(moment: 7, held: 3))
            return
        }
        Issue.record("no process followed")
    }

    @Test func `where the person wants to start over it isn't asked`() async throws {
        var settings = LiveSettings(document: nil, variant: Variant())
        settings.switches.startsOver = true
        let hub = DeviceHub(Self.program(Self.asked), settings: try JSONEncoder().encode(settings))
        #expect(try await Self.handedOver(hub) == settings)
    }

    @Test func `one that doesn't answer is replaced all the same, and the person hears why they begin anew`()
        async throws
    {
        let deaf = #"shown='{"type":"tree"}'; \#(Self.write("shown", .text))read -r a; read -r b"#
        let place = try #require(try await Self.handedOver(try Self.hub(deaf)).place)
        #expect(place.steps.isEmpty && place.problem?.hasPrefix("The app was too busy") == true)
    }
}
