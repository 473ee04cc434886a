/// A color, which is a view as well.
public struct Color: _PrimitiveView, ShapeStyle, Hashable, Sendable {
    /// How the parts of a color are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        /// As on most screens, without steps, or with more colors.
        case sRGB, sRGBLinear, displayP3
    }
    let color: UIColor
    /// UIKit's color.
    nonisolated public init(uiColor: UIColor) { color = uiColor }
    /// UIKit's color.
    nonisolated public init(_ color: UIColor) { self.color = color }
    /// CoreGraphics's color.
    nonisolated public init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }
    /// CoreGraphics's color.
    nonisolated public init(_ color: CGColor) { self.init(cgColor: color) }
    /// Of the app's catalog; clear where it isn't there.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    /// Of the app's catalog, by its generated name.
    nonisolated public init(_ resource: ColorResource) { color = UIColor(resource: resource) }
    /// By its parts, 0…1.
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        let (red, green, blue, alpha) = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(opacity))
        color =
            colorSpace == .displayP3
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Gray, 0…1.
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        color = UIColor(white: CGFloat(white), alpha: CGFloat(opacity))
    }
    /// By hue, saturation and brightness, 0…1.
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        color = UIColor(
            hue: CGFloat(hue),
            saturation: CGFloat(saturation),
            brightness: CGFloat(brightness),
            alpha: CGFloat(opacity)
        )
    }
    /// Weaker, 0…1.
    nonisolated public func opacity(_ opacity: Double) -> Color {
        Color(uiColor: color.withAlphaComponent(color.cgColor.alpha * CGFloat(opacity)))
    }
    /// With another one, in light and dark as it is now; 0…1 of the other.
    nonisolated public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual)
        -> Color
    {
        let (own, others) = (rgba, other.rgba)
        func part(_ index: Int) -> CGFloat { own[index] + (others[index] - own[index]) * CGFloat(fraction) }
        return Color(UIColor(red: part(0), green: part(1), blue: part(2), alpha: part(3)))
    }
    /// A run from a lighter shade to itself.
    nonisolated public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
    /// CoreGraphics's color, as it is now.
    nonisolated public var cgColor: CGColor? { color.cgColor }
    /// How it reads.
    nonisolated public var description: String { "\(color)" }

    nonisolated var rgba: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}

extension Color: CustomStringConvertible {}

extension UIColor {
    /// SwiftUI's color, which still follows light and dark.
    public convenience init(_ color: Color) {
        let own = color.color
        self.init { traits in own.resolvedColor(with: traits) }
    }
}
