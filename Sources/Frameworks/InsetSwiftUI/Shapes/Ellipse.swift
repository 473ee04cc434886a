/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
    private var amount: CGFloat = 0
    /// Makes it.
    public init() {}
    /// As large as its frame.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
    private var amount: CGFloat = 0
    /// Makes it.
    public init() {}
    /// As large as its frame allows, in the middle.
    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - amount
        return Path(
            ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
        )
    }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A circle that is drawn out.
nonisolated public struct Capsule: InsettableShape {
    /// How its ends are round.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0
    /// Makes it.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The frame with ends that are round.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// The shape of the container, which is its frame here.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0
    /// Makes it.
    public init() {}
    /// The frame.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A shape of any kind.
nonisolated public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    /// Hides a shape's kind.
    public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
    /// The shape's.
    public func path(in rect: CGRect) -> Path { outline(rect) }
}
