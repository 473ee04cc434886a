import CoreGraphics
import Foundation

/// Filters that give a look, and convolutions.
extension FilterKind {
    static let stylizers: [FilterKind] = [
        .changing(
            "CIPixellate",
            kCICategoryStylize,
            [.point(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100)]
        ) { image, values in
            let (center, side) = (values.point(kCIInputCenterKey), max(1, values.float(kCIInputScaleKey)))
            return cells(image, side) { point in
                let cell = ((point - center) / side).rounded(.down)
                return center + (cell + 0.5) * side
            }
        },
        .changing(
            "CICrystallize",
            kCICategoryStylize,
            [.number(kCIInputRadiusKey, 20, 1...100), .point(kCIInputCenterKey, 150, 150)]
        ) { image, values in
            let (center, side) = (values.point(kCIInputCenterKey), max(1, values.float(kCIInputRadiusKey)))
            return cells(image, side) { nearestSeed(to: $0, center: center, side: side) }
        },
        .changing(
            "CIPointillize",
            kCICategoryStylize,
            [.number(kCIInputRadiusKey, 20, 1...100), .point(kCIInputCenterKey, 150, 150)]
        ) { image, values in
            let (center, side) = (values.point(kCIInputCenterKey), max(1, values.float(kCIInputRadiusKey)))
            // What lies beyond a dot takes no color of the image.
            return cells(image, side) { point in
                let seed = nearestSeed(to: point, center: center, side: side)
                return length(point - seed) <= side / 2 ? seed : SIMD2(repeating: .infinity)
            }
        },
        .changing("CIEdges", kCICategoryStylize, [.number(kCIInputIntensityKey, 1, 0...10)]) { image, values in
            let amount = values.float(kCIInputIntensityKey)
            let open = image.clampedToExtent()
            return CIImage(extent: image.extent) { area in
                let map = open.rendered(in: area.outset(by: 1))
                return PixelMap(area: area) { point in
                    let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
                    let (right, up) = (map[x + 1, y] - map[x - 1, y], map[x, y + 1] - map[x, y - 1])
                    let edge = (right * right + up * up).squareRoot() * amount
                    return Pixel(edge.color, map[x, y].w)
                }
            }
        },
        glow("CIBloom") { pixel, soft, amount in
            // Screen: bright surroundings make brighter.
            let light = soft.color * amount
            return Pixel(pixel.color + light - pixel.color * light, max(pixel.w, soft.w * amount))
        },
        glow("CIGloom") { pixel, soft, amount in
            let dark = soft.color.replacing(with: pixel.color, where: pixel.color .< soft.color)
            return Pixel(pixel.color + (dark - pixel.color) * amount, pixel.w)
        },
        convolution("CIConvolution3X3", 3, 3), convolution("CIConvolution5X5", 5, 5),
        convolution("CIConvolution7X7", 7, 7), convolution("CIConvolution9Horizontal", 9, 1),
        convolution("CIConvolution9Vertical", 1, 9),
    ]

    /// Every pixel takes the color of its cell's middle.
    private static func cells(
        _ image: CIImage,
        _ side: Float,
        _ middle: @escaping (SIMD2<Float>) -> SIMD2<Float>
    ) -> CIImage {
        let border = CGFloat(2 * side)
        // Cells at the edges reach beyond them, and their middles mustn't be clear.
        let open = image.extent.isInfinite ? image : image.clampedToExtent()
        return open.warped(to: image.extent, reading: { $0.insetBy(dx: -border, dy: -border) }, place: middle)
    }

    /// The nearest of points that lie irregularly, one in each square of a grid.
    private static func nearestSeed(to point: SIMD2<Float>, center: SIMD2<Float>, side: Float) -> SIMD2<Float> {
        let cell = ((point - center) / side).rounded(.down)
        var (best, least) = (point, Float.infinity)
        for y in -1...1 {
            for x in -1...1 {
                let corner = cell + SIMD2(Float(x), Float(y))
                let jitter = noise(corner).unpremultiplied
                let seed = center + (corner + SIMD2(jitter.x, jitter.y)) * side
                let distance = length(seed - point)
                if distance < least { (best, least) = (seed, distance) }
            }
        }
        return best
    }

    private static func glow(
        _ name: String,
        _ mix: @escaping @Sendable (Pixel, Pixel, Float) -> Pixel
    ) -> FilterKind {
        .changing(
            name,
            kCICategoryStylize,
            [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { image, values in
            let amount = values.float(kCIInputIntensityKey)
            let soft = gaussian(image, radius: values.number(kCIInputRadiusKey))
            return image.blended(over: soft, extent: soft.extent) { mix($0, $1, amount) }
        }
    }

    private static func convolution(_ name: String, _ width: Int, _ height: Int) -> FilterKind {
        var same = Array(repeating: CGFloat(0), count: width * height)
        same[width * height / 2] = 1
        return .changing(
            name,
            kCICategoryStylize,
            [FilterInput(kCIInputWeightsKey, .vector(same)), .number(kCIInputBiasKey, 0)]
        ) { image, values in
            let weights = (0..<width * height).map { Float(values.vector(kCIInputWeightsKey).value(at: $0)) }
            let bias = values.float(kCIInputBiasKey)
            return image.spread(by: max(width, height) / 2) {
                $0.convolved(weights, width: width, height: height, bias: bias)
            }
        }
    }
}
