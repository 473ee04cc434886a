nonisolated extension View {
    /// The color of texts.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// What texts are drawn with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// What texts are drawn with, in two levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
    /// What texts are drawn with, in three levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View { self }
    /// The color of what can be tapped.
    public func tint(_ tint: Color?) -> some View { self }
    /// What is drawn of what can be tapped.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    /// The color of what can be tapped.
    public func accentColor(_ accentColor: Color?) -> some View { self }
    /// Round corners, in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// Only within a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
    /// Only within its frame.
    public func clipped(antialiased: Bool = false) -> some View { self }
    /// Only where another view is.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }
    /// Only where another view is.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
    /// A shadow, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { self }
    /// How much shines through, 0…1.
    public func opacity(_ opacity: Double) -> some View { self }
    /// Takes its space without being seen.
    public func hidden() -> some View { self }
    /// Out of focus, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Lighter or darker.
    public func brightness(_ amount: Double) -> some View { self }
    /// More or less contrast.
    public func contrast(_ amount: Double) -> some View { self }
    /// More or less color.
    public func saturation(_ amount: Double) -> some View { self }
    /// Less color, 0…1.
    public func grayscale(_ amount: Double) -> some View { self }
    /// Other hues.
    public func hueRotation(_ angle: Angle) -> some View { self }
    /// In a color.
    public func colorMultiply(_ color: Color) -> some View { self }
    /// In other colors.
    public func colorInvert() -> some View { self }
    /// Clear where it is dark.
    public func luminanceToAlpha() -> some View { self }
    /// How it is laid over what is behind.
    public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Drawn together.
    public func compositingGroup() -> some View { self }
    /// Drawn as one picture.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Turned in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
    /// Larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    /// Larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    /// Turned, stretched or moved.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
    /// Turned, stretched or moved in space.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
    /// Changed by where it is; never asked here.
    public func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
        self
    }
    /// Light or dark.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// Light or dark, for this view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    /// Without texts and pictures.
    public func redacted(reason: RedactionReasons) -> some View { self }
    /// With texts and pictures.
    public func unredacted() -> some View { self }
    /// Whether others mustn't see it.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// How much pictures are lit.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// A change in space.
public struct ProjectionTransform: Equatable, Sendable {
    let transform: CGAffineTransform
    /// None.
    public init() { transform = .identity }
    /// In the plane.
    public init(_ m: CGAffineTransform) { transform = m }
}

/// What changes how a view is drawn; never asked here.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    /// Makes it.
    public init() {}
}

extension VisualEffect {
    /// Moved, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Moved, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Turned in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// How much shines through, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Out of focus, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// More or less color.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Less color, 0…1.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Lighter or darker.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Other hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// Turns, stretches or moves a view; never asked here.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// The change for a size, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view as it is.
    public func body(content: Content) -> some View { content }
}
