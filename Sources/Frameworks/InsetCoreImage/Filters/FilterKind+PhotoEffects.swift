import Foundation

/// The looks of Apple's camera. Their tables aren't known; these are near to what they look like.
extension FilterKind {
    static let photoEffects: [FilterKind] = [
        look("CIPhotoEffectMono") { SIMD3(repeating: $0.luminance) },
        look("CIPhotoEffectTonal") { SIMD3(repeating: 0.1 + 0.85 * $0.luminance) },
        look("CIPhotoEffectNoir") { SIMD3(repeating: ($0.luminance - 0.5) * 1.4 + 0.5) },
        look("CIPhotoEffectChrome", saturation: 1.2, contrast: 1.1, tint: SIMD3(0, 0.01, 0.02)),
        look("CIPhotoEffectFade", saturation: 0.7, contrast: 0.8, tint: SIMD3(0.05, 0.05, 0.05)),
        look("CIPhotoEffectInstant", saturation: 0.8, contrast: 0.9, tint: SIMD3(0.06, 0.04, 0)),
        look("CIPhotoEffectProcess", saturation: 0.9, contrast: 1, tint: SIMD3(-0.03, 0.02, 0.06)),
        look("CIPhotoEffectTransfer", saturation: 0.9, contrast: 1, tint: SIMD3(0.06, 0.02, -0.05)),
    ]

    private static func look(
        _ name: String,
        _ color: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKind { .changing(name, kCICategoryColorEffect) { image, _ in image.recolored(color) } }

    private static func look(_ name: String, saturation: Float, contrast: Float, tint: SIMD3<Float>) -> FilterKind {
        look(name) { color in
            let gray = SIMD3(repeating: color.luminance)
            return (gray + (color - gray) * saturation - 0.5) * contrast + 0.5 + tint
        }
    }
}
