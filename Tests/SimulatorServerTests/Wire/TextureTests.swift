import CoreGraphics
import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: textures")
struct TextureTests {
    private static func pixels(_ message: Data?) -> [UInt8]? { message.flatMap { Inflated($0)?.pixels } }

    private static func texture(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Texture {
        let context = try #require(CGContext(pixelWidth: width, pixelHeight: height, scale: 1))
        for y in 0..<height {
            for x in 0..<width {
                let value = pixel(x, y)
                context.setFillColor(
                    CGColor(
                        red: CGFloat(value >> 16 & 0xFF) / 255,
                        green: CGFloat(value >> 8 & 0xFF) / 255,
                        blue: CGFloat(value & 0xFF) / 255,
                        alpha: 1
                    )
                )
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let image = try #require(context.takeImage())
        return try #require(Texture(image))
    }

    private static func bytes(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x in
                [UInt8(pixel(x, y) >> 16 & 0xFF), UInt8(pixel(x, y) >> 8 & 0xFF), UInt8(pixel(x, y) & 0xFF), 0xFF]
            }
        }
    }

    @Test func `pixels of which most are like their neighbors go as runs, and come back as they were`() throws {
        func pixel(_ x: Int, _ y: Int) -> UInt32 { y == 3 && x % 5 == 0 ? UInt32(x * 7) : 0x204060 }
        let texture = try Self.texture(width: 40, height: 30, pixel)
        #expect(texture.message[2] == PackedPixels.Packing.runs.rawValue)
        #expect(Self.pixels(texture.message) == Self.bytes(width: 40, height: 30, pixel))
    }

    @Test func `pixels of a picture are deflated`() throws {
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            UInt32(truncatingIfNeeded: (x * 37 + y * 101) * 2_654_435) & 0xFF_FFFF
        }
        let texture = try Self.texture(width: 24, height: 16, pixel)
        #expect(texture.message[2] == PackedPixels.Packing.deflate.rawValue)
        #expect(Self.pixels(texture.message) == Self.bytes(width: 24, height: 16, pixel))
    }
}
