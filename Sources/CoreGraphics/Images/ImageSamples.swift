import Foundation

/// Where the samples of a pixel lie among its bits, and what they mean.
struct PixelLayout {
    let space: CGColorSpace
    /// Places of the components, in samples from the first.
    let components: [Int]
    /// The place of alpha; nil for none.
    let alpha: Int?
    let isPremultiplied: Bool
    /// Whether the bytes of a word come last first.
    let isLittle: Bool

    var hasAlpha: Bool { alpha != nil }

    /// Nil where alpha, components and bits don't fit together.
    init?(space: CGColorSpace, alphaInfo: CGImageAlphaInfo, bitmapInfo: CGBitmapInfo, samples: ImageSamples?) {
        guard let samples else { return nil }
        let count = alphaInfo == .alphaOnly ? 0 : space.numberOfComponents
        let others =
            switch alphaInfo {
            case .none: 0
            case .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst, .alphaOnly: 1
            }
        guard (count + others) * samples.bitsPerComponent <= samples.bitsPerPixel, space.model != .pattern else {
            return nil
        }
        self.space = space
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: components = (0..<count).map { $0 + 1 }
        case .none, .premultipliedLast, .last, .noneSkipLast, .alphaOnly: components = Array(0..<count)
        }
        switch alphaInfo {
        case .premultipliedFirst, .first, .alphaOnly: alpha = 0
        case .premultipliedLast, .last: alpha = count
        case .none, .noneSkipFirst, .noneSkipLast: alpha = nil
        }
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        let order = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        isLittle =
            order == CGBitmapInfo.byteOrder32Little.rawValue && samples.bitsPerPixel == 32
            || order == CGBitmapInfo.byteOrder16Little.rawValue && samples.bitsPerComponent == 16
    }
}

/// Rows of samples in memory.
struct ImageSamples {
    let width: Int
    let height: Int
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let bytesPerRow: Int
    private let bytes: [UInt8]

    /// Nil for impossible numbers and too few bytes.
    init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, data: Data) {
        guard ImageLimits.allows(width: width, height: height), [1, 2, 4, 8, 16].contains(bitsPerComponent),
            (1...128).contains(bitsPerPixel), bitsPerPixel >= bitsPerComponent
        else { return nil }
        let least = (width * bitsPerPixel + 7) / 8
        let stride = bytesPerRow == 0 ? least : bytesPerRow
        guard stride >= least, stride <= 1 << 20, data.count >= (height - 1) * stride + least else { return nil }
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = stride
        bytes = [UInt8](data)
    }

    /// A sample as a fraction of the greatest.
    private func sample(_ index: Int, x: Int, y: Int, isLittle: Bool) -> CGFloat {
        let bit = x * bitsPerPixel + index * bitsPerComponent
        let start = y * bytesPerRow
        switch bitsPerComponent {
        case 16:
            let first = Int(bytes[start + bit / 8])
            let second = Int(bytes[start + bit / 8 + 1])
            return CGFloat(isLittle ? second << 8 | first : first << 8 | second) / 65_535
        case 8:
            // A word's bytes come backwards: its first sample is its last byte.
            let place = isLittle ? x * 4 + 3 - index : bit / 8
            return CGFloat(bytes[start + place]) / 255
        default:
            let greatest = 1 << bitsPerComponent - 1
            let shift = 8 - bitsPerComponent - bit % 8
            return CGFloat(Int(bytes[start + bit / 8]) >> shift & greatest) / CGFloat(greatest)
        }
    }

    /// The samples as premultiplied sRGB.
    func pixels(_ layout: PixelLayout, decode: UnsafePointer<CGFloat>?) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let isPlain = decode == nil && layout.space.drawsAsSRGB
        let ranges = layout.space.sampleRanges(greatest: 1 << bitsPerComponent - 1)
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width {
                let alpha = layout.alpha.map { sample($0, x: x, y: y, isLittle: layout.isLittle) } ?? 1
                var values = layout.components.enumerated().map { index, place -> CGFloat in
                    let value = sample(place, x: x, y: y, isLittle: layout.isLittle)
                    guard let decode else {
                        return isPlain
                            ? value
                            : ranges[index].lowerBound + value * (ranges[index].upperBound - ranges[index].lowerBound)
                    }
                    return decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
                }
                if layout.isPremultiplied, alpha > 0 { values = values.map { min($0 / alpha, 1) } }
                if isPlain {
                    if values.count == 1 { values = [values[0], values[0], values[0]] }
                } else {
                    let color = SRGBComponents(values + [1], in: layout.space).clamped
                    values = [color.red, color.green, color.blue]
                }
                row[x] = Self.word(values, alpha: alpha)
            }
        }
        return buffer
    }

    /// 0xAARRGGBB, premultiplied.
    private static func word(_ values: [CGFloat], alpha: CGFloat) -> UInt32 {
        func byte(_ value: CGFloat) -> UInt32 { value.isNaN ? 0 : UInt32((min(max(value, 0), 1) * 255).rounded()) }
        guard values.count == 3 else { return byte(alpha) << 24 }
        let colors = byte(values[0] * alpha) << 16 | byte(values[1] * alpha) << 8 | byte(values[2] * alpha)
        return byte(alpha) << 24 | colors
    }

    /// Alpha where the samples of a mask let paint through, and no color.
    func maskPixels(decode: UnsafePointer<CGFloat>?) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let (least, greatest) = decode.map { ($0[0], $0[1]) } ?? (0, 1)
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width {
                let value = least + sample(0, x: x, y: y, isLittle: false) * (greatest - least)
                row[x] = Self.word([], alpha: 1 - value)
            }
        }
        return buffer
    }
}
