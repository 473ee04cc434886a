import Foundation

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public override init() {
        super.init()
    }

    package override init(elements: [PathElement]) {
        super.init(elements: elements)
    }
}

// MARK: Lines and curves

extension CGMutablePath {
    /// Begins a subpath; without it lines and curves of an empty path are dropped.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        elements.append(.move(point))
        subpathStart = point
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(.line(point.applying(transform)))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add(.quadCurve(end.applying(transform), control: control.applying(transform)))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        add(
            .curve(
                end.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        )
    }

    /// Draws a line back to where the subpath began, and joins the ends.
    public func closeSubpath() {
        guard subpathStart != nil, elements.last != .close else { return }
        elements.append(.close)
    }

    private func add(_ element: PathElement) {
        guard let start = subpathStart else { return }
        // After a closed subpath the next one starts where that one did.
        if elements.last == .close { elements.append(.move(start)) }
        elements.append(element)
    }
}

// MARK: Shapes

extension CGMutablePath {
    /// Adds a closed rectangle; a null one adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    /// A subpath through the points, not closed.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        points.dropFirst().forEach { addLine(to: $0, transform: transform) }
    }

    /// Adds the ellipse inside a rectangle, from its rightmost point.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let shape = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        ).concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: shape)
        appendArc(from: 0, by: 2 * .pi, transform: shape)
        closeSubpath()
    }

    /// Adds a rectangle with elliptic corners.
    ///
    /// - Parameters:
    ///   - cornerWidth: Points; cut to half of the rectangle's width.
    ///   - cornerHeight: Points; cut to half of the rectangle's height.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        func corner(x: CGFloat, y: CGFloat, from angle: CGFloat) {
            let shape = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y).concatenating(transform)
            appendArc(from: angle, by: .pi / 2, transform: shape)
        }
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height), transform: transform)
        corner(x: rect.maxX - width, y: rect.maxY - height, from: 0)
        addLine(to: CGPoint(x: rect.minX + width, y: rect.maxY), transform: transform)
        corner(x: rect.minX + width, y: rect.maxY - height, from: .pi / 2)
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + height), transform: transform)
        corner(x: rect.minX + width, y: rect.minY + height, from: .pi)
        addLine(to: CGPoint(x: rect.maxX - width, y: rect.minY), transform: transform)
        corner(x: rect.maxX - width, y: rect.minY + height, from: 3 * .pi / 2)
        closeSubpath()
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements {
            let element = element.applying(transform)
            if case .move(let point) = element { subpathStart = point }
            elements.append(element)
        }
    }
}

// MARK: Arcs

extension CGMutablePath {
    /// A part of a circle, with a line to its start when the path isn't empty.
    ///
    /// - Parameters:
    ///   - startAngle: Radians, from the x axis towards the y axis.
    ///   - clockwise: As in a space whose y points up, so where y points down true turns counterclockwise.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn: CGFloat = clockwise ? -2 * .pi : 2 * .pi
        // In turns of the asked direction. More than one is one, whole ones of the other direction are one, too (IM-11);
        // other arcs that lead the other way go the rest of the way round.
        var turns = (endAngle - startAngle) / turn
        if turns < 0 {
            turns -= turns.rounded(.down)
            if turns < Self.leastTurn { turns = 1 }
        }
        let delta = min(turns, 1) * turn
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// What two angles may differ from whole turns by being rounded.
    private static var leastTurn: CGFloat { 1e-9 }

    /// Adds an arc that goes on for an angle from where it starts.
    ///
    /// - Parameter delta: Radians; negative turns the other way.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard [center.x, center.y, radius, startAngle, delta].allSatisfy(\.isFinite) else { return }
        let shape = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
        if isEmpty { move(to: start, transform: shape) } else { addLine(to: start, transform: shape) }
        appendArc(from: startAngle, by: min(max(delta, -2 * .pi), 2 * .pi), transform: shape)
    }

    /// The arc that rounds the corner at `tangent1End`, with a line from the current point to its start.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let origin = currentPoint.applying(transform.inverted())
        let first = CGVector(dx: origin.x - tangent1End.x, dy: origin.y - tangent1End.y)
        let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
        let cross = first.dx * second.dy - first.dy * second.dx
        guard lengths > 0, abs(cross) > lengths * 1e-9, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let angle = acos(min(max((first.dx * second.dx + first.dy * second.dy) / lengths, -1), 1))
        let distance = radius / tan(angle / 2)
        func along(_ vector: CGVector) -> CGPoint {
            let length = hypot(vector.dx, vector.dy)
            return CGPoint(
                x: tangent1End.x + vector.dx / length * distance,
                y: tangent1End.y + vector.dy / length * distance
            )
        }
        let start = along(first)
        let side: CGFloat = cross > 0 ? 1 : -1
        let length = hypot(first.dx, first.dy)
        let center = CGPoint(
            x: start.x - side * first.dy / length * radius,
            y: start.y + side * first.dx / length * radius
        )
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: atan2(start.y - center.y, start.x - center.x),
            delta: -side * (.pi - angle),
            transform: transform
        )
    }

    /// Cubic curves for a part of the unit circle, mapped by the transform; at most a quarter turn each, whose error is
    /// below 0.03 % of the radius.
    private func appendArc(from start: CGFloat, by delta: CGFloat, transform: CGAffineTransform) {
        guard delta != 0 else { return }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let angle = start + step * CGFloat(index)
            let end = angle + step
            addCurve(
                to: CGPoint(x: cos(end), y: sin(end)),
                control1: CGPoint(x: cos(angle) - reach * sin(angle), y: sin(angle) + reach * cos(angle)),
                control2: CGPoint(x: cos(end) + reach * sin(end), y: sin(end) - reach * cos(end)),
                transform: transform
            )
        }
    }
}
