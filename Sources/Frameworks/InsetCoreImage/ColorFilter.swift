import Foundation

/// What a filter does to each pixel by itself.
///
/// Apple's tables of the photo effects aren't known; these are near to what they look like.
struct ColorFilter {
    /// Red, green, blue and opacity, 0…1, not premultiplied; nil for filters that aren't computed.
    let change: ((SIMD4<Float>) -> SIMD4<Float>)?

    /// How bright red, green and blue are (Rec. 709).
    private static let weights = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    init(_ name: String, number: (String) -> Double?, color: (String) -> CIColor?) {
        func input(_ key: String, _ usual: Double) -> Float { Float(number(key) ?? usual) }
        switch name {
        case "CISepiaTone":
            let share = input(kCIInputIntensityKey, 1)
            change = Self.mixing(share) { SIMD3(1.07, 0.87, 0.64) * Self.luma($0) + SIMD3(0.06, 0.02, 0) }
        case "CIColorInvert": change = Self.coloring { SIMD3(repeating: 1) - $0 }
        case "CIColorControls":
            let (saturation, brightness) = (input(kCIInputSaturationKey, 1), input(kCIInputBrightnessKey, 0))
            let contrast = input(kCIInputContrastKey, 1)
            change = Self.coloring { pixel in
                let gray = SIMD3(repeating: Self.luma(pixel))
                return (gray + (pixel - gray) * saturation + brightness - 0.5) * contrast + 0.5
            }
        case "CIExposureAdjust":
            let factor = powf(2, input(kCIInputEVKey, 0))
            // In light, not in its encoding.
            change = Self.coloring { Self.raised(Self.raised($0, 2.2) * factor, 1 / 2.2) }
        case "CIGammaAdjust":
            let power = input("inputPower", 1)
            change = Self.coloring { Self.raised($0, power) }
        case "CIColorMonochrome":
            let tint = color(kCIInputColorKey) ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
            let parts = SIMD3(Float(tint.red), Float(tint.green), Float(tint.blue))
            change = Self.mixing(input(kCIInputIntensityKey, 1)) { parts * Self.luma($0) }
        case "CIVibrance":
            let amount = input("inputAmount", 0)
            change = Self.coloring { pixel in
                let gray = SIMD3(repeating: Self.luma(pixel))
                return gray + (pixel - gray) * (1 + amount * (1 - (pixel.max() - pixel.min())))
            }
        case "CIPhotoEffectMono": change = Self.coloring { SIMD3(repeating: Self.luma($0)) }
        case "CIPhotoEffectTonal": change = Self.coloring { SIMD3(repeating: 0.1 + 0.85 * Self.luma($0)) }
        case "CIPhotoEffectNoir":
            change = Self.coloring { SIMD3(repeating: Self.curve(Self.luma($0), 1.4)) }
        case "CIPhotoEffectChrome": change = Self.effect(saturation: 1.2, contrast: 1.1, tint: SIMD3(0, 0.01, 0.02))
        case "CIPhotoEffectFade": change = Self.effect(saturation: 0.7, contrast: 0.8, tint: SIMD3(0.05, 0.05, 0.05))
        case "CIPhotoEffectInstant": change = Self.effect(saturation: 0.8, contrast: 0.9, tint: SIMD3(0.06, 0.04, 0))
        case "CIPhotoEffectProcess": change = Self.effect(saturation: 0.9, contrast: 1, tint: SIMD3(-0.03, 0.02, 0.06))
        case "CIPhotoEffectTransfer": change = Self.effect(saturation: 0.9, contrast: 1, tint: SIMD3(0.06, 0.02, -0.05))
        default: change = nil
        }
    }

    private typealias Part = (SIMD3<Float>) -> SIMD3<Float>

    /// Leaves the opacity as it is.
    private static func coloring(_ part: @escaping Part) -> (SIMD4<Float>) -> SIMD4<Float> {
        { SIMD4(part(SIMD3($0.x, $0.y, $0.z)), $0.w) }
    }

    /// A share of the new color beside the old one.
    private static func mixing(_ share: Float, _ part: @escaping Part) -> (SIMD4<Float>) -> SIMD4<Float> {
        coloring { $0 + (part($0) - $0) * share }
    }

    private static func effect(saturation: Float, contrast: Float, tint: SIMD3<Float>) -> (SIMD4<Float>) -> SIMD4<Float>
    {
        coloring { pixel in
            let gray = SIMD3(repeating: luma(pixel))
            return (gray + (pixel - gray) * saturation - 0.5) * contrast + 0.5 + tint
        }
    }

    private static func luma(_ pixel: SIMD3<Float>) -> Float { (pixel * weights).sum() }
    private static func curve(_ value: Float, _ contrast: Float) -> Float { (value - 0.5) * contrast + 0.5 }
    private static func raised(_ pixel: SIMD3<Float>, _ power: Float) -> SIMD3<Float> {
        SIMD3(powf(max(0, pixel.x), power), powf(max(0, pixel.y), power), powf(max(0, pixel.z), power))
    }
}
