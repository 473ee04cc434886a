/// An outline that is filled or drawn as a line.
nonisolated public protocol Shape: Animatable, Sendable, _PrimitiveView {
    /// The outline for a space, in the shape's own points.
    func path(in rect: CGRect) -> Path
    /// What fills its frame best.
    static var role: ShapeRole { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// For being filled, for its line, or for standing between others.
    case fill, stroke, separator
}

/// A shape that can shrink.
nonisolated public protocol InsettableShape: Shape {
    /// The kind of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape with distances from its frame, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
    /// Optional; for being filled.
    public static var role: ShapeRole { .fill }
    /// Filled.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
    /// Filled with the color of texts.
    public func fill(style: FillStyle = FillStyle()) -> some View { self }
    /// Drawn as a line.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { self }
    /// Drawn as a line, in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        self
    }
    /// The shape of its line.
    public func stroke(style: StrokeStyle) -> some Shape { self }
    /// The shape of its line, in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// A part of its line, 0…1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
    /// Moved, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// Moved, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// Moved, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    /// Larger or smaller.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
    /// Larger or smaller.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    /// Turned.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    /// Turned, stretched or moved.
    public func transform(_ transform: CGAffineTransform) -> some Shape { self }
    /// In a space of its own, in points.
    public func size(_ size: CGSize) -> some Shape { self }
    /// In a space of its own, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    /// What is in both.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What is in either.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What isn't in the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

nonisolated extension InsettableShape {
    /// Drawn as a line that stays within.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        self
    }
    /// Drawn as a line that stays within, in points.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    { self }
    /// Drawn as a line that stays within.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
    /// Drawn as a line that stays within, in points.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
}

/// A shape that is moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far, in points.
    public var offset: CGSize
    /// Both.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    /// The moved outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The smaller shape, moved as well.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
