import CDeflate
import CoreGraphics
import Foundation

/// Pixels that are sent once, under a name that their contents give them.
package struct Texture: Sendable, Equatable {
    /// What layers call it: 16 hexadecimal digits.
    package let name: String
    /// The binary message (`Documentation/WireFormat.md`).
    package let message: Data

    /// The first byte of binary messages.
    package enum Kind: UInt8, Sendable {
        case texture = 1
        case screenshot = 2
    }

    /// How pixels are packed: the third byte.
    package enum Packing: UInt8, Sendable {
        case deflate = 0
        /// ``PixelRuns``
        case runs = 1
    }

    /// Bytes before the packed pixels.
    package static let headerSize = 20

    /// Nil for lack of memory.
    package init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        var pixels = [UInt32](repeating: 0, count: width * height)
        let solid: UInt32 = image.isOpaque ? 0xFF00_0000 : 0
        for y in 0..<height {
            let row = image.row(y)
            for x in 0..<width {
                // 0xAARRGGBB to bytes of red, green, blue, alpha.
                let pixel = row[x] | solid
                pixels[y * width + x] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
            }
        }
        let hash = Self.hash(of: pixels, width: width)
        name = Self.name(of: hash)
        let runs = PixelRuns.packed(pixels)
        let packing: Packing = runs == nil ? .deflate : .runs
        var message = Data([Kind.texture.rawValue, WireFormat.version, packing.rawValue, 0])
        for value in [UInt32(width), UInt32(height), UInt32(truncatingIfNeeded: hash), UInt32(hash >> 32)] {
            withUnsafeBytes(of: value.littleEndian) { message.append(contentsOf: $0) }
        }
        guard let packed = runs ?? Self.deflate(pixels) else { return nil }
        message.append(packed)
        self.message = message
    }

    /// The name in a message's header; nil for another message.
    package static func name(ofMessage message: Data) -> String? {
        guard message.count >= headerSize, message.first == Kind.texture.rawValue else { return nil }
        let bytes = [UInt8](message.prefix(headerSize))
        let hash = (12..<20).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) }
        return name(of: hash)
    }

    private static func name(of hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Two multiplications and a fold a word; the names of a session's few thousand textures don't meet by chance.
    private static func hash(of pixels: [UInt32], width: Int) -> UInt64 {
        var hash = UInt64(width) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(pixels.count)
        for pixel in pixels {
            hash = (hash ^ UInt64(pixel)) &* 0x2545_F491_4F6C_DD1D
            hash ^= hash >> 29
        }
        hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
        return hash ^ hash >> 32
    }

    /// Level 1 of 12: a picture on its way to a browser on this machine is there sooner than it is smaller.
    private static func deflate(_ pixels: [UInt32]) -> Data? {
        guard let compressor = libdeflate_alloc_compressor(1) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let byteCount = pixels.count * 4
        let bound = libdeflate_deflate_compress_bound(compressor, byteCount)
        var packed = Data(count: bound)
        let count = packed.withUnsafeMutableBytes { target in
            pixels.withUnsafeBytes { source in
                libdeflate_deflate_compress(compressor, source.baseAddress, byteCount, target.baseAddress, bound)
            }
        }
        guard count > 0 else { return nil }
        return packed.prefix(count)
    }
}
