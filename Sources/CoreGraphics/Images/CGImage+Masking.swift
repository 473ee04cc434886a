import Foundation

extension CGImage {
    /// The image, transparent where another one says so.
    ///
    /// - Parameter mask: A mask, of which 0 leaves the image and the greatest sample hides it; or an image of grays, of which
    ///   white leaves it and black hides it. It is stretched to the image's size.
    /// - Returns: Nil for an image in color, which can't be a mask.
    public func masking(_ mask: CGImage) -> CGImage? {
        let alpha: CGImage
        switch mask.content {
        case .mask: alpha = mask
        case .gray:
            guard let light = mask.lightAsAlpha() else { return nil }
            alpha = light
        case .color: return nil
        }
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1) else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        context.drawUpright(self, in: bounds)
        context.setBlendMode(.destinationIn)
        context.drawUpright(alpha, in: bounds, asPicture: true)
        return context.makeImage()
    }

    /// The image with pixels of a range of colors made transparent.
    ///
    /// - Parameter components: For red, green and blue the least and the greatest value, 0…255; for grays one such pair.
    /// - Returns: Nil when there aren't as many numbers, and for images with alpha or masks.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let count = content == .gray ? 1 : 3
        guard content != .mask, isOpaque, components.count == 2 * count, let copy = copiedPixels() else { return nil }
        let ranges = (0..<3).map { index in
            let pair = content == .gray ? 0 : index
            return (components[2 * pair], components[2 * pair + 1])
        }
        for y in 0..<height {
            let row = copy.row(y)
            for x in 0..<width {
                let word = row[x]
                let values = [CGFloat(word >> 16 & 255), CGFloat(word >> 8 & 255), CGFloat(word & 255)]
                let isMasked = zip(values, ranges).allSatisfy { $0 >= $1.0 && $0 <= $1.1 }
                row[x] = isMasked ? 0 : word | 0xFF00_0000
            }
        }
        return CGImage(buffer: copy, content: content)
    }

    /// The same pixels, said to be of another space of as many components; nil for others and for masks.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard let own = colorSpace, own.numberOfComponents == space.numberOfComponents, let copy = copiedPixels() else {
            return nil
        }
        guard !space.drawsAsSRGB else { return CGImage(buffer: copy, isOpaque: isOpaque, content: content) }
        for y in 0..<height {
            let row = copy.row(y)
            for x in 0..<width { row[x] = Self.converted(row[x] | (isOpaque ? 0xFF00_0000 : 0), from: space) }
        }
        return CGImage(buffer: copy, isOpaque: isOpaque, content: content)
    }

    private static func converted(_ word: UInt32, from space: CGColorSpace) -> UInt32 {
        let alpha = CGFloat(word >> 24)
        guard alpha > 0 else { return 0 }
        func value(_ shift: UInt32) -> CGFloat { CGFloat(word >> shift & 255) / alpha }
        let samples = space.numberOfComponents == 1 ? [value(0)] : [value(16), value(8), value(0)]
        let numbers = zip(samples, space.sampleRanges(greatest: 255)).map { sample, range in
            range.lowerBound + sample * (range.upperBound - range.lowerBound)
        }
        let color = SRGBComponents(numbers + [1], in: space).clamped
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * alpha).rounded()) }
        let low = byte(color.green) << 8 | byte(color.blue)
        return word & 0xFF00_0000 | byte(color.red) << 16 | low
    }

    /// The same image whose alpha is its light: what grays mean as a mask.
    func lightAsAlpha() -> CGImage? {
        guard let copy = copiedPixels() else { return nil }
        for y in 0..<height {
            let row = copy.row(y)
            for x in 0..<width { row[x] = (row[x] & 255) << 24 }
        }
        return CGImage(buffer: copy, content: .mask)
    }
}
