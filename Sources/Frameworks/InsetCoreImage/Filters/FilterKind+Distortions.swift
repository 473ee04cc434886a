import CoreGraphics
import Foundation

/// Filters that bend images in a circle. Apple's curves aren't known; these have the same middles, edges and directions.
extension FilterKind {
    static let distortions: [FilterKind] = [
        distortion("CIBumpDistortion", radius: 300, [.number(kCIInputScaleKey, 0.5, -1...1)]) { values in
            let scale = values.float(kCIInputScaleKey)
            // Near the middle pixels are taken from nearer to it, so that it is magnified.
            return { offset, share in offset * (1 - scale * (1 - smooth(share))) }
        },
        distortion("CIPinchDistortion", radius: 300, [.number(kCIInputScaleKey, 0.5, 0...2)]) { values in
            let scale = values.float(kCIInputScaleKey)
            return { offset, share in offset * powf(max(0.000_1, share), -scale * (1 - share)) }
        },
        distortion(
            "CITwirlDistortion",
            radius: 300,
            [.number(kCIInputAngleKey, Double.pi, -4 * Double.pi...4 * Double.pi)]
        ) { values in
            let angle = values.float(kCIInputAngleKey)
            return { offset, share in turned(offset, by: angle * (1 - smooth(share))) }
        },
        distortion(
            "CIVortexDistortion",
            radius: 300,
            [.number(kCIInputAngleKey, 56.55, -400...400)]
        ) { values in
            let angle = values.float(kCIInputAngleKey)
            return { offset, share in turned(offset, by: angle * (1 - share) * (1 - share)) }
        },
        distortion("CIHoleDistortion", radius: 150, [], isOutside: true) { _ in
            { offset, share in
                share < 1 ? SIMD2(repeating: .infinity) : offset * (share < 2 ? (2 * share - 2) / share : 1)
            }
        },
        distortion("CICircleSplashDistortion", radius: 150, [], isOutside: true) { _ in
            { offset, share in share > 1 ? offset / share : offset }
        },
    ]

    private static func turned(_ vector: SIMD2<Float>, by angle: Float) -> SIMD2<Float> {
        let (cosine, sine) = (cosf(angle), sinf(angle))
        return SIMD2(vector.x * cosine - vector.y * sine, vector.x * sine + vector.y * cosine)
    }

    /// - Parameters:
    ///   - isOutside: Whether what lies beyond the circle changes, too.
    ///   - place: Makes a function from a place's distance to the center, as a vector and as a share of the radius, to
    ///     the distance of the place that the pixel is taken from.
    private static func distortion(
        _ name: String,
        radius: Double,
        _ inputs: [FilterInput],
        isOutside: Bool = false,
        _ place: @escaping @Sendable (FilterValues) -> (SIMD2<Float>, Float) -> SIMD2<Float>
    ) -> FilterKind {
        .changing(
            name,
            kCICategoryDistortionEffect,
            [.point(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, radius, 0...1000)] + inputs
        ) { image, values in
            let (center, radius) = (values.point(kCIInputCenterKey), max(0.01, values.float(kCIInputRadiusKey)))
            let source = place(values)
            let circle = CGRect(
                x: CGFloat(center.x - radius),
                y: CGFloat(center.y - radius),
                width: CGFloat(2 * radius),
                height: CGFloat(2 * radius)
            )
            return image.warped(to: image.extent, reading: { $0.union(circle) }) { point in
                let offset = point - center
                let share = length(offset) / radius
                return share < 1 || isOutside ? center + source(offset, share) : point
            }
        }
    }
}
