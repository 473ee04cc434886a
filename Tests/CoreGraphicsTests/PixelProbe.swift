import CoreGraphics
import Testing

/// A picture drawn for a test, one pixel a point, y down.
func drawn(
    width: Int = 20,
    height: Int = 20,
    scale: CGFloat = 1,
    opaque: Bool = false,
    _ draw: (CGContext) -> Void
) throws -> CGImage {
    let context = try #require(
        CGContext(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: opaque)
    )
    draw(context)
    return try #require(context.makeImage())
}

/// A pixel as it reads best in a failure: "RRGGBB" for opaque ones, "AARRGGBB" (premultiplied) for others.
func color(_ image: CGImage, _ x: Int, _ y: Int) -> String {
    let word = image.pixel(x: x, y: y)
    let text = String(word, radix: 16)
    let padded = String(repeating: "0", count: 8 - text.count) + text
    return word >= 0xFF00_0000 ? String(padded.dropFirst(2)) : padded
}

/// The alpha of a pixel, 0…255.
func alpha(_ image: CGImage, _ x: Int, _ y: Int) -> Int { Int(image.pixel(x: x, y: y) >> 24) }

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
