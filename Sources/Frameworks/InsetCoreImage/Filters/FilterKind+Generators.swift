import CoreGraphics
import Foundation

/// Filters that make images of nothing; all but codes and shapes are without an end.
extension FilterKind {
    static let generators: [FilterKind] = [
        .generating("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 1, 1)]) {
            CIImage(color: $0.color(kCIInputColorKey))
        },
        .generating("CICheckerboardGenerator", kCICategoryGenerator, pattern) { values in
            striped(values) { $0.x * $0.y }
        },
        .generating("CIStripesGenerator", kCICategoryGenerator, pattern) { values in striped(values) { $0.x } },
        .generating("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            CIImage(extent: .infinite) { area in PixelMap(area: area) { noise($0) } }
        },
        .generating(
            "CIRoundedRectangleGenerator",
            kCICategoryGenerator,
            [
                FilterInput(kCIInputExtentKey, .vector([0, 0, 100, 100])), .number(kCIInputRadiusKey, 10, 0...1000),
                .color(kCIInputColorKey, 1, 1, 1),
            ],
            roundedRectangle
        ),
        .generating(
            "CIQRCodeGenerator",
            kCICategoryGenerator,
            [FilterInput("inputMessage", .data), FilterInput("inputCorrectionLevel", .string("M"))]
        ) { QRCode.image(of: $0.data("inputMessage") ?? Data(), correction: $0.string("inputCorrectionLevel")) },
    ]

    private static let pattern: [FilterInput] = [
        .point(kCIInputCenterKey, 150, 150), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
        .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
    ]

    /// Two colors by the sign of a wave; both directions go up and down by 1 with a field's width.
    private static func striped(_ values: FilterValues, _ sign: @escaping (SIMD2<Float>) -> Float) -> CIImage {
        let (first, second) = (values.pixel("inputColor0"), values.pixel("inputColor1"))
        let (center, width) = (values.point(kCIInputCenterKey), max(0.001, values.float(kCIInputWidthKey)))
        // The part of a field, from its edge inwards, in which the colors blend.
        let soft = max(0, 1 - values.float(kCIInputSharpnessKey))
        return CIImage(extent: .infinite, isNearest: soft == 0) { area in
            PixelMap(area: area) { point in
                let place = (point - center) / width
                // 1 in the middle of a first field, -1 in that of a second, 0 at the edges.
                let wave = SIMD2(triangle(place.x), triangle(place.y))
                let value = sign(soft > 0 ? wave / soft : wave * .greatestFiniteMagnitude.squareRoot())
                return second.mixed(with: first, max(0, min(1, 0.5 + value / 2)))
            }
        }
    }

    private static func triangle(_ place: Float) -> Float {
        let phase = place - 2 * (place / 2).rounded(.down)
        return phase < 1 ? 1 - abs(2 * phase - 1) : abs(2 * phase - 3) - 1
    }

    /// A color that depends on the place alone, so that a drawing is alike every time.
    static func noise(_ point: SIMD2<Float>) -> Pixel {
        let (x, y) = (Int32(point.x.rounded(.down)), Int32(point.y.rounded(.down)))
        var state = UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y))
        // SplitMix64's finishing steps.
        state = (state &+ 0x9E37_79B9_7F4A_7C15)
        state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
        state ^= state >> 31
        let parts = SIMD4(
            Float(state & 0xFF),
            Float(state >> 8 & 0xFF),
            Float(state >> 16 & 0xFF),
            Float(state >> 24 & 0xFF)
        )
        return (parts / 255).premultiplied
    }

    private static func roundedRectangle(_ values: FilterValues) -> CIImage {
        let (rect, pixel) = (values.vector(kCIInputExtentKey).cgRectValue.standardized, values.pixel(kCIInputColorKey))
        let half = SIMD2(Float(rect.width), Float(rect.height)) / 2
        let radius = min(values.float(kCIInputRadiusKey), half.min())
        let center = SIMD2(Float(rect.midX), Float(rect.midY))
        return CIImage(extent: rect) { area in
            PixelMap(area: area) { point in
                let beyond = (point - center).replacing(with: center - point, where: point .< center) - half + radius
                let outside = beyond.clamped(lowerBound: .zero, upperBound: SIMD2(repeating: .infinity))
                let distance = length(outside) + min(0, beyond.max()) - radius
                return pixel * max(0, min(1, 0.5 - distance))
            }
        }
    }

    static func length(_ vector: SIMD2<Float>) -> Float { (vector * vector).sum().squareRoot() }
}
