import Foundation

/// A subpath of straight lines.
struct FlatSubpath {
    /// No two neighbors are the same; the first is not repeated at the end of a closed one.
    var points: [CGPoint]
    var isClosed: Bool
}

extension CGPath {
    /// The path as straight lines.
    ///
    /// - Parameter tolerance: How far a line may be from the curve, in the path's units.
    func flattened(tolerance: CGFloat = 0.05) -> [FlatSubpath] {
        var subpaths: [FlatSubpath] = []
        var points: [CGPoint] = []
        func finish(closed: Bool) {
            var kept: [CGPoint] = []
            for point in points where kept.last != point && point.x.isFinite && point.y.isFinite { kept.append(point) }
            if closed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
            if !kept.isEmpty { subpaths.append(FlatSubpath(points: kept, isClosed: closed)) }
            points = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                if points.count > 1 { finish(closed: false) }
                points = [point]
            case .line(let point):
                points.append(point)
            case .quadCurve(let end, let control):
                guard let start = points.last else { continue }
                points += BezierCurve(start: start, control: control, end: end).flattened(tolerance: tolerance)
            case .curve(let end, let control1, let control2):
                guard let start = points.last else { continue }
                points += BezierCurve(start: start, control1: control1, control2: control2, end: end)
                    .flattened(tolerance: tolerance)
            case .close:
                let start = points.first
                finish(closed: true)
                if let start { points = [start] }
            }
        }
        if points.count > 1 { finish(closed: false) }
        return subpaths
    }
}

extension CGPath {
    /// The areas of the path's subpaths as polygons.
    ///
    /// - Parameter tolerance: How far a side may be from the curve, in the path's units.
    package func flattenedPolygons(tolerance: CGFloat) -> [[CGPoint]] {
        flattened(tolerance: tolerance).map(\.points).filter { $0.count > 2 }
    }

    /// The path's subpaths as lines from point to point; a closed one ends where it begins.
    ///
    /// - Parameter tolerance: How far a line may be from the curve, in the path's units.
    package func flattenedLines(tolerance: CGFloat) -> [[CGPoint]] {
        flattened(tolerance: tolerance).map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    }
}
