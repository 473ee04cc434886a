/// A form that is filled or stroked.
public protocol Shape: _PrimitiveView, Sendable {}

extension Shape {
    /// Filled.
    nonisolated public func fill(_ color: Color) -> some View { self }
    /// Drawn as a line.
    nonisolated public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
    /// Drawn as a line that stays within.
    nonisolated public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
}

/// Four straight sides.
public struct Rectangle: Shape {
    /// Makes it.
    nonisolated public init() {}
}

/// Four straight sides and round corners.
public struct RoundedRectangle: Shape {
    /// With corners of a radius, in points.
    nonisolated public init(cornerRadius: CGFloat) {}
}

/// A circle.
public struct Circle: Shape {
    /// Makes it.
    nonisolated public init() {}
}

/// A circle that is drawn out.
public struct Capsule: Shape {
    /// Makes it.
    nonisolated public init() {}
}

/// A color, which is a view as well.
public struct Color: _PrimitiveView, Hashable, Sendable {
    let color: UIColor
    /// UIKit's color.
    nonisolated public init(uiColor: UIColor) { color = uiColor }
    /// UIKit's color.
    nonisolated public init(_ color: UIColor) { self.color = color }
    /// Of the app's catalog; clear where it isn't there.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    /// By its parts, 0…1.
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
    /// Gray, 0…1.
    nonisolated public init(white: Double, opacity: Double = 1) {
        color = UIColor(white: CGFloat(white), alpha: CGFloat(opacity))
    }
    /// Weaker, 0…1.
    nonisolated public func opacity(_ opacity: Double) -> Color {
        Color(uiColor: color.withAlphaComponent(CGFloat(opacity)))
    }
    /// The system's.
    nonisolated public static var red: Color { Color(.systemRed) }
    /// The system's.
    nonisolated public static var orange: Color { Color(.systemOrange) }
    /// The system's.
    nonisolated public static var yellow: Color { Color(.systemYellow) }
    /// The system's.
    nonisolated public static var green: Color { Color(.systemGreen) }
    /// The system's.
    nonisolated public static var blue: Color { Color(.systemBlue) }
    /// The system's.
    nonisolated public static var purple: Color { Color(.systemPurple) }
    /// The system's.
    nonisolated public static var pink: Color { Color(.systemPink) }
    /// The system's.
    nonisolated public static var gray: Color { Color(.systemGray) }
    /// Plain.
    nonisolated public static var black: Color { Color(.black) }
    /// Plain.
    nonisolated public static var white: Color { Color(.white) }
    /// Nothing.
    nonisolated public static var clear: Color { Color(.clear) }
    /// Of text.
    nonisolated public static var primary: Color { Color(.label) }
    /// Of lesser text.
    nonisolated public static var secondary: Color { Color(.secondaryLabel) }
    /// Of what can be tapped.
    nonisolated public static var accentColor: Color { Color(.systemBlue) }
}

extension UIColor {
    /// SwiftUI's color.
    public convenience init(_ color: Color) {
        let parts = color.color.cgColor.components ?? [0, 0, 0, 0]
        if parts.count == 2 {
            self.init(white: parts[0], alpha: parts[1])
        } else {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.last ?? 1)
        }
    }
}
