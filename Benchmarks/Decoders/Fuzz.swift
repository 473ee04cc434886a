import Foundation

/// Decodes what it gets as an image of whatever format its first bytes say, draws it, and writes it again.
@_cdecl("LLVMFuzzerTestOneInput")
public func decode(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let data = Data(bytes: bytes, count: count)
    guard let decoded = try? ImageDecoder.decode(data),
        let context = CGContext(pixelWidth: 16, pixelHeight: 16, scale: 1)
    else { return 0 }
    for frame in decoded.frames.prefix(4) {
        context.drawUpright(frame.image, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    // Small pictures go through the encoder too, and must come back as they are.
    let image = decoded.image
    guard image.width * image.height <= 1 << 12, let copy = try? ImageDecoder.decode(image.pngData()).image else {
        return 0
    }
    precondition(copy.width == image.width && copy.height == image.height, "a PNG keeps its size")
    return 0
}
