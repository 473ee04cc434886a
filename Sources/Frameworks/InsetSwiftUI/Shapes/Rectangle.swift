/// Four straight sides.
nonisolated public struct Rectangle: InsettableShape {
    private var amount: CGFloat = 0
    /// Makes it.
    public init() {}
    /// The frame.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// Four straight sides and round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// Width and height of the corners, in points.
    public var cornerSize: CGSize
    /// How they are round.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0
    /// With corners, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    /// With corners of a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// The frame with round corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: cornerSize, style: style)
    }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.amount += amount
        shape.cornerSize.width = max(0, cornerSize.width - amount)
        shape.cornerSize.height = max(0, cornerSize.height - amount)
        return shape
    }
}

/// Four straight sides, and corners that are round to different degrees.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// In points.
    public var cornerRadii: RectangleCornerRadii
    /// How they are round.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0
    /// With corners, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    /// With corners, in points.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }
    /// The frame with round corners, where reading begins on the left.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        return Path { path in
            path.move(to: CGPoint(x: left + cornerRadii.topLeading, y: top))
            for (corner, end, radius) in [
                (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), cornerRadii.topTrailing),
                (CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom), cornerRadii.bottomTrailing),
                (CGPoint(x: left, y: bottom), CGPoint(x: left, y: top), cornerRadii.bottomLeading),
                (CGPoint(x: left, y: top), CGPoint(x: right, y: top), cornerRadii.topLeading),
            ] {
                path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            }
            path.closeSubpath()
        }
    }
    /// Smaller, in points.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}
