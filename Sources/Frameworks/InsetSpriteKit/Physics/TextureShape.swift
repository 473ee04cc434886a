import CoreGraphics

/// The convex polygon around what a texture shows.
enum TextureShape {
    /// Pixels across at which it is looked at.
    private static let side = 48

    static func shape(of texture: SKTexture, threshold: Float, size: CGSize) -> BodyShape {
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes in
            guard let image = texture.shown,
                let context = CGContext(
                    data: bytes.baseAddress,
                    width: side,
                    height: side,
                    bitsPerComponent: 8,
                    bytesPerRow: side * 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
            return true
        }
        let limit = UInt8(max(0, min(threshold, 1)) * 254)
        var corners: [CGPoint] = []
        for row in 0..<side where isDrawn {
            let seen = (0..<side).filter { pixels[(row * side + $0) * 4 + 3] > limit }
            guard let first = seen.first, let last = seen.last else { continue }
            // Rows of pixels go down.
            for y in [side - row, side - row - 1] {
                for x in [first, last + 1] {
                    corners.append(
                        CGPoint(
                            x: (CGFloat(x) / CGFloat(side) - 0.5) * size.width,
                            y: (CGFloat(y) / CGFloat(side) - 0.5) * size.height
                        )
                    )
                }
            }
        }
        return .polygon(corners.isEmpty ? CGRect.around(size).corners : BodyShape.hull(of: corners))
    }
}
