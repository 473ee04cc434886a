import CoreGraphics
import Foundation

/// Filters that repeat images without an end.
extension FilterKind {
    static let tiles: [FilterKind] = [
        .changing("CIAffineClamp", kCICategoryTileEffect, [FilterInput(kCIInputTransformKey, .transform)]) {
            image,
            values in
            image.clampedToExtent().transformed(by: values.transform(kCIInputTransformKey))
        },
        .changing("CIAffineTile", kCICategoryTileEffect, [FilterInput(kCIInputTransformKey, .transform)]) {
            image,
            values in
            repeated(image).transformed(by: values.transform(kCIInputTransformKey))
        },
        .changing(
            "CIKaleidoscope",
            kCICategoryTileEffect,
            [
                .number(kCIInputCountKey, 6, 1...64), .point(kCIInputCenterKey, 150, 150),
                .number(kCIInputAngleKey, 0, -Double.pi...Double.pi),
            ]
        ) { image, values in
            let center = values.point(kCIInputCenterKey)
            let slice = Float.pi / max(1, values.float(kCIInputCountKey))
            let turn = values.float(kCIInputAngleKey)
            return repeated(image).warped(to: .infinite, reading: { around(center, $0) }) { point in
                let (distance, angle) = (length(point - center), atan2f(point.y - center.y, point.x - center.x))
                // Every second slice is seen in a mirror.
                let phase = abs(angle - 2 * slice * (angle / (2 * slice)).rounded())
                return center + SIMD2(cosf(phase + turn), sinf(phase + turn)) * distance
            }
        },
    ]

    /// Side by side in both directions.
    private static func repeated(_ image: CIImage) -> CIImage {
        guard let tile = PixelArea(image.extent) else { return image }
        let (origin, size) = (SIMD2(Float(tile.x), Float(tile.y)), SIMD2(Float(tile.width), Float(tile.height)))
        return CIImage(extent: .infinite, isNearest: image.isNearest) { area in
            let map = image.rendered(in: tile)
            return PixelMap(area: area) { point in
                let place = point - origin
                return map.nearest(origin + place - (place / size).rounded(.down) * size)
            }
        }
    }

    /// A square around a center that holds the circle through an area's farthest corner.
    private static func around(_ center: SIMD2<Float>, _ area: CGRect) -> CGRect {
        let (x, y) = (CGFloat(center.x), CGFloat(center.y))
        let far = hypot(max(abs(area.minX - x), abs(area.maxX - x)), max(abs(area.minY - y), abs(area.maxY - y)))
        return CGRect(x: x - far, y: y - far, width: 2 * far, height: 2 * far)
    }
}
