import CoreGraphics
import QuartzCore
import Testing

/// A picture of a layer of 40 × 40 points, one pixel each, with whatever the closure puts into it.
func painted(scale: CGFloat = 1, size: CGFloat = 40, _ build: (CALayer) -> Void) throws -> CGImage {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    build(root)
    return try #require(LayerRenderer.image(of: root, scale: scale))
}

/// A layer with a place and a color.
func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

/// A pixel as it reads best in a failure: "RRGGBB" for opaque ones, "AARRGGBB" (premultiplied) for others.
func color(_ image: CGImage, _ x: Int, _ y: Int) -> String {
    let word = image.pixel(x: x, y: y)
    let text = String(word, radix: 16)
    let padded = String(repeating: "0", count: 8 - text.count) + text
    return word >= 0xFF00_0000 ? String(padded.dropFirst(2)) : padded
}

func alpha(_ image: CGImage, _ x: Int, _ y: Int) -> Int { Int(image.pixel(x: x, y: y) >> 24) }

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
