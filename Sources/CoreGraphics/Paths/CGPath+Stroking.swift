import Foundation

extension CGPath {
    /// The outline of what stroking the path would paint; fill it with the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: In the path's units.
    ///   - lineCap: How lines end.
    ///   - lineJoin: How lines meet at corners.
    ///   - miterLimit: A miter longer than this many half widths becomes a bevel.
    ///   - transform: Applies to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = CGMutablePath()
        guard lineWidth > 0, lineWidth.isFinite else { return outline }
        let stroker = PathStroker(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for subpath in applying(transform).flattened(tolerance: min(0.05, lineWidth / 8)) {
            stroker.addOutline(of: subpath, to: outline)
        }
        return outline
    }

    /// The path cut into dashes.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern the first dash begins.
    ///   - lengths: Drawn and left out by turns; an empty or impossible pattern leaves the path as it is.
    ///   - transform: Applied to the path first.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = applying(transform)
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = pattern.reduce(0, +)
        guard pattern.allSatisfy({ $0 >= 0 }), total > 0, total.isFinite, phase.isFinite else { return path }
        let dashes = CGMutablePath()
        for subpath in path.flattened() {
            let points = subpath.isClosed ? subpath.points + subpath.points.prefix(1) : subpath.points
            // A pattern far below a pixel would cost memory without end.
            let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
            guard length / total < 100_000 else { return path }
            Self.addDashes(of: points, pattern: pattern, phase: phase, total: total, to: dashes)
        }
        return dashes
    }

    private static func addDashes(
        of points: [CGPoint],
        pattern: [CGFloat],
        phase: CGFloat,
        total: CGFloat,
        to path: CGMutablePath
    ) {
        var index = 0
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        rest = pattern[index] - rest
        if index.isMultiple(of: 2), let first = points.first { path.move(to: first) }
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var done: CGFloat = 0
            while length - done > rest {
                done += rest
                let place = CGPoint(
                    x: start.x + (end.x - start.x) * done / length,
                    y: start.y + (end.y - start.y) * done / length
                )
                if index.isMultiple(of: 2) { path.addLine(to: place) } else { path.move(to: place) }
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - done
            if index.isMultiple(of: 2) { path.addLine(to: end) }
        }
    }
}

/// Builds the outline of a line with width: along the left side, around the end, and back along the right side.
private struct PathStroker {
    /// Half of the line's width.
    var radius: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat

    func addOutline(of subpath: FlatSubpath, to path: CGMutablePath) {
        let points = subpath.points
        guard points.count > 1 else { return addDot(at: points[0], isClosed: subpath.isClosed, to: path) }
        if subpath.isClosed, points.count > 2 {
            addLoop(points, to: path)
            addLoop(points.reversed(), to: path)
        } else {
            // A closed line of two points has joins where an open one has caps; they look alike but for butt ends.
            begin(at: points[0], towards: points[1], path)
            addSide(points, path)
            addCap(at: points[points.count - 1], from: points[points.count - 2], path)
            addSide(points.reversed(), path)
            addCap(at: points[0], from: points[1], path)
            path.closeSubpath()
        }
    }

    private func addDot(at point: CGPoint, isClosed: Bool, to path: CGMutablePath) {
        let square = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .round: path.addEllipse(in: square)
        case .square: path.addRect(square)
        case .butt: break
        }
    }

    private func addLoop(_ points: [CGPoint], to path: CGMutablePath) {
        begin(at: points[0], towards: points[1], path)
        addSide(points + [points[0]], path)
        addJoin(points[points.count - 1], points[0], points[1], path)
        path.closeSubpath()
    }

    private func begin(at point: CGPoint, towards next: CGPoint, _ path: CGMutablePath) {
        let side = normal(point, next)
        path.move(to: CGPoint(x: point.x + side.dx, y: point.y + side.dy))
    }

    private func addSide(_ points: [CGPoint], _ path: CGMutablePath) {
        for index in 1..<points.count {
            let side = normal(points[index - 1], points[index])
            path.addLine(to: CGPoint(x: points[index].x + side.dx, y: points[index].y + side.dy))
            if index + 1 < points.count { addJoin(points[index - 1], points[index], points[index + 1], path) }
        }
    }

    private func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ path: CGMutablePath) {
        let first = normal(before, corner)
        let second = normal(corner, after)
        let end = CGPoint(x: corner.x + second.dx, y: corner.y + second.dy)
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        // The side towards which the line turns is the inner one: going through the corner keeps it covered.
        guard cross < 0 || (cross == 0 && dot < 0) else {
            path.addLine(to: corner)
            path.addLine(to: end)
            return
        }
        switch join {
        case .round:
            let start = atan2(first.dy, first.dx)
            var delta = atan2(second.dy, second.dx) - start
            if delta > 0 { delta -= 2 * .pi }
            path.addRelativeArc(center: corner, radius: radius, startAngle: start, delta: delta)
        case .miter:
            // 1 / sin(θ/2), with the cosine of the angle between the normals.
            let ratio = (2 / max(1 + dot / (radius * radius), 1e-12)).squareRoot()
            if ratio <= miterLimit {
                let scale = radius * radius / max(radius * radius + dot, 1e-12)
                path.addLine(
                    to: CGPoint(
                        x: corner.x + (first.dx + second.dx) * scale,
                        y: corner.y + (first.dy + second.dy) * scale
                    )
                )
            }
            path.addLine(to: end)
        case .bevel:
            path.addLine(to: end)
        }
    }

    private func addCap(at point: CGPoint, from before: CGPoint, _ path: CGMutablePath) {
        let side = normal(before, point)
        let ahead = CGVector(dx: side.dy, dy: -side.dx)
        switch cap {
        case .butt: break
        case .square:
            // `side` points to the left of the way, so ahead is a quarter turn back from it.
            path.addLine(to: CGPoint(x: point.x + side.dx + ahead.dx, y: point.y + side.dy + ahead.dy))
            path.addLine(to: CGPoint(x: point.x - side.dx + ahead.dx, y: point.y - side.dy + ahead.dy))
        case .round:
            path.addRelativeArc(center: point, radius: radius, startAngle: atan2(side.dy, side.dx), delta: -.pi)
        }
        path.addLine(to: CGPoint(x: point.x - side.dx, y: point.y - side.dy))
    }

    /// A quarter turn (from x towards y) off the direction, as long as the radius.
    private func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        let length = hypot(end.x - start.x, end.y - start.y)
        return CGVector(dx: -(end.y - start.y) / length * radius, dy: (end.x - start.x) / length * radius)
    }
}
