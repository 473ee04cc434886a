/// Colors along a line.
public struct LinearGradient: _PrimitiveView, ShapeStyle {
    /// From one place to another.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// From one place to another.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// From one place to another.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colors from a middle outwards.
public struct RadialGradient: _PrimitiveView, ShapeStyle {
    /// From one radius to another, in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// From one radius to another, in points.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// From one radius to another, in points.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// Colors from a middle outwards, as far as the frame goes.
public struct EllipticalGradient: _PrimitiveView, ShapeStyle {
    /// From one radius to another, as parts of the frame.
    nonisolated public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    /// From one radius to another, as parts of the frame.
    nonisolated public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    /// From one radius to another, as parts of the frame.
    nonisolated public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
}

/// Colors around a middle.
public struct AngularGradient: _PrimitiveView, ShapeStyle {
    /// From one angle to another.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    }
    /// From one angle to another.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// From one angle to another.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// All around.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
    /// All around.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    /// All around.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// Colors between the places of a grid.
public struct MeshGradient: _PrimitiveView, ShapeStyle {
    /// Colors at places, 0…1.
    nonisolated public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {}
}

/// A picture again and again.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// What of it is used, 0…1.
    public var sourceRect: CGRect
    /// How much larger.
    public var scale: CGFloat
    /// All of it.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// From one place to another.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// From one place to another.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    /// From one place to another.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// From one radius to another, in points.
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> RadialGradient
    { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// From one angle to another.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
}
