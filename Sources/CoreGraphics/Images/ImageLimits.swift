/// How large a bitmap may be; larger ones are refused before memory is taken.
package enum ImageLimits {
    /// Pixels on a side.
    package static let side = 16_384
    /// Pixels in all.
    package static let pixels = 100_000_000
    /// Bytes of an encoded file.
    package static let fileSize = 256 << 20

    package static func allows(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= pixels
    }
}
