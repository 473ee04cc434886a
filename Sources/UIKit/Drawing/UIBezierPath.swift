/// A path of lines and curves, with how it is drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private final var path = CGMutablePath()

    /// Points. Default: 1.
    open var lineWidth: CGFloat = 1
    /// Default: butt.
    open var lineCapStyle = CGLineCap.butt
    /// Default: miter.
    open var lineJoinStyle = CGLineJoin.miter
    /// Default: 10.
    open var miterLimit: CGFloat = 10
    /// How far curves may be off when drawn, in points. Default: 0.6; drawing is always finer.
    open var flatness: CGFloat = 0.6
    /// True to fill by the even-odd rule. Default: false.
    open var usesEvenOddFillRule = false
    private final var dashes: (phase: CGFloat, lengths: [CGFloat])?

    public override init() {
        super.init()
    }

    // MARK: Coding (UIBezierPath+Coding.swift)

    /// True: archives that ask for it may hold paths.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a path from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        read(from: coder)
    }

    /// Writes the path's parts and how it is drawn.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// A closed rectangle from its origin, clockwise where y points down; in points.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// A closed ellipse that touches the rectangle's four sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with continuous corners.
    ///
    /// - Parameter cornerRadius: Points, at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
        )
    }

    /// A rectangle of which some corners are round.
    ///
    /// - Parameter cornerRadii: Points; UIKit goes by the width.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(rect.standardized, corners: corners, radius: cornerRadii.width)
    }

    /// An arc of a circle.
    ///
    /// - Parameters:
    ///   - startAngle: Radians, clockwise from the x axis in UIKit's space.
    ///   - clockwise: As seen in UIKit's space, where y points down.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the path, with the standard width, caps and joins.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A copy of the path; setting takes over another one.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Construction

    /// Begins a new subpath, and leaves the one before open.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// A straight line from the current point; left out where there is none yet.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// A cubic curve from the current point; in points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve from the current point; in points.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, after a line to its start where there is a current point.
    ///
    /// - Parameter clockwise: As seen in UIKit's space, where y points down.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics names the direction as seen with y up.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// A straight line to the start of the subpath, and a join there.
    open func close() { path.closeSubpath() }

    /// Empties the path; width, caps, joins and dashes stay.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the other path's lines and curves as subpaths of their own, not its style.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves the points; the line width isn't scaled.
    open func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform).mutableCopy() ?? CGMutablePath()
    }

    /// The same path drawn the other way round, subpath by subpath.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed)
        reversed.takeStyle(of: self)
        return reversed
    }

    /// Sets the pattern of a dashed line.
    ///
    /// - Parameter pattern: Points drawn and left out by turns; nil or a count of 0 for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dashes = nil
            return
        }
        dashes = (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
    }

    /// Stores the dashes, if there are any; the pattern must have room for as many as `count` says.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashes?.lengths.count ?? 0
        phase?.pointee = dashes?.phase ?? 0
        for (index, length) in (dashes?.lengths ?? []).enumerated() { pattern?[index] = length }
    }

    // MARK: Questions

    /// Whether there is no element, not even a point moved to.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last element, in points.
    open var currentPoint: CGPoint { path.currentPoint }

    /// True when the point is inside by the fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// Fills with the current fill color.
    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(path, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes with the current stroke color.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if let dashes { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// With an alpha of 0…1 on top of the fill color's; the context's own mode and alpha stay.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { fill() }
    }

    /// With an alpha of 0…1 on top of the stroke color's; the context's own mode and alpha stay.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { stroke() }
    }

    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    /// Limits drawing to the inside of the path.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: path, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other || path == other.path && lineWidth == other.lineWidth
    }

    open override var hash: Int { path.hashValue }

    /// A path of the same course and style.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashes = other.dashes
    }

    private func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
        func reach(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let vertices: [(CGPoint, CGPoint, CGFloat)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), reach(.topRight)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), reach(.bottomRight)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), reach(.bottomLeft)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), reach(.topLeft)),
        ]
        path.move(to: CGPoint(x: rect.minX + reach(.topLeft), y: rect.minY))
        for (corner, next, radius) in vertices {
            if radius > 0 {
                path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
            } else {
                path.addLine(to: corner)
            }
        }
        path.closeSubpath()
    }
}
