/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// How it ends.
    public var lineCap: CGLineCap
    /// How it turns.
    public var lineJoin: CGLineJoin
    /// How far corners stick out, in line widths.
    public var miterLimit: CGFloat
    /// Lines and gaps, in points.
    public var dash: [CGFloat]
    /// Where in them it begins, in points.
    public var dashPhase: CGFloat
    /// All of it.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is covered twice stays empty.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    /// Both.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A part of a circle, or as the system's icons.
    case circular, continuous
}

/// How far corners are round, in points.
public struct RectangleCornerRadii: Animatable, Equatable, Sendable {
    /// A corner.
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    /// Each.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}
