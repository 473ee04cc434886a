import CoreGraphics
import Foundation

/// Filters that move, turn and cut images.
extension FilterKind {
    static let geometry: [FilterKind] = [
        .changing("CIAffineTransform", adjusting, [FilterInput(kCIInputTransformKey, .transform)]) { image, values in
            image.transformed(by: values.transform(kCIInputTransformKey))
        },
        .changing("CICrop", adjusting, [FilterInput("inputRectangle", .vector([-1e38, -1e38, 2e38, 2e38]))]) {
            image,
            values in
            image.cropped(to: values.vector("inputRectangle").cgRectValue)
        },
        .changing("CIClamp", adjusting, [FilterInput(kCIInputExtentKey, .vector([0, 0, 640, 80]))]) { image, values in
            image.clamped(to: values.vector(kCIInputExtentKey).cgRectValue)
        },
        scaling("CILanczosScaleTransform", reach: 3) { distance in
            guard distance != 0 else { return 1 }
            let angle = Float.pi * distance
            return 3 * sinf(angle) * sinf(angle / 3) / (angle * angle)
        },
        // Mitchell and Netravali's cubic with B = 0 and C = 0.75, the usual values.
        scaling("CIBicubicScaleTransform", reach: 2) { distance in
            let (x, c) = (abs(distance), Float(0.75))
            return x < 1
                ? ((2 - c) * x - (3 - c)) * x * x + 1 : ((-c * x + 5 * c) * x - 8 * c) * x + 4 * c
        },
        .changing("CIStraightenFilter", adjusting, [.number(kCIInputAngleKey, 0)]) { image, values in
            straightened(image, CGFloat(values.number(kCIInputAngleKey)))
        },
        .changing("CIPerspectiveTransform", adjusting, corners) { image, values in
            guard let area = PixelArea(image.extent) else { return image }
            return perspective(image, area.rect, Quadrilateral(values))
        },
        .changing(
            "CIPerspectiveTransformWithExtent",
            adjusting,
            corners + [FilterInput(kCIInputExtentKey, .vector([0, 0, 0, 0]))]
        ) { image, values in perspective(image, values.vector(kCIInputExtentKey).cgRectValue, Quadrilateral(values)) },
        .changing("CIPerspectiveCorrection", adjusting, corners + [.number("inputCrop", 1, 0...1)]) { image, values in
            corrected(image, Quadrilateral(values))
        },
    ]

    private static let adjusting = kCICategoryGeometryAdjustment
    private static let corners: [FilterInput] = [
        .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507), .point("inputBottomRight", 548, 140),
        .point("inputBottomLeft", 155, 153),
    ]

    // MARK: Perspective

    /// Brings a rectangle of the image to four corners.
    private static func perspective(_ image: CIImage, _ rect: CGRect, _ corners: Quadrilateral) -> CIImage {
        guard rect.width > 0, rect.height > 0, let map = Projection(unitSquareTo: corners)?.inverted else {
            return .empty()
        }
        let origin = SIMD2(Double(rect.minX), Double(rect.minY))
        let size = SIMD2(Double(rect.width), Double(rect.height))
        return image.warped(to: corners.bounds.integral, reading: { _ in rect }) { point in
            SIMD2<Float>(origin + map.applied(to: SIMD2<Double>(point)) * size)
        }
    }

    /// Brings four corners of the image to a rectangle as long as their longer sides.
    private static func corrected(_ image: CIImage, _ corners: Quadrilateral) -> CIImage {
        let (width, height) = (corners.width.rounded(), corners.height.rounded())
        guard width >= 1, height >= 1, let map = Projection(unitSquareTo: corners) else { return .empty() }
        return image.warped(
            to: CGRect(x: 0, y: 0, width: width, height: height),
            reading: { _ in corners.bounds }
        ) { point in SIMD2<Float>(map.applied(to: SIMD2<Double>(point) / SIMD2(width, height))) }
    }

    /// Turned about the middle, and cut and enlarged so that nothing clear is seen.
    private static func straightened(_ image: CIImage, _ angle: CGFloat) -> CIImage {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isNull else { return image }
        let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
        let scale = max(
            cosine + sine * extent.height / extent.width,
            cosine + sine * extent.width / extent.height
        )
        let matrix = CGAffineTransform(translationX: extent.midX, y: extent.midY).rotated(by: angle)
            .scaledBy(x: scale, y: scale).translatedBy(x: -extent.midX, y: -extent.midY)
        return image.transformed(by: matrix).cropped(to: extent)
    }

    // MARK: Scaling

    /// A filter that scales about the origin by a kernel.
    ///
    /// - Parameters:
    ///   - reach: Where the kernel ends, in pixels of the larger of both images.
    ///   - kernel: The weight by the distance.
    private static func scaling(
        _ name: String,
        reach: Float,
        _ kernel: @escaping @Sendable (Float) -> Float
    ) -> FilterKind {
        .changing(
            name,
            adjusting,
            [.number(kCIInputScaleKey, 1, 0...10), .number(kCIInputAspectRatioKey, 1, 0...10)]
        ) { image, values in
            let down = values.number(kCIInputScaleKey)
            let across = down * values.number(kCIInputAspectRatioKey)
            guard down > 0, across > 0, down.isFinite, across.isFinite else { return .empty() }
            let matrix = CGAffineTransform(scaleX: across, y: down)
            guard let from = PixelArea(image.extent) else { return image.transformed(by: matrix) }
            let extent = image.extent.applying(matrix)
            let area = CGRect(
                x: extent.minX.rounded(.down),
                y: extent.minY.rounded(.down),
                width: max(1, extent.width.rounded()),
                height: max(1, extent.height.rounded())
            )
            guard let to = PixelArea(area), to.count <= ImageLimits.pixels else { return .empty() }
            return CIImage(extent: area) { part in
                let sampler = Resampler(reach: reach, kernel: kernel)
                // The edges go on, or the result would fade there.
                return sampler.scaled(image.rendered(in: from), to: to, across: across, down: down).moved(to: part)
            }
        }
    }
}
