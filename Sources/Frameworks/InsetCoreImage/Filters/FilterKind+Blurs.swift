import CoreGraphics
import Foundation

/// Filters that blur and sharpen. What lies beyond the edges is clear, so that blurred images grow.
extension FilterKind {
    static let blurs: [FilterKind] = [
        .changing("CIGaussianBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 0...100)]) { image, values in
            gaussian(image, radius: values.number(kCIInputRadiusKey))
        },
        .changing("CIBoxBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 1...100)]) { image, values in
            let radius = Int(bounded(values.number(kCIInputRadiusKey)).rounded())
            return image.spread(by: radius) { $0.boxBlurred(radius: radius) }
        },
        .changing("CIDiscBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 8, 0...100)]) { image, values in
            let radius = bounded(values.number(kCIInputRadiusKey))
            return image.spread(by: Int(radius.rounded(.up))) { $0.discBlurred(radius: radius) }
        },
        .changing(
            "CIMotionBlur",
            kCICategoryBlur,
            [.number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
        ) { image, values in
            let radius = Float(bounded(values.number(kCIInputRadiusKey)))
            let angle = values.float(kCIInputAngleKey)
            let way = SIMD2(cosf(angle), sinf(angle)) * radius
            let steps = max(1, Int(2 * radius))
            return image.spread(by: Int(radius.rounded(.up))) { map in
                mean(map, steps: steps) { point, share in point + way * (2 * share - 1) }
            }
        },
        .changing(
            "CIZoomBlur",
            kCICategoryBlur,
            [.point(kCIInputCenterKey, 150, 150), .number("inputAmount", 20, -200...200)]
        ) { image, values in
            let (center, amount) = (values.point(kCIInputCenterKey), values.float("inputAmount") / 100)
            let corners = max(image.extent.width, image.extent.height)
            let steps = max(1, min(64, Int(abs(CGFloat(amount)) * (corners.isFinite ? corners : 64) / 4)))
            return image.spread(by: 0, extent: image.extent) { map in
                let whole = image.extent.isInfinite ? map : image.rendered(in: PixelArea(image.extent) ?? map.area)
                return PixelMap(area: map.area) { point in
                    var sum = Pixel.zero
                    for step in 0...steps {
                        sum += whole.linear(center + (point - center) * (1 - amount * Float(step) / Float(steps)))
                    }
                    return sum / Float(steps + 1)
                }
            }
        },
        .changing("CIMedianFilter", kCICategoryBlur) { image, _ in
            image.spread(by: 1, extent: image.extent) { map in
                PixelMap(area: map.area) { point in
                    let near = around(map, point, 1)
                    return Pixel(
                        median(near.map(\.x)),
                        median(near.map(\.y)),
                        median(near.map(\.z)),
                        median(near.map(\.w))
                    )
                }
            }
        },
        morphology("CIMorphologyMaximum") { map, radius in
            extreme(map, radius) { $0.replacing(with: $1, where: $1 .> $0) }
        },
        morphology("CIMorphologyMinimum") { map, radius in
            extreme(map, radius) { $0.replacing(with: $1, where: $1 .< $0) }
        },
        .changing(
            "CINoiseReduction",
            kCICategoryBlur,
            [.number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
        ) { image, values in
            let (level, sharpness) = (values.float("inputNoiseLevel"), values.float(kCIInputSharpnessKey))
            return image.spread(by: 2, extent: image.extent) { map in
                let soft = map.convolved(gaussianWeights(sigma: 0.8))
                // Small differences are noise, and go; larger ones are edges.
                return PixelMap(
                    area: map.area,
                    values: zip(map.values, soft.values).map { pixel, mean in
                        let edge = pixel - mean
                        let isNoise = abs(edge.color.luminance) < level
                        return isNoise ? Pixel(mean.color, pixel.w) : Pixel((pixel + edge * sharpness).color, pixel.w)
                    }
                )
            }
        },
    ]

    static let sharpeners: [FilterKind] = [
        .changing(
            "CISharpenLuminance",
            kCICategorySharpen,
            [.number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20)]
        ) { image, values in
            let amount = values.float(kCIInputSharpnessKey)
            return sharpened(image, values.number(kCIInputRadiusKey)) { SIMD3(repeating: $0.luminance * amount) }
        },
        .changing(
            "CIUnsharpMask",
            kCICategorySharpen,
            [.number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { image, values in
            let amount = values.float(kCIInputIntensityKey)
            return sharpened(image, values.number(kCIInputRadiusKey)) { $0 * amount }
        },
    ]

    /// A radius within what an image can have.
    private static func bounded(_ radius: Double) -> Double { radius.isFinite ? max(0, min(2000, radius)) : 0 }

    /// Three radii, beyond which the bell is nothing, make the image grow on each side.
    static func gaussian(_ image: CIImage, radius given: Double) -> CIImage {
        let radius = bounded(given)
        guard radius > 0 else { return image }
        let reach = Int((3 * radius).rounded(.up))
        if radius < 3 {
            let weights = gaussianWeights(sigma: radius)
            return image.spread(by: reach) { $0.convolved(weights) }
        }
        // Speed: three boxes in a row are nearly the bell, and cost the same for every radius. Their variances add up:
        // 12 sigma² = 3 (width² − 1).
        let width = (4 * radius * radius + 1).squareRoot()
        let box = max(1, Int(((width - 1) / 2).rounded()))
        return image.spread(by: max(reach, 3 * box)) { map in
            map.boxBlurred(radius: box).boxBlurred(radius: box).boxBlurred(radius: box)
        }.cropped(to: image.extent.outset(by: CGFloat(reach)))
    }

    private static func gaussianWeights(sigma: Double) -> [Float] {
        let reach = Int((3 * sigma).rounded(.up))
        let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = bell.reduce(0, +)
        return bell.map { Float($0 / sum) }
    }

    /// More of what sets a pixel apart from those around it; edges of the image count as going on.
    private static func sharpened(
        _ image: CIImage,
        _ radius: Double,
        _ amount: @escaping (SIMD3<Float>) -> SIMD3<Float>
    ) -> CIImage {
        let soft = gaussian(image.clampedToExtent(), radius: radius)
        return image.blended(over: soft, extent: image.extent) { pixel, mean in
            Pixel(pixel.color + amount(pixel.color - mean.color), pixel.w)
        }
    }

    private static func mean(
        _ map: PixelMap,
        steps: Int,
        _ place: (SIMD2<Float>, Float) -> SIMD2<Float>
    ) -> PixelMap {
        PixelMap(area: map.area) { point in
            var sum = Pixel.zero
            for step in 0...steps { sum += map.linear(place(point, Float(step) / Float(steps))) }
            return sum / Float(steps + 1)
        }
    }

    static func around(_ map: PixelMap, _ point: SIMD2<Float>, _ reach: Int) -> [Pixel] {
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        return (-reach...reach).flatMap { row in (-reach...reach).map { map[x + $0, y + row] } }
    }

    private static func median(_ values: [Float]) -> Float { values.sorted()[values.count / 2] }

    private static func morphology(
        _ name: String,
        _ change: @escaping @Sendable (PixelMap, Int) -> PixelMap
    ) -> FilterKind {
        .changing(name, kCICategoryBlur, [.number(kCIInputRadiusKey, 0, 0...50)]) { image, values in
            let radius = Int(min(100, bounded(values.number(kCIInputRadiusKey))))
            return image.spread(by: radius) { change($0, radius) }
        }
    }

    /// In a circle around each pixel.
    private static func extreme(_ map: PixelMap, _ radius: Int, _ choose: (Pixel, Pixel) -> Pixel) -> PixelMap {
        var places: [(x: Int, y: Int)] = []
        for y in -radius...radius {
            for x in -radius...radius where x * x + y * y <= radius * radius { places.append((x, y)) }
        }
        return PixelMap(area: map.area) { point in
            let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
            var best = map[x, y]
            for place in places { best = choose(best, map[x + place.x, y + place.y]) }
            return best
        }
    }
}
