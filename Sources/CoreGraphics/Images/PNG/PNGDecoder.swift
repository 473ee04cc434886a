import CPNG
import Foundation

/// Reads PNG files with libpng's simplified interface, which needs no long jumps.
enum PNGDecoder {
    static func decode(_ data: Data) throws(ImageError) -> DecodedImage {
        // Xcode rewrites PNGs for devices in a form of Apple's own, which begins with this chunk.
        if data.count > 16, data[12..<16].elementsEqual("CgBI".utf8) {
            throw .unsupported(.png, reason: "it was optimized for a device by Xcode (CgBI); take the source file")
        }
        let result: Result<DecodedImage, ImageError> = data.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try decode(bytes) }
        }
        return try result.get()
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> DecodedImage {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            throw .corrupt(.png, reason: message(image))
        }
        let hasAlpha = image.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
        let buffer = try ImageDecoder.makeBuffer(width: Int(image.width), height: Int(image.height))
        // Blue, green, red, alpha, 8 bits each; alpha is filled with 255 where the file has none.
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
        guard png_image_finish_read(&image, nil, buffer.bytes, png_int_32(buffer.bytesPerRow), nil) != 0 else {
            throw .corrupt(.png, reason: message(image))
        }
        if hasAlpha { buffer.premultiply() }
        return DecodedImage(try ImageDecoder.makeImage(buffer, isOpaque: !hasAlpha, .png))
    }

    private static func message(_ image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
