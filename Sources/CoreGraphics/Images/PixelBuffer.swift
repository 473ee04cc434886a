import Foundation

/// Memory for pixels: four bytes each, blue, green, red, alpha, premultiplied, rows from top to bottom.
///
/// Sendable by contract: whoever fills it hands it to a `CGImage`, after which nobody writes.
package final class PixelBuffer: @unchecked Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// From one row to the next, in bytes.
    package let bytesPerRow: Int
    /// The first row's first pixel.
    package let bytes: UnsafeMutableRawPointer

    /// Clear pixels; nil when a side is not within 1…16384 or the whole has more than 100 million.
    package init?(width: Int, height: Int) {
        guard ImageLimits.allows(width: width, height: height) else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        guard let memory = PixelMemory.take(height * bytesPerRow, isCleared: true) else { return nil }
        bytes = memory
    }

    deinit {
        PixelMemory.put(bytes, byteCount: height * bytesPerRow)
    }

    /// The first pixel of a row; pixels are words of 0xAARRGGBB.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }
}
