import CGIF
import Foundation

/// Writes GIF files: pictures of 256 colors each, shown one after the other.
package enum GIFEncoder {
    /// A picture and how long it is shown, in seconds.
    package struct Frame {
        package var image: CGImage
        package var duration: Double

        package init(image: CGImage, duration: Double) { (self.image, self.duration) = (image, duration) }
    }

    private final class Output {
        var data = Data()
    }

    /// - Parameters:
    ///   - frames: The first one's size is the file's.
    ///   - loopCount: How often all are shown, 0 for ever; nil: once.
    /// - Returns: Nil without frames, and where one is larger than GIF's 65535 pixels.
    package static func encode(_ frames: [Frame], loopCount: Int?) -> Data? {
        let output = Output()
        let target = Unmanaged.passUnretained(output).toOpaque()
        var error: Int32 = 0
        guard let first = frames.first?.image, frames.allSatisfy({ max($0.image.width, $0.image.height) < 1 << 16 }),
            let file = EGifOpen(target, write, &error)
        else { return nil }
        EGifSetGifVersion(file, true)
        var isFine = EGifPutScreenDesc(file, Int32(first.width), Int32(first.height), 8, 0, nil) != GIF_ERROR
        if let loopCount { isFine = isFine && putLoop(file, min(max(loopCount, 0), 65_535)) }
        for frame in frames { isFine = isFine && put(frame, file) }
        isFine = EGifCloseFile(file, &error) != GIF_ERROR && isFine
        return withExtendedLifetime(output) { isFine ? output.data : nil }
    }

    private static let write: OutputFunc = { file, bytes, count in
        guard let file, let bytes, let target = file.pointee.UserData, count > 0 else { return 0 }
        Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(count))
        return count
    }

    /// Netscape's extension, which all programs follow.
    private static func putLoop(_ file: UnsafeMutablePointer<GifFileType>, _ count: Int) -> Bool {
        let name = Array("NETSCAPE2.0".utf8)
        let block: [UInt8] = [1, UInt8(count & 255), UInt8(count >> 8)]
        return EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)) != GIF_ERROR
            && EGifPutExtensionBlock(file, Int32(name.count), name) != GIF_ERROR
            && EGifPutExtensionBlock(file, Int32(block.count), block) != GIF_ERROR
            && EGifPutExtensionTrailer(file) != GIF_ERROR
    }

    private static func put(_ frame: Frame, _ file: UnsafeMutablePointer<GifFileType>) -> Bool {
        let image = frame.image
        let palette = GIFPalette(of: image)
        var size = 2
        while size < palette.colors.count { size *= 2 }
        var colors = palette.colors.map {
            GifColorType(Red: UInt8($0 >> 16), Green: UInt8($0 >> 8 & 255), Blue: UInt8($0 & 255))
        }
        colors += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: size - colors.count)
        guard let map = GifMakeMapObject(Int32(size), colors) else { return false }
        defer { GifFreeMapObject(map) }
        let delay = frame.duration.isFinite ? Int(min(max(frame.duration * 100, 0), 65_535).rounded()) : 0
        // What is below shines through clear pixels unless the picture before goes.
        let flags: UInt8 = palette.clearIndex == nil ? 1 << 2 : 2 << 2 | 1
        let control = [flags, UInt8(delay & 255), UInt8(delay >> 8), UInt8(palette.clearIndex ?? 0)]
        guard EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), Int32(control.count), control) != GIF_ERROR,
            EGifPutImageDesc(file, 0, 0, Int32(image.width), Int32(image.height), false, map) != GIF_ERROR
        else { return false }
        var line = [UInt8](repeating: 0, count: image.width)
        for y in 0..<image.height {
            let row = image.row(y)
            for x in 0..<image.width { line[x] = palette.index(of: row[x], isOpaque: image.isOpaque) }
            guard EGifPutLine(file, &line, Int32(line.count)) != GIF_ERROR else { return false }
        }
        return true
    }
}
