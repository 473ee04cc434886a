import CoreGraphics
import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: the first look at a device")
struct StillTests {
    @Test func `a still is a description that fills whole words, and the pixels as they are`() throws {
        let context = try #require(CGContext(pixelWidth: 3, pixelHeight: 2, scale: 1))
        context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        let picture = try #require(context.takeImage())
        for text in ["{}", #"{"screen":1}"#, #"{"screen":12}"#] {
            let message = try #require(Still.message(picture, of: Data(text.utf8)))
            #expect([UInt8](message.prefix(3)) == [3, WireFormat.version, 2])
            let count = Int(message[12])
            #expect(count % 4 == 0 && count - text.utf8.count < 4)
            let words = message.dropFirst(Texture.headerSize)
            #expect(String(decoding: words.prefix(count), as: UTF8.self).trimmingCharacters(in: .whitespaces) == text)
            #expect([UInt8](words.dropFirst(count)) == Array(repeating: [255, 51, 0, 255], count: 6).flatMap { $0 })
        }
    }
}
