import Foundation

/// How an app wants to see the pixels of its bitmap context.
struct PixelFormat {
    /// Where red, green, blue and alpha lie in a pixel's bytes; nil for gray and alpha alone.
    var offsets: (red: Int, green: Int, blue: Int, alpha: Int)?
    var alphaInfo: CGImageAlphaInfo
    var isGray: Bool
    /// The bits of it in a `CGBitmapInfo`.
    var byteOrder: CGBitmapInfo

    var bytesPerPixel: Int { offsets == nil ? 1 : 4 }

    var isOpaque: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: true
        case .premultipliedFirst, .premultipliedLast, .first, .last, .alphaOnly: false
        }
    }

    /// Nil for what Quartz refuses too (colors not multiplied with alpha, other depths) and for what isn't built.
    init?(space: CGColorSpace, bitsPerComponent: Int, bitmapInfo: UInt32) {
        guard bitsPerComponent == 8, let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F),
            bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0
        else { return nil }
        self.alphaInfo = alphaInfo
        byteOrder = CGBitmapInfo(rawValue: bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue)
        isGray = space.model == .monochrome
        switch (alphaInfo, space.model) {
        case (.alphaOnly, _), (.none, .monochrome):
            offsets = nil
        case (.premultipliedFirst, .rgb), (.noneSkipFirst, .rgb):
            let isLittle = bitmapInfo & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
            offsets = isLittle ? (2, 1, 0, 3) : (1, 2, 3, 0)
        case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb):
            let isLittle = bitmapInfo & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
            offsets = isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
        default:
            return nil
        }
    }
}

/// The pixels of a context as the app asked for them, copied after each drawing.
final class PixelMirror {
    let format: PixelFormat
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let isOwned: Bool
    /// Whether the app knows where the memory is, and so may look at it any time.
    var isWatched: Bool

    /// - Parameter data: The app's memory; nil takes some.
    init?(format: PixelFormat, data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int) {
        let least = width * format.bytesPerPixel
        let stride = bytesPerRow == 0 ? least : bytesPerRow
        guard stride >= least, stride <= 1 << 20 else { return nil }
        guard let memory = data ?? calloc(height, stride) else { return nil }
        self.format = format
        self.data = memory
        self.bytesPerRow = stride
        isOwned = data == nil
        isWatched = data != nil
    }

    deinit {
        if isOwned { free(data) }
    }

    /// Copies what Cairo drew to the app's memory.
    func write(from buffer: PixelBuffer) {
        for y in 0..<buffer.height {
            let source = buffer.row(y)
            let target = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<buffer.width { write(source[x], to: target + x * format.bytesPerPixel) }
        }
    }

    private func write(_ word: UInt32, to target: UnsafeMutablePointer<UInt8>) {
        let alpha = format.isOpaque ? 255 : UInt8(word >> 24)
        let (red, green, blue) = (UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255))
        if let offsets = format.offsets {
            target[offsets.red] = red
            target[offsets.green] = green
            target[offsets.blue] = blue
            target[offsets.alpha] = alpha
        } else if format.alphaInfo == .alphaOnly {
            target[0] = alpha
        } else {
            // Rec. 709's weights of 65536.
            let light: UInt32 = 13_933 * UInt32(red) + 46_871 * UInt32(green)
            target[0] = UInt8((light + 4_732 * UInt32(blue) + 32_768) >> 16)
        }
    }

    /// Takes over what the app's memory held before the context was made.
    func read(into buffer: PixelBuffer) {
        for y in 0..<buffer.height {
            let source = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let target = buffer.row(y)
            for x in 0..<buffer.width {
                let pixel = source + x * format.bytesPerPixel
                if let offsets = format.offsets {
                    let alpha = format.isOpaque ? 255 : UInt32(pixel[offsets.alpha])
                    // Colors above alpha can't be premultiplied; Cairo counts on that.
                    let red = min(UInt32(pixel[offsets.red]), alpha)
                    let green = min(UInt32(pixel[offsets.green]), alpha)
                    let blue = min(UInt32(pixel[offsets.blue]), alpha)
                    let colors: UInt32 = red << 16 | green << 8 | blue
                    target[x] = alpha << 24 | colors
                } else {
                    let value = UInt32(pixel[0])
                    let gray: UInt32 = 0xFF00_0000 | value * 0x01_0101
                    target[x] = format.alphaInfo == .alphaOnly ? value << 24 : gray
                }
            }
        }
    }
}
