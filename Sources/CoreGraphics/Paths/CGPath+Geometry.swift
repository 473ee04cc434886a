import Foundation

// MARK: Bounds

extension CGPath {
    /// The smallest rectangle around all points, control points among them; null for an empty path.
    public var boundingBox: CGRect { CGRect(around: elements.lazy.flatMap(\.points)) }

    /// The smallest rectangle around the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point):
                current = point
                start = point
                // A move that nothing follows draws nothing, unless it is all there is.
                if index + 1 < elements.count || points.isEmpty { points.append(point) }
            case .line(let point):
                points.append(point)
                current = point
            case .quadCurve(let end, let control):
                points += BezierCurve(start: current, control: control, end: end).extremes
                current = end
            case .curve(let end, let control1, let control2):
                points += BezierCurve(start: current, control1: control1, control2: control2, end: end).extremes
                current = end
            case .close:
                current = start
            }
        }
        return CGRect(around: points)
    }
}

// MARK: Hit tests

extension CGPath {
    /// Whether the point is inside; subpaths that are open count as closed.
    ///
    /// - Parameters:
    ///   - point: A point of the path's space, before the transform.
    ///   - rule: What counts as inside.
    ///   - transform: Moves the path before the test.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let path = transform.isIdentity ? self : applying(transform)
        let box = path.boundingBox
        guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
            return false
        }
        let size = max(box.width, box.height)
        var winding = 0
        for subpath in path.flattened(tolerance: max(size / 10_000, 1e-6)) {
            for (index, end) in subpath.points.enumerated() {
                let start = subpath.points[index == 0 ? subpath.points.count - 1 : index - 1]
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if crossing > point.x { winding += end.y > start.y ? 1 : -1 }
            }
        }
        switch rule {
        case .winding: return winding != 0
        case .evenOdd: return !winding.isMultiple(of: 2)
        }
    }
}
