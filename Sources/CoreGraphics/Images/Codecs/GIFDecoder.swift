import CGIF
import Foundation

/// Reads GIF files with all their frames, each drawn out in full.
enum GIFDecoder {
    /// More frames than this are left out.
    private static let mostFrames = 2000

    static func decode(_ data: Data) throws(ImageError) -> DecodedImage {
        let reader = ByteReader([UInt8](data))
        var error: Int32 = 0
        let source = Unmanaged.passUnretained(reader).toOpaque()
        guard let file = DGifOpen(source, readBytes, &error) else {
            throw .corrupt(.gif, reason: message(error))
        }
        defer {
            DGifCloseFile(file, nil)
            withExtendedLifetime(reader) {}
        }
        let canvas = try ImageDecoder.makeBuffer(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
        var animation = GIFAnimation(canvas: canvas)
        do throws(ImageError) {
            try readRecords(file, into: &animation)
        } catch {
            // Frames before the damage are shown, as everywhere.
            guard !animation.frames.isEmpty else { throw error }
        }
        guard !animation.frames.isEmpty else { throw .corrupt(.gif, reason: "it has no frame") }
        if animation.frames.count == 1 { animation.frames[0].duration = 0 }
        return DecodedImage(frames: animation.frames)
    }

    private static func readRecords(
        _ file: UnsafeMutablePointer<GifFileType>,
        into animation: inout GIFAnimation
    ) throws(ImageError) {
        while animation.frames.count < mostFrames {
            var record = UNDEFINED_RECORD_TYPE
            guard DGifGetRecordType(file, &record) != GIF_ERROR else {
                throw .corrupt(.gif, reason: message(file.pointee.Error))
            }
            switch record {
            case IMAGE_DESC_RECORD_TYPE: try readFrame(file, into: &animation)
            case EXTENSION_RECORD_TYPE: try readExtension(file, into: &animation)
            case TERMINATE_RECORD_TYPE: return
            default: throw .corrupt(.gif, reason: "it has a record of an unknown kind")
            }
        }
    }

    private static func readExtension(
        _ file: UnsafeMutablePointer<GifFileType>,
        into animation: inout GIFAnimation
    ) throws(ImageError) {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        var status = DGifGetExtension(file, &code, &block)
        while status != GIF_ERROR, let bytes = block {
            // The first byte counts those that follow.
            if code == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4 {
                animation.disposal = Int(bytes[1] >> 2 & 7)
                animation.duration = Double(Int(bytes[2]) | Int(bytes[3]) << 8) / 100
                animation.transparentIndex = bytes[1] & 1 == 1 ? Int(bytes[4]) : nil
            }
            status = DGifGetExtensionNext(file, &block)
        }
        guard status != GIF_ERROR else { throw .corrupt(.gif, reason: message(file.pointee.Error)) }
    }

    private static func readFrame(
        _ file: UnsafeMutablePointer<GifFileType>,
        into animation: inout GIFAnimation
    ) throws(ImageError) {
        guard DGifGetImageDesc(file) != GIF_ERROR else {
            throw .corrupt(.gif, reason: message(file.pointee.Error))
        }
        let image = file.pointee.Image
        let (width, height) = (Int(image.Width), Int(image.Height))
        guard ImageLimits.allows(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
        guard let map = image.ColorMap ?? file.pointee.SColorMap else {
            throw .corrupt(.gif, reason: "a frame has no colors")
        }
        let colors = (0..<Int(map.pointee.ColorCount)).map { index -> UInt32 in
            let color = map.pointee.Colors[index]
            let low: UInt32 = UInt32(color.Green) << 8 | UInt32(color.Blue)
            return 0xFF00_0000 | UInt32(color.Red) << 16 | low
        }
        try animation.begin(width: width, height: height)
        var line = [GifPixelType](repeating: 0, count: width)
        for y in rowOrder(height: height, isInterlaced: image.Interlace) {
            guard DGifGetLine(file, &line, Int32(width)) != GIF_ERROR else {
                throw .corrupt(.gif, reason: message(file.pointee.Error))
            }
            animation.draw(line, colors: colors, x: Int(image.Left), y: Int(image.Top) + y)
        }
        try animation.finish(x: Int(image.Left), y: Int(image.Top), width: width, height: height)
    }

    private static func rowOrder(height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    private static let readBytes: InputFunc = { file, target, count in
        guard let file, let target, let source = file.pointee.UserData else { return 0 }
        let reader = Unmanaged<ByteReader>.fromOpaque(source).takeUnretainedValue()
        return Int32(reader.read(Int(count), into: target))
    }

    private static func message(_ code: Int32) -> String {
        GifErrorString(code).map { String(cString: $0) } ?? "it ends too early"
    }
}

/// Hands out bytes in order.
private final class ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Int {
        let end = min(position + max(count, 0), bytes.count)
        for index in position..<end { target[index - position] = bytes[index] }
        defer { position = end }
        return end - position
    }
}

/// The canvas on which frames are drawn one over the other.
private struct GIFAnimation {
    let canvas: PixelBuffer
    var frames: [DecodedImage.Frame] = []
    /// What the last graphics extension said about the next frame.
    var disposal = 0
    var duration = 0.0
    var transparentIndex: Int?
    private var before: PixelBuffer?
    private var pixels = 0

    init(canvas: PixelBuffer) {
        self.canvas = canvas
    }

    /// Refuses what would take too much memory in all frames together.
    mutating func begin(width: Int, height: Int) throws(ImageError) {
        pixels += canvas.width * canvas.height
        guard pixels <= ImageLimits.pixels else { throw .tooLarge(width: canvas.width, height: canvas.height) }
        before = disposal == 3 ? try copy() : nil
    }

    func draw(_ line: [GifPixelType], colors: [UInt32], x: Int, y: Int) {
        guard (0..<canvas.height).contains(y) else { return }
        let row = canvas.row(y)
        for (offset, index) in line.enumerated() where x + offset < canvas.width {
            let index = Int(index)
            if index != transparentIndex, index < colors.count { row[x + offset] = colors[index] }
        }
    }

    mutating func finish(x: Int, y: Int, width: Int, height: Int) throws(ImageError) {
        let image = try ImageDecoder.makeImage(try copy(), isOpaque: false, .gif)
        // Browsers and iOS take delays of up to 10 ms for a mistake and show such frames for 100 ms.
        frames.append(DecodedImage.Frame(image: image, duration: duration <= 0.01 ? 0.1 : duration))
        if disposal == 2 {
            for row in max(y, 0)..<max(min(y + height, canvas.height), max(y, 0)) {
                for column in x..<max(min(x + width, canvas.width), x) { canvas.row(row)[column] = 0 }
            }
        } else if let before {
            canvas.bytes.copyMemory(from: before.bytes, byteCount: canvas.height * canvas.bytesPerRow)
        }
        disposal = 0
        duration = 0
        transparentIndex = nil
    }

    private func copy() throws(ImageError) -> PixelBuffer {
        let copy = try ImageDecoder.makeBuffer(width: canvas.width, height: canvas.height)
        copy.bytes.copyMemory(from: canvas.bytes, byteCount: canvas.height * canvas.bytesPerRow)
        return copy
    }
}
