/// An outline, kept as one of CoreGraphics.
public struct Path: Equatable, @unchecked Sendable {
    /// One part of an outline.
    public enum Element: Equatable, Sendable {
        /// Begins a part.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Back to the part's beginning.
        case closeSubpath
    }
    private var path: CGMutablePath

    /// None.
    public init() { path = CGMutablePath() }
    /// CoreGraphics's.
    public init(_ path: CGPath) { self.path = path.mutableCopy() ?? CGMutablePath() }
    /// By drawing.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// A rectangle.
    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
    /// A rectangle with round corners, in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }
    /// A rectangle with round corners, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// An ellipse.
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

    /// The path for CoreGraphics.
    public var cgPath: CGPath { path.copy() ?? path }
    /// Whether there is nothing.
    public var isEmpty: Bool { path.isEmpty }
    /// What it covers, with its control points, in points.
    public var boundingRect: CGRect { path.boundingBoxOfPath }
    /// Where the next part begins; nil where there is none.
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
    /// Whether both have the same parts.
    public static func == (left: Path, right: Path) -> Bool { left.path == right.path }
    /// Whether a place is inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        path.contains(point, using: eoFill ? .evenOdd : .winding)
    }
    /// Calls for each part.
    public func forEach(_ body: (Element) -> Void) {
        path.applyWithBlock { place in
            let (element, points) = (place.pointee, place.pointee.points)
            switch element.type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            @unknown default: break
            }
        }
    }

    /// Copies share their outline until one is drawn on.
    private mutating func change(_ draw: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&path) { path = path.mutableCopy() ?? CGMutablePath() }
        draw(path)
    }

    /// Begins a part.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    /// A straight line.
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    /// A curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    /// A curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Back to the part's beginning.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }
    /// A rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    /// Rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }
    /// A rectangle with round corners, in points.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        // Corners can't be larger than their sides allow.
        let width = max(0, min(cornerSize.width, rect.width / 2))
        let height = max(0, min(cornerSize.height, rect.height / 2))
        change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform) }
    }
    /// An ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    /// Straight lines between points.
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    /// A part of a circle.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center,
                radius: radius,
                startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians),
                clockwise: clockwise,
                transform: transform
            )
        }
    }
    /// A part of a circle, by how far it goes.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center,
                radius: radius,
                startAngle: CGFloat(startAngle.radians),
                delta: CGFloat(delta.radians),
                transform: transform
            )
        }
    }
    /// A part of a circle that touches two lines.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    /// Another outline.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.path, transform: transform) }
    }
    /// Turned, stretched or moved.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }
    /// Moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// The outline of its line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(
            path.copy(
                strokingWithWidth: style.lineWidth,
                lineCap: style.lineCap,
                lineJoin: style.lineJoin,
                miterLimit: style.miterLimit
            )
        )
    }
}

extension Path: Shape {
    /// Itself, wherever it is shown.
    public func path(in rect: CGRect) -> Path { self }
}
