import Foundation

/// How a color meets the one below (W3C's Compositing and Blending, and ISO 32000).
struct BlendMode: Sendable {
    /// The color of two opaque ones, the upper one first; each 0…1, without opacity.
    private let mix: @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>

    /// The result of two premultiplied pixels, the upper one first.
    func blend(_ front: Pixel, _ back: Pixel) -> Pixel {
        let (top, bottom) = (front.unpremultiplied.color, back.unpremultiplied.color)
        let color = front.color * (1 - back.w) + back.color * (1 - front.w) + mix(top, bottom) * (front.w * back.w)
        return Pixel(color, front.w + back.w * (1 - front.w))
    }

    static let byFilter: [(String, BlendMode)] = [
        ("CIMultiplyBlendMode", whole { $0 * $1 }),
        ("CIScreenBlendMode", whole { $0 + $1 - $0 * $1 }),
        ("CIOverlayBlendMode", parts { hardLight($1, $0) }),
        ("CIHardLightBlendMode", parts(hardLight)),
        ("CISoftLightBlendMode", parts(softLight)),
        ("CIDarkenBlendMode", parts { min($0, $1) }),
        ("CILightenBlendMode", parts { max($0, $1) }),
        ("CIColorDodgeBlendMode", parts(dodge)),
        ("CIColorBurnBlendMode", parts(burn)),
        ("CIDifferenceBlendMode", parts { abs($0 - $1) }),
        ("CIExclusionBlendMode", whole { $0 + $1 - 2 * $0 * $1 }),
        ("CISubtractBlendMode", parts { max(0, $1 - $0) }),
        ("CIDivideBlendMode", parts { $0 > 0 ? min(1, $1 / $0) : 1 }),
        ("CILinearBurnBlendMode", parts { max(0, $0 + $1 - 1) }),
        ("CILinearDodgeBlendMode", parts { min(1, $0 + $1) }),
        ("CILinearLightBlendMode", parts { max(0, min(1, $1 + 2 * $0 - 1)) }),
        ("CIVividLightBlendMode", parts { $0 < 0.5 ? burn(2 * $0, $1) : dodge(2 * $0 - 1, $1) }),
        ("CIPinLightBlendMode", parts { $0 < 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) }),
        ("CIHueBlendMode", whole { setLuminosity(setSaturation($0, saturation($1)), luminosity($1)) }),
        ("CISaturationBlendMode", whole { setLuminosity(setSaturation($1, saturation($0)), luminosity($1)) }),
        ("CIColorBlendMode", whole { setLuminosity($0, luminosity($1)) }),
        ("CILuminosityBlendMode", whole { setLuminosity($1, luminosity($0)) }),
    ]

    private static func whole(
        _ mix: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
    ) -> BlendMode { BlendMode(mix: mix) }

    /// Red, green and blue by themselves.
    private static func parts(_ mix: @escaping @Sendable (Float, Float) -> Float) -> BlendMode {
        BlendMode { SIMD3(mix($0.x, $1.x), mix($0.y, $1.y), mix($0.z, $1.z)) }
    }

    @Sendable private static func hardLight(_ top: Float, _ bottom: Float) -> Float {
        top <= 0.5 ? 2 * top * bottom : 1 - 2 * (1 - top) * (1 - bottom)
    }

    @Sendable private static func softLight(_ top: Float, _ bottom: Float) -> Float {
        guard top > 0.5 else { return bottom - (1 - 2 * top) * bottom * (1 - bottom) }
        let curve = bottom <= 0.25 ? ((16 * bottom - 12) * bottom + 4) * bottom : bottom.squareRoot()
        return bottom + (2 * top - 1) * (curve - bottom)
    }

    @Sendable private static func dodge(_ top: Float, _ bottom: Float) -> Float {
        bottom == 0 ? 0 : top >= 1 ? 1 : min(1, bottom / (1 - top))
    }

    @Sendable private static func burn(_ top: Float, _ bottom: Float) -> Float {
        bottom >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - bottom) / top)
    }

    // MARK: Hue, saturation and luminosity, as the specification has them

    private static func luminosity(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.3, 0.59, 0.11)).sum() }
    private static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

    private static func setLuminosity(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
        let moved = color + (value - luminosity(color))
        let (least, most) = (moved.min(), moved.max())
        if least < 0 { return value + (moved - value) * (value / (value - least)) }
        return most > 1 ? value + (moved - value) * ((1 - value) / (most - value)) : moved
    }

    private static func setSaturation(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
        let range = saturation(color)
        return range > 0 ? (color - color.min()) * (value / range) : .zero
    }
}
