import CoreGraphics
import Foundation

/// Pixels as filters compute them: red, green, blue and opacity, 0…1, not premultiplied.
struct PixelMap {
    let width: Int
    let height: Int
    /// Row by row from the top.
    var values: [SIMD4<Float>]

    /// The pixels of an image; nil when it is larger than images may be.
    init?(_ image: CGImage) {
        let count = image.width * image.height
        guard let data = image.dataProvider?.data as Data?, data.count >= count * 4 else { return nil }
        (width, height) = (image.width, image.height)
        let isOpaque = image.alphaInfo == .noneSkipFirst
        values = data.withUnsafeBytes { bytes in
            (0..<count).map { place in
                // Little-endian words of 0xAARRGGBB.
                let alpha = isOpaque ? 1 : Float(bytes[place * 4 + 3]) / 255
                let parts = SIMD3(
                    Float(bytes[place * 4 + 2]),
                    Float(bytes[place * 4 + 1]),
                    Float(bytes[place * 4])
                )
                let color = alpha > 0 ? parts / (255 * alpha) : SIMD3<Float>.zero
                return SIMD4(color, alpha)
            }
        }
    }

    init(width: Int, height: Int, values: [SIMD4<Float>]) {
        (self.width, self.height, self.values) = (width, height, values)
    }

    /// The image of the pixels, cut to 0…1; nil when it is larger than images may be.
    var image: CGImage? {
        CGImage(
            width: width,
            height: height,
            pixels: values.map { value in
                let bytes = SIMD4<UInt32>(truncatingIfNeeded: value.bytes)
                return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
            }
        )
    }

    /// Each pixel by itself.
    func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelMap {
        PixelMap(width: width, height: height, values: values.map(change))
    }

    // MARK: Drawing

    /// An image of pixels that a closure draws, with y upwards; nil when the size is none.
    static func draw(size: CGSize, _ body: (CGContext) -> Void) -> CGImage? {
        guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite,
            let context = CGContext(
                data: nil,
                width: Int(size.width),
                height: Int(size.height),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            )
        else { return nil }
        body(context)
        return context.makeImage()
    }

    /// A color on an area.
    static func filled(_ color: CIColor, size: CGSize) -> CGImage? {
        draw(size: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))) { context in
            context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    // MARK: Blurring

    /// The pixels with a clear border of so many pixels on each side.
    func padded(by border: Int) -> PixelMap {
        var padded = PixelMap(
            width: width + 2 * border,
            height: height + 2 * border,
            values: Array(repeating: .zero, count: (width + 2 * border) * (height + 2 * border))
        )
        for y in 0..<height {
            let start = (y + border) * padded.width + border
            padded.values.replaceSubrange(start..<start + width, with: values[y * width..<(y + 1) * width])
        }
        return padded
    }

    /// Each pixel as the mean of those around it, in both directions; clear beyond the edges.
    func boxBlurred(radius: Int) -> PixelMap {
        guard radius > 0 else { return self }
        let premultiplied = values.map(\.premultiplied)
        let rows = Self.means(premultiplied, count: width, lines: height, step: 1, line: width, radius: radius)
        let all = Self.means(rows, count: height, lines: width, step: width, line: 1, radius: radius)
        return PixelMap(
            width: width,
            height: height,
            values: all.map { $0.w > 0 ? SIMD4($0.x / $0.w, $0.y / $0.w, $0.z / $0.w, $0.w) : .zero }
        )
    }

    /// Running means along lines.
    private static func means(
        _ values: [SIMD4<Float>],
        count: Int,
        lines: Int,
        step: Int,
        line: Int,
        radius: Int
    ) -> [SIMD4<Float>] {
        var result = values
        let share = 1 / Float(2 * radius + 1)
        for index in 0..<lines {
            let start = index * line
            var sum = SIMD4<Float>.zero
            for place in 0..<min(radius, count) { sum += values[start + place * step] }
            for place in 0..<count {
                if place + radius < count { sum += values[start + (place + radius) * step] }
                if place - radius - 1 >= 0 { sum -= values[start + (place - radius - 1) * step] }
                result[start + place * step] = sum * share
            }
        }
        return result
    }
}

extension SIMD4<Float> {
    /// A pixel with its opacity counted in.
    var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

    /// A premultiplied pixel as it is stored, cut to 0…1: red, green, blue and opacity, a byte each.
    var bytes: SIMD4<UInt8> {
        let pixel = clamped(lowerBound: .zero, upperBound: .one)
        return SIMD4<UInt8>((pixel.premultiplied * 255).rounded(.toNearestOrAwayFromZero))
    }
}
