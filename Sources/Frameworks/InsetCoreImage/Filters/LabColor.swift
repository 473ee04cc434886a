import Foundation

/// A color as people see it: how bright it is, and how far from gray toward red or green and toward yellow or blue.
struct LabColor {
    private let lightness: Float
    private let a: Float
    private let b: Float

    /// The color of a pixel, whose parts are those of sRGB.
    init(_ pixel: Pixel) {
        let linear = pixel.unpremultiplied.color.mapped { part in
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        // To the primaries of CIE 1931, over the white of D65.
        let x = (linear * SIMD3(0.4124564, 0.3575761, 0.1804375)).sum() / 0.95047
        let y = (linear * SIMD3(0.2126729, 0.7151522, 0.0721750)).sum()
        let z = (linear * SIMD3(0.0193339, 0.1191920, 0.9503041)).sum() / 1.08883
        let root = SIMD3(x, y, z).mapped { $0 > 216.0 / 24389 ? cbrt($0) : ($0 * 24389 / 27 + 16) / 116 }
        (lightness, a, b) = (116 * root.y - 16, 500 * (root.x - root.y), 200 * (root.y - root.z))
    }

    private var chroma: Float { (a * a + b * b).squareRoot() }

    /// How different another color looks, by the formula of CIE 1994, 0…100; 2 can just be noticed.
    func difference(from other: LabColor) -> Float {
        let (light, chromatic) = (lightness - other.lightness, chroma - other.chroma)
        let (red, yellow) = (a - other.a, b - other.b)
        let hue = max(0, red * red + yellow * yellow - chromatic * chromatic)
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        let square =
            light * light + chromatic * chromatic / (chromaWeight * chromaWeight) + hue / (hueWeight * hueWeight)
        return min(100, square.squareRoot())
    }
}
