import CoreGraphics
import Foundation

/// Filters that tell of an area in a few pixels at the origin.
extension FilterKind {
    static let reductions: [FilterKind] = [
        area("CIAreaAverage") { map in
            let sum = map.values.reduce(Pixel.zero, +)
            return sum / Float(max(1, map.values.count))
        },
        area("CIAreaMaximum") { map in
            map.values.reduce(Pixel.zero) { $0.replacing(with: $1, where: $1 .> $0) }
        },
        area("CIAreaMinimum") { map in
            map.values.reduce(Pixel.one) { $0.replacing(with: $1, where: $1 .< $0) }
        },
        area("CIAreaMaximumAlpha") { map in map.values.max { $0.w < $1.w } ?? .zero },
        area("CIAreaMinimumAlpha") { map in map.values.min { $0.w < $1.w } ?? .zero },
        .changing("CIColumnAverage", kCICategoryReduction, [extent]) { image, values in
            guard let part = reduced(image, values) else { return .empty() }
            return CIImage(extent: CGRect(x: 0, y: 0, width: part.width, height: 1)) { area in
                let map = image.rendered(in: part)
                return PixelMap(area: area) { point in
                    let x = part.x + Int(point.x.rounded(.down))
                    let sum = (part.y..<part.maxY).reduce(Pixel.zero) { $0 + map[x, $1] }
                    return sum / Float(part.height)
                }
            }
        },
        .changing(
            "CIAreaHistogram",
            kCICategoryReduction,
            [extent, .number(kCIInputCountKey, 64, 1...2048), .number(kCIInputScaleKey, 1, 0...1)]
        ) { image, values in
            guard let part = reduced(image, values) else { return .empty() }
            let count = max(1, min(2048, Int(values.number(kCIInputCountKey))))
            let share = values.float(kCIInputScaleKey) / Float(part.count)
            return CIImage(extent: CGRect(x: 0, y: 0, width: count, height: 1)) { area in
                var bins = [Pixel](repeating: .zero, count: count)
                for pixel in image.rendered(in: part).values {
                    let plain = pixel.unpremultiplied
                    for channel in 0..<4 {
                        bins[min(count - 1, Int(max(0, min(1, plain[channel])) * Float(count)))][channel] += share
                    }
                }
                return PixelMap(area: area) { bins[Int($0.x)] }
            }
        },
    ]

    private static let extent = FilterInput(kCIInputExtentKey, .vector([0, 0, 640, 80]))

    /// The area that a filter looks at; nil where the image has nothing of it.
    private static func reduced(_ image: CIImage, _ values: FilterValues) -> PixelArea? {
        PixelArea(image.extent.shared(with: values.vector(kCIInputExtentKey).cgRectValue))
    }

    /// One pixel of a whole area.
    private static func area(_ name: String, _ pixel: @escaping @Sendable (PixelMap) -> Pixel) -> FilterKind {
        .changing(name, kCICategoryReduction, [extent]) { image, values in
            guard let part = reduced(image, values) else { return .empty() }
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { area in
                PixelMap(area: area, filledWith: pixel(image.rendered(in: part)))
            }
        }
    }
}
