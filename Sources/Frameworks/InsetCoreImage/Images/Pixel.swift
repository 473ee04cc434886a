/// A pixel as filters compute it: red, green, blue and opacity, 0…1, the colors multiplied by the opacity.
typealias Pixel = SIMD4<Float>

extension SIMD4<Float> {
    /// Red, green and blue.
    var color: SIMD3<Float> { SIMD3(x, y, z) }

    /// A color with its opacity counted in.
    var premultiplied: SIMD4<Float> { SIMD4(color * w, w) }

    /// The color without its opacity; clear for what can't be seen.
    var unpremultiplied: SIMD4<Float> { w > 0 ? SIMD4(color / w, w) : .zero }

    /// A pixel of a color.
    init(_ color: CIColor) {
        self = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)).premultiplied
    }

    /// A pixel of a word 0xAARRGGBB.
    init(word: UInt32) {
        let parts = SIMD4<UInt32>(word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF, word >> 24)
        self = SIMD4(parts) / 255
    }

    /// A part of another pixel in place of this one.
    func mixed(with other: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { self + (other - self) * share }

    /// The pixel as it is stored, cut to 0…1: red, green, blue and opacity, a byte each.
    var bytes: SIMD4<UInt8> {
        let alpha = Swift.max(0, Swift.min(1, w))
        // No color is brighter than its opacity, and what isn't a number is nothing.
        let parts = clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        let safe = parts.replacing(with: SIMD4<Float>.zero, where: parts .!= parts)
        return SIMD4<UInt8>((safe * 255).rounded(.toNearestOrAwayFromZero))
    }
}

extension SIMD3<Float> {
    /// How bright red, green and blue are (Rec. 709).
    private static let weights = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    /// How bright a color is, 0…1.
    var luminance: Float { (self * Self.weights).sum() }

    /// Each part by itself.
    func mapped(_ change: (Float) -> Float) -> SIMD3<Float> { SIMD3(change(x), change(y), change(z)) }
}
