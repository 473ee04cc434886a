/// Glass through which what lies behind shows.
public struct Material: ShapeStyle, Hashable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Almost clear.
    public static let ultraThin = Self("ultraThin")
    /// Rather clear.
    public static let thin = Self("thin")
    /// As usual.
    public static let regular = Self("regular")
    /// Rather dense.
    public static let thick = Self("thick")
    /// Almost dense.
    public static let ultraThick = Self("ultraThick")
    /// As bars.
    public static let bar = Self("bar")
}

nonisolated extension ShapeStyle where Self == Material {
    /// Almost clear.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Rather clear.
    public static var thinMaterial: Material { .thin }
    /// As usual.
    public static var regularMaterial: Material { .regular }
    /// Rather dense.
    public static var thickMaterial: Material { .thick }
    /// Almost dense.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As bars.
    public static var bar: Material { .bar }
}

/// A shadow of what fills.
public struct ShadowStyle: Equatable, Sendable {
    private let name: String
    /// Behind it, in points.
    public static func drop(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> Self
    { ShadowStyle(name: "drop \(radius) \(x) \(y)") }
    /// Within it, in points.
    public static func inner(color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> Self
    { ShadowStyle(name: "inner \(radius) \(x) \(y)") }
}

/// How a view is laid over what is behind.
public enum BlendMode: Hashable, Sendable {
    /// Over it.
    case normal
    /// Darker.
    case multiply, darken, colorBurn, plusDarker
    /// Lighter.
    case screen, lighten, colorDodge, plusLighter
    /// By contrast.
    case overlay, softLight, hardLight, difference, exclusion
    /// By parts of the color.
    case hue, saturation, color, luminosity
    /// By what is covered.
    case sourceAtop, destinationOver, destinationOut
}
