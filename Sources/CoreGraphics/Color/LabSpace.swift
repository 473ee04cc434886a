import Foundation

/// A space of the CIE's L*a*b*, by its white: where equal steps look alike.
///
/// The formulas are those of CIE 15 and of PDF's Lab spaces (ISO 32000-1, 8.6.5.4); white is adapted to sRGB's D65 by
/// Bradford's matrix.
struct LabSpace: Hashable, Sendable {
    /// X of white.
    let x: CGFloat
    /// Y of white: 1.
    let y: CGFloat
    /// Z of white.
    let z: CGFloat
    /// What a* is held to.
    let aRange: ClosedRange<CGFloat>
    /// What b* is held to.
    let bRange: ClosedRange<CGFloat>

    /// White paper in daylight (D50), as profiles have it.
    static let generic = LabSpace(x: 0.9642, y: 1, z: 0.8249, aRange: -128...127, bRange: -128...127)

    private typealias Triple = (CGFloat, CGFloat, CGFloat)

    /// D65 as sRGB has it.
    private static let white: Triple = (0.95047, 1.0000001, 1.08883)

    /// What is drawn of lightness, a* and b*; outside 0…1 for colors that sRGB can't show.
    func sRGB(lightness: CGFloat, a: CGFloat, b: CGFloat, alpha: CGFloat) -> SRGBComponents {
        let middle = (min(max(lightness, 0), 100) + 16) / 116
        let a = min(max(a, aRange.lowerBound), aRange.upperBound)
        let b = min(max(b, bRange.lowerBound), bRange.upperBound)
        let color = (x * Self.value(middle + a / 500), y * Self.value(middle), z * Self.value(middle - b / 200))
        let adapted = Self.adapt(color, from: (x, y, z), to: Self.white)
        return SRGBComponents(
            red: SRGBComponents.encode(3.2404548360 * adapted.0 - 1.5371388501 * adapted.1 - 0.4985315469 * adapted.2),
            green: SRGBComponents.encode(
                -0.9692663899 * adapted.0 + 1.8760109288 * adapted.1 + 0.0415560823 * adapted.2
            ),
            blue: SRGBComponents.encode(0.0556434196 * adapted.0 - 0.2040258543 * adapted.1 + 1.0572251625 * adapted.2),
            alpha: alpha
        )
    }

    /// Lightness, a* and b* of a color, held to the ranges.
    func components(of color: SRGBComponents) -> [CGFloat] {
        let (red, green, blue) = (
            SRGBComponents.decode(color.red), SRGBComponents.decode(color.green), SRGBComponents.decode(color.blue)
        )
        let light = (
            0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
            0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
            0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
        )
        let adapted = Self.adapt(light, from: Self.white, to: (x, y, z))
        let (first, middle, last) = (
            Self.root(adapted.0 / x), Self.root(adapted.1 / y), Self.root(adapted.2 / z)
        )
        return [
            min(max(116 * middle - 16, 0), 100),
            min(max(500 * (first - middle), aRange.lowerBound), aRange.upperBound),
            min(max(200 * (middle - last), bRange.lowerBound), bRange.upperBound),
        ]
    }

    /// The cube, and a line near black, where cubes would have no slope.
    private static func value(_ root: CGFloat) -> CGFloat {
        root >= 6 / 29 ? root * root * root : 108 / 841 * (root - 4 / 29)
    }

    private static func root(_ value: CGFloat) -> CGFloat {
        value > 216 / 24389 ? cbrt(value) : 841 / 108 * value + 4 / 29
    }

    /// What a color looks like under another white.
    private static func adapt(_ color: Triple, from old: Triple, to new: Triple) -> Triple {
        let (color, old, new) = (cones(color), cones(old), cones(new))
        let (long, middle, short) = (color.0 * new.0 / old.0, color.1 * new.1 / old.1, color.2 * new.2 / old.2)
        return (
            0.9869929055 * long - 0.1470542564 * middle + 0.1599626517 * short,
            0.4323052697 * long + 0.5183602715 * middle + 0.0492912282 * short,
            -0.0085286646 * long + 0.0400428217 * middle + 0.9684866958 * short
        )
    }

    /// What the eye's three kinds of cones answer.
    private static func cones(_ color: Triple) -> Triple {
        (
            0.8951 * color.0 + 0.2664 * color.1 - 0.1614 * color.2,
            -0.7502 * color.0 + 1.7135 * color.1 + 0.0367 * color.2,
            0.0389 * color.0 - 0.0685 * color.1 + 1.0296 * color.2
        )
    }
}
