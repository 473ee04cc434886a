import Foundation

/// A color as it is drawn: gamma-encoded sRGB and alpha, not premultiplied.
package struct SRGBComponents: Hashable, Sendable {
    /// 0…1 in gamut.
    package var red: CGFloat
    /// 0…1 in gamut.
    package var green: CGFloat
    /// 0…1 in gamut.
    package var blue: CGFloat
    /// 0…1.
    package var alpha: CGFloat

    /// Gamma-encoded sRGB.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Every component within 0…1; what isn't a number becomes 0.
    package var clamped: SRGBComponents {
        func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        return SRGBComponents(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}

// MARK: Conversion

extension SRGBComponents {
    /// - Parameter components: As many as the space has, then alpha; missing ones count as 0, alpha as 1.
    package init(_ components: [CGFloat], in space: CGColorSpace.Kind) {
        func component(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        let count = CGColorSpace(space).numberOfComponents
        let alpha = count < components.count ? components[count] : 1
        let (first, second, third) = (component(0), component(1), component(2))
        switch space {
        case .deviceRGB, .sRGB, .extendedSRGB:
            self.init(red: first, green: second, blue: third, alpha: alpha)
        case .linearSRGB, .extendedLinearSRGB, .genericRGBLinear:
            self.init(
                red: Self.encode(first),
                green: Self.encode(second),
                blue: Self.encode(third),
                alpha: alpha
            )
        case .displayP3, .extendedDisplayP3:
            let linear = Self.sRGB(
                fromLinearDisplayP3: (Self.decode(first), Self.decode(second), Self.decode(third))
            )
            self.init(
                red: Self.encode(linear.0),
                green: Self.encode(linear.1),
                blue: Self.encode(linear.2),
                alpha: alpha
            )
        case .deviceGray, .genericGrayGamma2_2, .extendedGray:
            // Deviation: the gray gamma of 2.2 is taken for sRGB's curve, as the eye sees no difference.
            self.init(red: first, green: first, blue: first, alpha: alpha)
        case .lab:
            self = LabSpace.generic.sRGB(lightness: first, a: second, b: third, alpha: alpha)
        case .pattern, .indexed:
            // What can't be drawn as a pattern, and an index without its table, count as black.
            self.init(red: 0, green: 0, blue: 0, alpha: alpha)
        case .linearGray:
            let gray = Self.encode(first)
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        case .deviceCMYK:
            let light = 1 - component(3)
            self.init(
                red: (1 - first) * light,
                green: (1 - second) * light,
                blue: (1 - third) * light,
                alpha: alpha
            )
        }
    }

    /// The components in another space, alpha last; not clamped, so an extended space keeps what is out of gamut.
    package func components(in space: CGColorSpace.Kind) -> [CGFloat] {
        switch space {
        case .deviceRGB, .sRGB, .extendedSRGB:
            return [red, green, blue, alpha]
        case .linearSRGB, .extendedLinearSRGB, .genericRGBLinear:
            return [Self.decode(red), Self.decode(green), Self.decode(blue), alpha]
        case .displayP3, .extendedDisplayP3:
            let linear = Self.displayP3(fromLinearSRGB: (Self.decode(red), Self.decode(green), Self.decode(blue)))
            return [Self.encode(linear.0), Self.encode(linear.1), Self.encode(linear.2), alpha]
        case .deviceGray, .genericGrayGamma2_2, .extendedGray:
            return [Self.encode(luminance), alpha]
        case .linearGray:
            return [luminance, alpha]
        case .lab:
            return LabSpace.generic.components(of: self) + [alpha]
        case .pattern:
            return [alpha]
        case .indexed:
            return [0, alpha]
        case .deviceCMYK:
            let black = 1 - max(red, green, blue)
            guard black < 1 else { return [0, 0, 0, 1, alpha] }
            let light = 1 - black
            let (cyan, magenta, yellow) = (1 - red - black, 1 - green - black, 1 - blue - black)
            return [cyan / light, magenta / light, yellow / light, black, alpha]
        }
    }

    /// The light of the color, linear, 0…1; Rec. 709's weights.
    package var luminance: CGFloat {
        0.2126 * Self.decode(red) + 0.7152 * Self.decode(green) + 0.0722 * Self.decode(blue)
    }

    /// From linear light to sRGB's curve (IEC 61966-2-1), odd about zero for extended values.
    static func encode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// From sRGB's curve to linear light.
    static func decode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let decoded = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -decoded : decoded
    }

    // The matrices follow from the primaries and the white point D65 that both spaces publish.

    static func sRGB(fromLinearDisplayP3 p: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
        (
            1.2249401763 * p.0 - 0.2249401763 * p.1,
            -0.0420569547 * p.0 + 1.0420569547 * p.1,
            -0.0196375546 * p.0 - 0.0786360456 * p.1 + 1.0982736002 * p.2
        )
    }

    static func displayP3(fromLinearSRGB s: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
        (
            0.8224619687 * s.0 + 0.1775380313 * s.1,
            0.0331941989 * s.0 + 0.9668058011 * s.1,
            0.0170826307 * s.0 + 0.0723974407 * s.1 + 0.9105199286 * s.2
        )
    }
}
