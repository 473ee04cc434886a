import CoreGraphics
import Foundation

/// Filters that change each color by a few numbers.
extension FilterKind {
    static let colorAdjustments: [FilterKind] = [
        .changing(
            "CIColorControls",
            adjusting,
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0...4),
            ]
        ) { image, values in
            let (saturation, brightness) = (values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey))
            let contrast = values.float(kCIInputContrastKey)
            return image.recolored { color in
                let gray = SIMD3(repeating: color.luminance)
                return (gray + (color - gray) * saturation + brightness - 0.5) * contrast + 0.5
            }
        },
        .changing("CIExposureAdjust", adjusting, [.number(kCIInputEVKey, 0, -10...10)]) { image, values in
            let factor = powf(2, values.float(kCIInputEVKey))
            // In light, not in its encoding.
            return image.recolored { ($0.mapped(light) * factor).mapped(encoded) }
        },
        .changing("CIGammaAdjust", adjusting, [.number("inputPower", 1, 0.25...4)]) { image, values in
            let power = values.float("inputPower")
            return image.recolored { $0.mapped { powf(max(0, $0), power) } }
        },
        .changing("CIVibrance", adjusting, [.number("inputAmount", 0, -1...1)]) { image, values in
            let amount = values.float("inputAmount")
            return image.recolored { color in
                let gray = SIMD3(repeating: color.luminance)
                return gray + (color - gray) * (1 + amount * (1 - (color.max() - color.min())))
            }
        },
        .changing("CIHueAdjust", adjusting, [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]) { image, values in
            let angle = values.float(kCIInputAngleKey)
            let (cosine, sine) = (cosf(angle), sinf(angle) / Float(3).squareRoot())
            // A turn about the axis of grays (Rodrigues).
            return image.recolored { color in
                let cross = SIMD3(color.z - color.y, color.x - color.z, color.y - color.x)
                return color * cosine + cross * sine + SIMD3(repeating: color.sum() / 3 * (1 - cosine))
            }
        },
        .changing("CIColorClamp", adjusting, clamping) { image, values in
            let (least, most) = (values.four("inputMinComponents"), values.four("inputMaxComponents"))
            return image.mapped {
                $0.unpremultiplied.replacing(with: least, where: $0.unpremultiplied .< least)
                    .replacing(with: most, where: $0.unpremultiplied .> most).premultiplied
            }
        },
        .changing("CIColorMatrix", adjusting, matrix) { image, values in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { values.four($0) }
            let bias = values.four("inputBiasVector")
            return image.mapped { pixel in
                let plain = pixel.unpremultiplied
                let sums = SIMD4(
                    (plain * rows[0]).sum(),
                    (plain * rows[1]).sum(),
                    (plain * rows[2]).sum(),
                    (plain * rows[3]).sum()
                )
                return (sums + bias).premultiplied
            }
        },
        .changing(
            "CIColorPolynomial",
            adjusting,
            polynomials.map { FilterInput($0, .vector([0, 1, 0, 0])) }
        ) { image, values in
            let terms = polynomials.map { values.four($0) }
            return image.mapped { pixel in
                let plain = pixel.unpremultiplied
                var result = plain
                for part in 0..<4 {
                    let value = plain[part]
                    result[part] = (terms[part] * SIMD4(1, value, value * value, value * value * value)).sum()
                }
                return result.premultiplied
            }
        },
        .changing("CITemperatureAndTint", adjusting, temperatures) { image, values in
            let factors = whitePoint(values.point("inputTargetNeutral")) / whitePoint(values.point("inputNeutral"))
            return image.recolored { ($0.mapped(light) * factors).mapped(encoded) }
        },
        .changing("CIToneCurve", adjusting, toneCurve) { image, values in
            let points = (0..<5).map { values.point("inputPoint\($0)") }
            let curve = MonotoneCurve(points)
            return image.recolored { $0.mapped(curve.value) }
        },
        .changing("CIWhitePointAdjust", adjusting, [.color(kCIInputColorKey, 1, 1, 1)]) { image, values in
            let white = values.pixel(kCIInputColorKey).unpremultiplied.color
            return image.recolored { $0 * white }
        },
        .changing("CILinearToSRGBToneCurve", adjusting) { image, _ in image.recolored { $0.mapped(encoded) } },
        .changing("CISRGBToneCurveToLinear", adjusting) { image, _ in image.recolored { $0.mapped(light) } },
        .changing(
            "CIHighlightShadowAdjust",
            adjusting,
            [
                .number(kCIInputRadiusKey, 0, 0...10), .number("inputShadowAmount", 0, -1...1),
                .number("inputHighlightAmount", 1, 0...1),
            ]
        ) { image, values in
            let (shadows, highlights) = (values.float("inputShadowAmount"), values.float("inputHighlightAmount"))
            return image.recolored { color in
                let bright = max(0, min(1, color.luminance))
                // Each end's share falls to nothing in the middle.
                let (dark, light) = (max(0, 1 - 2 * bright), max(0, 2 * bright - 1))
                return color + (color * (1 - color) * shadows * dark * 2) - color * (1 - highlights) * light * 0.5
            }
        },
    ]

    private static let adjusting = kCICategoryColorAdjustment
    private static let polynomials = [
        "inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients", "inputAlphaCoefficients",
    ]
    private static let clamping = [
        FilterInput("inputMinComponents", .vector([0, 0, 0, 0])),
        FilterInput("inputMaxComponents", .vector([1, 1, 1, 1])),
    ]
    private static let matrix = [
        FilterInput("inputRVector", .vector([1, 0, 0, 0])), FilterInput("inputGVector", .vector([0, 1, 0, 0])),
        FilterInput("inputBVector", .vector([0, 0, 1, 0])), FilterInput("inputAVector", .vector([0, 0, 0, 1])),
        FilterInput("inputBiasVector", .vector([0, 0, 0, 0])),
    ]
    private static let temperatures = [
        FilterInput("inputNeutral", .vector([6500, 0])), FilterInput("inputTargetNeutral", .vector([6500, 0])),
    ]
    private static let toneCurve: [FilterInput] = (0..<5).map {
        .point("inputPoint\($0)", CGFloat($0) / 4, CGFloat($0) / 4)
    }

    /// sRGB's encoding of light.
    static func encoded(_ light: Float) -> Float {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
    }

    /// The light that sRGB encodes.
    static func light(_ encoded: Float) -> Float {
        encoded <= 0.040_45 ? encoded / 12.92 : powf((encoded + 0.055) / 1.055, 2.4)
    }

    /// The light of a glowing body, brightest part 1, in sRGB's primaries.
    ///
    /// - Parameter neutral: Kelvin, and how far the light goes from magenta to green.
    private static func whitePoint(_ neutral: SIMD2<Float>) -> SIMD3<Float> {
        let (kelvin, tint) = (max(1000, min(40_000, neutral.x)), neutral.y)
        // The daylight locus, and Planck's below it (CIE 15; Kim et al. 2002).
        let t = 1000 / kelvin
        let x: Float =
            if kelvin < 4000 {
                ((-0.266_123_9 * t - 0.234_358_9) * t + 0.877_695_6) * t + 0.179_910
            } else if kelvin <= 7000 {
                ((-4.6070 * t + 2.9678) * t + 0.099_11) * t + 0.244_063
            } else {
                ((-2.0064 * t + 1.9018) * t + 0.247_48) * t + 0.237_040
            }
        let y =
            kelvin < 4000
            ? ((-1.106_381_4 * x - 1.348_110_2) * x + 2.185_558_3) * x - 0.202_196_8
            : (-3 * x + 2.87) * x - 0.275 + tint / 10_000
        let xyz = SIMD3(x / y, 1, (1 - x - y) / y)
        let rgb = SIMD3<Float>(
            (xyz * SIMD3(3.2404542, -1.5371385, -0.4985314)).sum(),
            (xyz * SIMD3(-0.9692660, 1.8760108, 0.0415560)).sum(),
            (xyz * SIMD3(0.0556434, -0.2040259, 1.0572252)).sum()
        ).mapped { max(0.001, $0) }
        return rgb / rgb.max()
    }
}
