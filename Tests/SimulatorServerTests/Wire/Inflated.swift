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
}
