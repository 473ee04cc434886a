import CDeflate
import Foundation

/// A texture's message, unpacked.
struct Inflated {
    let width: Int
    let height: Int
    /// Red, green, blue, alpha.
    let pixels: [UInt8]

    init?(_ message: Data) {
        let bytes = [UInt8](message)
        guard bytes.count > 20, bytes[0] == 1 else { return nil }
        func number(_ start: Int) -> Int { (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) } }
        (width, height) = (number(4), number(8))
        if bytes[2] == 1 {
            pixels = Self.unpacked(stride(from: 20, to: bytes.count, by: 4).map { UInt32(number($0)) })
            guard pixels.count == width * height * 4 else { return nil }
            return
        }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var count = 0
        let result = bytes[20...].withUnsafeBytes { source in
            pixels.withUnsafeMutableBytes { target in
                libdeflate_deflate_decompress(
                    decompressor,
                    source.baseAddress,
                    source.count,
                    target.baseAddress,
                    target.count,
                    &count
                )
            }
        }
        guard result == LIBDEFLATE_SUCCESS, count == pixels.count else { return nil }
        self.pixels = pixels
    }

    /// What a page makes of runs.
    private static func unpacked(_ words: [UInt32]) -> [UInt8] {
        var pixels: [UInt32] = []
        var index = 0
        while index < words.count {
            let count = Int(words[index] & 0x7FFF_FFFF)
            if words[index] >> 31 == 1 {
                pixels += Array(repeating: words[index + 1], count: count)
                index += 2
            } else {
                pixels += words[(index + 1)...].prefix(count)
                index += 1 + count
            }
        }
        return pixels.flatMap { pixel in (0..<4).map { UInt8(truncatingIfNeeded: pixel >> ($0 * 8)) } }
    }
}
