import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: what viewers ask for")
struct ViewerMessageTests {
    private static func read(_ text: String) -> ViewerMessage? {
        try? JSONDecoder().decode(ViewerMessage.self, from: Data(text.utf8))
    }

    @Test func `messages are read as the page writes them`() {
        typealias Finger = ViewerMessage.Finger
        #expect(
            Self.read(#"{"type":"touch","touches":[[0,0,10.5,20],[1,1,3,4]],"sequence":7}"#)
                == .touches(
                    [Finger(number: 0, phase: 0, x: 10.5, y: 20), Finger(number: 1, phase: 1, x: 3, y: 4)],
                    sequence: 7
                )
        )
        #expect(
            Self.read(#"{"type":"wheel","x":1,"y":2,"dx":0,"dy":-30,"sequence":3}"#)
                == .wheel(x: 1, y: 2, dx: 0, dy: -30, sequence: 3)
        )
        #expect(Self.read(#"{"type":"key","key":"a","modifiers":2}"#) == .key("a", modifiers: 2))
        #expect(Self.read(#"{"type":"set","settings":{"os":"17.0"}}"#) == .set(["os": "17.0"]))
        #expect(Self.read(#"{"type":"rotate","left":true}"#) == .rotate(left: true))
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"type":"shutdown"}"#, #"{"type":"touch"}"#, #"{"type":"touch","touches":[]}"#,
        #"{"type":"touch","touches":[[0,0,1]]}"#, #"{"type":"touch","touches":[[11,0,1,1]]}"#,
        #"{"type":"touch","touches":[[0,7,1,1]]}"#, #"{"type":"touch","touches":[[0,0,1e9,1]]}"#,
        #"{"type":"touch","touches":[[0.5,0,1,1]]}"#, #"{"type":"wheel","x":1,"y":2,"dx":1}"#,
        #"{"type":"key","key":""}"#, #"{"type":"set","settings":{"os":17}}"#, #"{"type":"text"}"#,
    ])
    func `what isn't understood is refused`(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test func `eleven fingers and long texts are refused`() {
        let fingers = (0..<11).map { "[\($0 % 10),0,1,1]" }.joined(separator: ",")
        #expect(Self.read(#"{"type":"touch","touches":[\#(fingers)]}"#) == nil)
        #expect(Self.read(#"{"type":"text","text":"\#(String(repeating: "a", count: 8193))"}"#) == nil)
    }

    @Test(arguments: [
        ViewerMessage.touches([.init(number: 3, phase: 2, x: 1, y: 2)], sequence: 9), .screenshot, .restart,
        .seen(12), .text("é\n"), .set(["scene": ""]), .rotate(left: false), .key("UIKeyInputEscape", modifiers: 31),
        .wheel(x: 0, y: 1, dx: 2, dy: 3, sequence: 4),
    ])
    func `a message goes through the pipe to the device as it came`(message: ViewerMessage) throws {
        let data = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(ViewerMessage.self, from: data) == message)
    }

    @Test func `packets arrive whole, in order, and nonsense ends them`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let packets = [
            DevicePipe.Packet(kind: .text, viewer: 0, data: Data("{}".utf8)),
            .init(kind: .binary, viewer: 7, data: Data([1, 2, 3])), .init(kind: .settings, viewer: 0, data: Data()),
        ]
        #expect(DevicePipe.write(packets, to: ends[1]))
        var wrong = DevicePipe.header(of: packets[0])
        wrong[4] = 99
        #expect(wrong.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == wrong.count)
        close(ends[1])
        for packet in packets { #expect(DevicePipe.read(from: ends[0]) == packet) }
        #expect(DevicePipe.read(from: ends[0]) == nil)
    }
}
