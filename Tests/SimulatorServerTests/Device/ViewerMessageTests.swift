import Foundation
import TestSupport
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
            Self.read(#"{"type":"touch","touches":[[0,0,10.5,20],[1,1,3,4]],"sequence":7,"time":12.5}"#)
                == .touches(
                    [Finger(number: 0, phase: 0, x: 10.5, y: 20), Finger(number: 1, phase: 1, x: 3, y: 4)],
                    sequence: 7,
                    time: 12.5
                )
        )
        #expect(
            Self.read(#"{"type":"wheel","x":1,"y":2,"dx":0,"dy":-30,"sequence":3}"#)
                == .wheel(x: 1, y: 2, dx: 0, dy: -30, sequence: 3)
        )
        #expect(
            Self.read(#"{"type":"pointer","x":1.5,"y":2,"buttons":2,"sequence":4,"time":8}"#)
                == .pointer(.init(x: 1.5, y: 2, buttons: 2), sequence: 4, time: 8)
        )
        #expect(Self.read(#"{"type":"pointer","sequence":5}"#) == .pointer(nil, sequence: 5, time: nil))
        #expect(Self.read(#"{"type":"key","key":"a","modifiers":2}"#) == .key("a", modifiers: 2))
        #expect(Self.read(#"{"type":"set","settings":{"os":"17.0"}}"#) == .set(["os": "17.0"]))
        #expect(Self.read(#"{"type":"rotate","left":true}"#) == .rotate(left: true))
        #expect(Self.read(#"{"type":"home"}"#) == .home)
        #expect(Self.read(#"{"type":"pasteboard","text":"a","more":true}"#) == .pasteboard("a", more: true))
        #expect(Self.read(#"{"type":"pasteboard","text":"b"}"#) == .pasteboard("b", more: false))
        #expect(Self.read(#"{"type":"hardware","name":"shake"}"#) == .hardware(.shake))
        #expect(Self.read(#"{"type":"hardware","name":"memoryWarning"}"#) == .hardware(.memoryWarning))
        #expect(Self.read(#"{"type":"hardware","name":"lock"}"#) == .hardware(.lock))
        #expect(Self.read(#"{"type":"switcher"}"#) == .switcher)
        #expect(
            Self.read(#"{"type":"file","name":"a.txt","size":5,"offset":2,"data":"YWJj"}"#)
                == FilePart("a.txt", size: 5, offset: 2, base64: "YWJj").map { .file($0) }
        )
        #expect(
            Self.read(#"{"type":"inspect","explain":["a-b"]}"#) == .inspect(explaining: ["a-b"])
        )
        #expect(Self.read(#"{"type":"elements"}"#) == .elements)
        #expect(
            Self.read(#"{"type":"edit","id":"a","key":"alpha","value":"0"}"#)
                == .edit(id: "a", key: "alpha", value: "0")
        )
        #expect(Self.read(#"{"type":"adjust","id":"a","more":false}"#) == .adjust(id: "a", toMore: false))
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"type":"shutdown"}"#, #"{"type":"touch"}"#, #"{"type":"touch","touches":[]}"#,
        #"{"type":"touch","touches":[[0,0,1]]}"#, #"{"type":"touch","touches":[[11,0,1,1]]}"#,
        #"{"type":"touch","touches":[[0,7,1,1]]}"#, #"{"type":"touch","touches":[[0,0,1e9,1]]}"#,
        #"{"type":"touch","touches":[[0.5,0,1,1]]}"#, #"{"type":"wheel","x":1,"y":2,"dx":1}"#,
        #"{"type":"pointer","x":1,"y":2}"#, #"{"type":"pointer","x":1,"buttons":0}"#,
        #"{"type":"pointer","x":1,"y":2,"buttons":4}"#, #"{"type":"pointer","x":1,"y":1e9,"buttons":0}"#,
        #"{"type":"file","name":"../a","size":5,"offset":2,"data":"YWJj"}"#, #"{"type":"file","name":"a"}"#,
        #"{"type":"key","key":""}"#, #"{"type":"set","settings":{"os":17}}"#, #"{"type":"text"}"#,
        #"{"type":"edit","id":"a","key":"alpha"}"#, #"{"type":"adjust","id":"a"}"#,
        #"{"type":"inspect","explain":"a"}"#,
        #"{"type":"write","id":"a","key":"alpha"}"#, #"{"type":"pasteboard"}"#, #"{"type":"hardware"}"#,
        #"{"type":"hardware","name":"explode"}"#,
    ])
    func `what isn't understood is refused`(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test func `eleven fingers and long texts are refused`() {
        let fingers = (0..<11).map { "[\($0 % 10),0,1,1]" }.joined(separator: ",")
        #expect(Self.read(#"{"type":"touch","touches":[\#(fingers)]}"#) == nil)
        for type in ["text", "pasteboard"] {
            #expect(Self.read(#"{"type":"\#(type)","text":"\#(String(repeating: "a", count: 8193))"}"#) == nil)
        }
    }

    @Test(arguments: [
        ViewerMessage.pointer(.init(x: 1, y: 2, buttons: 3), sequence: 6, time: 2),
        .pointer(nil, sequence: 7, time: nil),
        .touches([.init(number: 3, phase: 2, x: 1, y: 2)], sequence: 9, time: 1.5), .screenshot,
        .home, .inspect(explaining: ["a"]), .inspect(explaining: []), .elements,
        .edit(id: "a/b[0]", key: "constant", value: "-1"), .restart,
        .adjust(id: "a", toMore: true),
        .seen(12), .text("é\n"), .set(["scene": ""]), .rotate(left: false), .key("UIKeyInputEscape", modifiers: 31),
        .wheel(x: 0, y: 1, dx: 2, dy: 3, sequence: 4), .document(.show, showing: "a-b"), .record(true), .record(false),
        .document(.change(id: "a", key: "constant", value: ""), showing: "b"),
        .pasteboard("a\nb", more: true), .pasteboard("", more: false), .hardware(.shake), .hardware(.memoryWarning),
        .document(.step(back: true), showing: ""), .document(.step(back: false), showing: "a"),
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

    @Test func `100,000 damaged messages are refused or are one of the kinds, and nothing else happens`() throws {
        let good = [
            #"{"type":"touch","touches":[[0,0,10.5,20],[1,1,3,4]],"sequence":7,"time":12.5}"#,
            #"{"type":"wheel","x":1,"y":2,"dx":0,"dy":-30,"sequence":3}"#, #"{"type":"set","settings":{"os":"17.0"}}"#,
            #"{"type":"inspect","explain":["a-b"]}"#, #"{"type":"edit","id":"a","key":"alpha","value":"0"}"#,
        ].map { Array($0.utf8) }
        var random = SeededGenerator(seed: 17)
        var understood = 0
        for _ in 0..<100_000 {
            guard var bytes = good.randomElement(using: &random) else { continue }
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
                default: bytes.remove(at: place)
                }
            }
            if (try? JSONDecoder().decode(ViewerMessage.self, from: Data(bytes))) != nil { understood += 1 }
        }
        #expect(understood > 100 && understood < 100_000)
    }
}
