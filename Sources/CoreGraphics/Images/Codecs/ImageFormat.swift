import Foundation

/// A kind of image file.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case heif = "HEIF"
    case tiff = "TIFF"
    case bmp = "BMP"
    case pdf = "PDF"
    case svg = "SVG"

    /// Goes by the first bytes, never by a file's name; nil for what isn't known.
    package init?(of data: Data) {
        let head = [UInt8](data.prefix(256))
        func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
            head.count >= offset + bytes.count && head[offset..<offset + bytes.count].elementsEqual(bytes)
        }
        func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }
        if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webP
        } else if has("ftyp", at: 4),
            ["heic", "heix", "mif1", "msf1", "avif", "hevc"].contains(where: { has($0, at: 8) })
        {
            self = .heif
        } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if has("BM") {
            self = .bmp
        } else if has("%PDF-") {
            self = .pdf
        } else if Self.looksLikeSVG(head) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func looksLikeSVG(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<svg") || (text.hasPrefix("<?xml") || text.hasPrefix("<!")) && text.contains("<svg")
            || text.hasPrefix("<?xml") && !text.contains("<!DOCTYPE plist")
    }
}
