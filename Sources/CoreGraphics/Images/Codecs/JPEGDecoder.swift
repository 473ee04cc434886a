import CTurboJPEG
import Foundation

/// Reads JPEG files with libjpeg-turbo.
enum JPEGDecoder {
    static func decode(_ data: Data) throws(ImageError) -> DecodedImage {
        guard let handle = tjInitDecompress() else { throw .corrupt(.jpeg, reason: "no memory") }
        defer { tjDestroy(handle) }
        let bytes = [UInt8](data)
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0 else {
            throw .corrupt(.jpeg, reason: message(handle))
        }
        let buffer = try ImageDecoder.makeBuffer(width: Int(width), height: Int(height))
        let isFourColor = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        let format = isFourColor ? TJPF_CMYK : TJPF_BGRA
        let status = tjDecompress2(
            handle,
            bytes,
            UInt(bytes.count),
            buffer.bytes.assumingMemoryBound(to: UInt8.self),
            width,
            Int32(buffer.bytesPerRow),
            height,
            Int32(format.rawValue),
            0
        )
        // Warnings come with a picture: a cut-off file shows as far as it goes, as it does elsewhere.
        guard status == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue else {
            throw .corrupt(.jpeg, reason: message(handle))
        }
        if isFourColor { convertInks(buffer) }
        let image = try ImageDecoder.makeImage(buffer, isOpaque: true, .jpeg)
        return DecodedImage(image, orientation: EXIFOrientation.read(from: bytes) ?? 1)
    }

    /// Adobe stores inks inverted: 255 is none.
    private static func convertInks(_ buffer: PixelBuffer) {
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let word = row[x]
                let light = word >> 24
                let red = (word & 255) * light / 255
                let green = (word >> 8 & 255) * light / 255
                let blue = (word >> 16 & 255) * light / 255
                let colors: UInt32 = red << 16 | green << 8 | blue
                row[x] = 0xFF00_0000 | colors
            }
        }
    }

    private static func message(_ handle: tjhandle) -> String {
        tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
    }
}

/// Finds how a camera was held.
enum EXIFOrientation {
    /// 1…8; nil when the file doesn't say.
    static func read(from bytes: [UInt8]) -> Int? {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            // Image data begins with SOS; markers before it have a length that counts itself.
            guard marker != 0xDA, length >= 2, position + 2 + length <= bytes.count else { return nil }
            let segment = bytes[position + 4..<position + 2 + length]
            if marker == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) {
                return readDirectory(Array(segment.dropFirst(6)))
            }
            position += 2 + length
        }
        return nil
    }

    private static func readDirectory(_ tiff: [UInt8]) -> Int? {
        guard tiff.count > 8 else { return nil }
        let isLittle = tiff[0] == 0x49
        func short(_ offset: Int) -> Int? {
            guard offset >= 0, offset + 2 <= tiff.count else { return nil }
            let (first, second) = (Int(tiff[offset]), Int(tiff[offset + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        func long(_ offset: Int) -> Int? {
            guard let first = short(offset), let second = short(offset + 2) else { return nil }
            return isLittle ? second << 16 | first : first << 16 | second
        }
        guard let directory = long(4), let count = short(directory) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = short(entry) else { return nil }
            if tag == 0x0112, let value = short(entry + 8), (1...8).contains(value) { return value }
        }
        return nil
    }
}
