import CoreGraphics
import Foundation

/// Filters that make gradients, all without an end.
extension FilterKind {
    static let gradients: [FilterKind] = [
        .generating("CILinearGradient", kCICategoryGradient, line) { values in linear(values) { $0 } },
        .generating("CISmoothLinearGradient", kCICategoryGradient, line) { values in linear(values, smooth) },
        .generating(
            "CIRadialGradient",
            kCICategoryGradient,
            [
                .point(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
                .number("inputRadius1", 100, 0...800), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let (inner, outer) = (values.float("inputRadius0"), values.float("inputRadius1"))
            return round(values) { outer == inner ? ($0 < inner ? 0 : 1) : ($0 - inner) / (outer - inner) }
        },
        .generating(
            "CIGaussianGradient",
            kCICategoryGradient,
            [
                .point(kCIInputCenterKey, 150, 150), .color("inputColor0", 1, 1, 1),
                FilterInput("inputColor1", .color([0, 0, 0, 0])), .number(kCIInputRadiusKey, 300, 0...800),
            ]
        ) { values in
            let radius = max(0.001, values.float(kCIInputRadiusKey))
            // The bell has fallen to nothing at the radius: three deviations.
            return round(values) { $0 >= radius ? 1 : 1 - expf(-4.5 * ($0 / radius) * ($0 / radius)) }
        },
    ]

    private static let line: [FilterInput] = [
        .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1),
        .color("inputColor1", 0, 0, 0),
    ]

    /// Slow at both ends: 3t² − 2t³.
    static func smooth(_ share: Float) -> Float { share * share * (3 - 2 * share) }

    private static func linear(_ values: FilterValues, _ curve: @escaping (Float) -> Float) -> CIImage {
        let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
        let (first, second) = (values.pixel("inputColor0"), values.pixel("inputColor1"))
        let way = end - start
        let square = (way * way).sum()
        return CIImage(extent: .infinite) { area in
            PixelMap(area: area) { point in
                let share = square > 0 ? ((point - start) * way).sum() / square : 0
                return first.mixed(with: second, curve(max(0, min(1, share))))
            }
        }
    }

    /// - Parameter share: Of the second color, by the distance from the center.
    private static func round(_ values: FilterValues, _ share: @escaping (Float) -> Float) -> CIImage {
        let center = values.point(kCIInputCenterKey)
        let (first, second) = (values.pixel("inputColor0"), values.pixel("inputColor1"))
        return CIImage(extent: .infinite) { area in
            PixelMap(area: area) { first.mixed(with: second, max(0, min(1, share(length($0 - center))))) }
        }
    }
}
