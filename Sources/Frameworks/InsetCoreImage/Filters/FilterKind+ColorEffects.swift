import CoreGraphics
import Foundation

/// Filters that give each pixel another color.
extension FilterKind {
    static let colorEffects: [FilterKind] = [
        .changing("CIColorInvert", effects) { image, _ in image.recolored { SIMD3(repeating: 1) - $0 } },
        .changing("CISepiaTone", effects, [.number(kCIInputIntensityKey, 1, 0...1)]) { image, values in
            tinted(image, values.float(kCIInputIntensityKey)) { SIMD3(1.07, 0.87, 0.64) * $0 + SIMD3(0.06, 0.02, 0) }
        },
        .changing(
            "CIColorMonochrome",
            effects,
            [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
        ) { image, values in
            let tint = values.pixel(kCIInputColorKey).unpremultiplied.color
            return tinted(image, values.float(kCIInputIntensityKey)) { tint * $0 }
        },
        .changing(
            "CIFalseColor",
            effects,
            [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { image, values in
            let dark = values.pixel("inputColor0").unpremultiplied.color
            let light = values.pixel("inputColor1").unpremultiplied.color
            return tinted(image, 1) { dark + (light - dark) * $0 }
        },
        .changing("CIColorPosterize", effects, [.number("inputLevels", 6, 2...30)]) { image, values in
            let steps = max(1, values.float("inputLevels") - 1)
            return image.recolored { $0.mapped { (max(0, min(1, $0)) * steps).rounded() / steps } }
        },
        .changing("CIColorThreshold", effects, [.number(kCIInputThresholdKey, 0.5, 0...1)]) { image, values in
            let threshold = values.float(kCIInputThresholdKey)
            return image.recolored { $0.mapped { $0 >= threshold ? 1 : 0 } }
        },
        .changing("CIMaskToAlpha", effects) { image, _ in
            image.mapped { Pixel(repeating: max(0, min(1, $0.color.luminance))) }
        },
        .changing("CIMaximumComponent", effects) { image, _ in image.recolored { SIMD3(repeating: $0.max()) } },
        .changing("CIMinimumComponent", effects) { image, _ in image.recolored { SIMD3(repeating: $0.min()) } },
        .changing("CIThermal", effects) { image, _ in
            // From the blue of cold over red and yellow to white.
            tinted(image, 1) {
                SIMD3(1.5 * $0, 3 * $0 * $0 - 0.6, 0.5 - 4 * ($0 - 0.25) * ($0 - 0.25) + 2 * ($0 - 0.75))
            }
        },
        .changing("CIXRay", effects) { image, _ in tinted(image, 1) { SIMD3(0.9, 0.95, 1) * (1 - $0) } },
        .changing("CIColorMap", effects, [FilterInput(kCIInputGradientImageKey, .image)]) { image, values in
            guard let gradient = values.image(kCIInputGradientImageKey), let area = PixelArea(gradient.extent) else {
                return image
            }
            let row = PixelArea(x: area.x, y: area.y + area.height / 2, width: area.width, height: 1)
            let colors = gradient.rendered(in: row).values.map { $0.unpremultiplied.color }
            return image.recolored { colors[Int(max(0, min(1, $0.luminance)) * Float(colors.count - 1) + 0.5)] }
        },
        .changing("CIColorCube", effects, cube) { image, values in ColorCube(values).map { cubed(image, $0) } ?? image
        },
        .changing(
            "CIColorCubeWithColorSpace",
            effects,
            cube + [FilterInput("inputColorSpace", .object)]
        ) { image, values in ColorCube(values).map { cubed(image, $0) } ?? image },
        .changing("CIColorCrossPolynomial", effects, crossed) { image, values in
            let terms = crossed.map { input in (0..<10).map { Float(values.vector(input.key).value(at: $0)) } }
            return image.recolored { color in
                let (r, g, b) = (color.x, color.y, color.z)
                let powers = [r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, 1]
                func sum(_ part: Int) -> Float { zip(terms[part], powers).reduce(0) { $0 + $1.0 * $1.1 } }
                return SIMD3(sum(0), sum(1), sum(2))
            }
        },
        .changing(
            "CIVignette",
            effects,
            [.number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
        ) { image, values in
            let half = SIMD2(Float(image.extent.width), Float(image.extent.height)) / 2
            let middle = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
            return shaded(image, values.float(kCIInputIntensityKey)) { point in
                // Nothing in the middle, all in the corners of an image of the usual radius.
                let distance = length((point - middle) / half) / Float(2).squareRoot()
                return smooth(min(1, distance / max(0.01, values.float(kCIInputRadiusKey))))
            }
        },
        .changing(
            "CIVignetteEffect",
            effects,
            [
                .point(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 150, 0...2000),
                .number(kCIInputIntensityKey, 1, -1...1), .number("inputFalloff", 0.5, 0...1),
            ]
        ) { image, values in
            let (center, radius) = (values.point(kCIInputCenterKey), values.float(kCIInputRadiusKey))
            let width = max(1, radius * max(0.01, values.float("inputFalloff")))
            return shaded(image, values.float(kCIInputIntensityKey)) { point in
                smooth(max(0, min(1, (length(point - center) - radius) / width + 0.5)))
            }
        },
    ]

    private static let effects = kCICategoryColorEffect
    private static let cube: [FilterInput] = [
        .number("inputCubeDimension", 2, 2...128), FilterInput("inputCubeData", .data),
    ]
    private static let crossed = [
        FilterInput("inputRedCoefficients", .vector([1, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
        FilterInput("inputGreenCoefficients", .vector([0, 1, 0, 0, 0, 0, 0, 0, 0, 0])),
        FilterInput("inputBlueCoefficients", .vector([0, 0, 1, 0, 0, 0, 0, 0, 0, 0])),
    ]

    /// A share of a color that depends on the brightness alone.
    private static func tinted(_ image: CIImage, _ share: Float, _ tint: @escaping (Float) -> SIMD3<Float>) -> CIImage {
        image.recolored { $0 + (tint($0.luminance) - $0) * share }
    }

    private static func cubed(_ image: CIImage, _ cube: ColorCube) -> CIImage {
        image.mapped { pixel in cube.color(of: pixel.unpremultiplied.color) * pixel.w }
    }

    /// Darker by a share that depends on the place; lighter for a negative intensity.
    private static func shaded(
        _ image: CIImage,
        _ intensity: Float,
        _ shade: @escaping (SIMD2<Float>) -> Float
    ) -> CIImage {
        CIImage(extent: image.extent) { area in
            let map = image.rendered(in: area)
            return PixelMap(area: area) { point in
                let pixel = map.nearest(point)
                return SIMD4(pixel.color * (1 - intensity * shade(point)), pixel.w)
            }
        }
    }
}
