/// What an outline is filled with.
public protocol ShapeStyle: Sendable {}

nonisolated extension ShapeStyle {
    /// Weaker, 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    /// Laid over what is behind.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    /// With a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// In the space of a rectangle, in points.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
    /// A lesser form.
    public var secondary: some ShapeStyle { self }
    /// A lesser form.
    public var tertiary: some ShapeStyle { self }
    /// A lesser form.
    public var quaternary: some ShapeStyle { self }
}

/// What fills, of any kind.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// Hides a style's kind.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

/// From the most to the least important.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let level: Int
    private init(_ level: Int) { self.level = level }
    /// The most important.
    public static let primary = HierarchicalShapeStyle(1)
    /// Less important.
    public static let secondary = HierarchicalShapeStyle(2)
    /// Less important.
    public static let tertiary = HierarchicalShapeStyle(3)
    /// Less important.
    public static let quaternary = HierarchicalShapeStyle(4)
    /// The least important.
    public static let quinary = HierarchicalShapeStyle(5)
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The most important.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// Less important.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Less important.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// Less important.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The least important.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Of texts.
public struct ForegroundStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of what lies behind.
public struct BackgroundStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of what can be tapped.
public struct TintShapeStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of lines between others.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of a field's text that isn't there yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of what leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

/// Of areas.
public struct FillShapeStyle: ShapeStyle {
    /// Makes it.
    public init() {}
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    /// Of texts.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    /// Of what lies behind.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// Of what can be tapped.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Of lines between others.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    /// Of what is chosen.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Of a field's text that isn't there yet.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
    /// Of what leads somewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
    /// Of areas.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
