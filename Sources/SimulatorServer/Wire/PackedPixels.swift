import CDeflate
import CoreGraphics
import Foundation

/// An image's pixels as pages take them, and how they are packed.
struct PackedPixels {
    /// The third byte of a message.
    enum Packing: UInt8 {
        case deflate = 0
        /// ``PixelRuns``
        case runs = 1
        /// As they are.
        case nothing = 2
    }

    let width: Int
    let height: Int
    /// Of the pixels before they were packed.
    let hash: UInt64
    let packing: Packing
    let data: Data

    /// Nil for lack of memory.
    ///
    /// - Parameter isUrgent: Leaves them as they are: a page that has just begun takes longer to unpack a screen than to get it.
    init?(_ image: CGImage, isUrgent: Bool = false) {
        (width, height) = (image.width, image.height)
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
        hash = Self.hash(of: pixels, width: width)
        if isUrgent {
            (packing, data) = (.nothing, pixels.withUnsafeBytes { Data($0) })
        } else if let runs = PixelRuns.packed(pixels) {
            (packing, data) = (.runs, runs)
        } else {
            guard let deflated = Self.deflate(pixels) else { return nil }
            (packing, data) = (.deflate, deflated)
        }
    }

    /// A binary message of it.
    ///
    /// - Parameters:
    ///   - mark: What the last eight bytes of the header say.
    ///   - extra: What lies between the header and the pixels: a multiple of four bytes, so that words of runs can be read.
    func message(_ kind: Texture.Kind, mark: UInt64, extra: Data = Data()) -> Data {
        var message = Data([kind.rawValue, WireFormat.version, packing.rawValue, 0])
        message.reserveCapacity(Texture.headerSize + extra.count + data.count)
        for value in [UInt32(width), UInt32(height), UInt32(truncatingIfNeeded: mark), UInt32(mark >> 32)] {
            withUnsafeBytes(of: value.littleEndian) { message.append(contentsOf: $0) }
        }
        message.append(extra)
        message.append(data)
        return message
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
