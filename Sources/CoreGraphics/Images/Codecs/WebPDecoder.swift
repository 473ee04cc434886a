import CWebP
import Foundation

/// Reads still WebP files.
enum WebPDecoder {
    static func decode(_ data: Data) throws(ImageError) -> DecodedImage {
        let bytes = [UInt8](data)
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
            throw .corrupt(.webP, reason: "its header can't be read")
        }
        guard features.has_animation == 0 else {
            throw .unsupported(.webP, reason: "it is animated; convert it to GIF or take one frame")
        }
        let buffer = try ImageDecoder.makeBuffer(width: Int(features.width), height: Int(features.height))
        let size = buffer.height * buffer.bytesPerRow
        guard
            WebPDecodeBGRAInto(
                bytes,
                bytes.count,
                buffer.bytes.assumingMemoryBound(to: UInt8.self),
                size,
                Int32(buffer.bytesPerRow)
            )
                != nil
        else { throw .corrupt(.webP, reason: "its pixels can't be read") }
        let hasAlpha = features.has_alpha != 0
        if hasAlpha { buffer.premultiply() }
        return DecodedImage(try ImageDecoder.makeImage(buffer, isOpaque: !hasAlpha, .webP))
    }
}
