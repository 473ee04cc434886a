import CoreGraphics
import Foundation

/// A path as straight steps, by distance along it.
struct PathTrack: Sendable {
    private var points: [CGPoint] = []
    /// Points from the beginning.
    private var distances: [CGFloat] = []
    /// Points that a step may be from its curve.
    private static let tolerance: CGFloat = 0.1

    init(_ path: CGPath) {
        for point in path.flattenedLines(tolerance: Self.tolerance).joined() { add(point) }
    }

    private mutating func add(_ point: CGPoint) {
        let step = points.last.map { hypot($0.x - point.x, $0.y - point.y) } ?? 0
        distances.append((distances.last ?? 0) + step)
        points.append(point)
    }

    /// All of its points, for bodies along it.
    var corners: [CGPoint] { points }
    /// Points from the beginning to the end.
    var length: CGFloat { distances.last ?? 0 }

    /// Where a part of the way leads, and which way it goes on, in radians counterclockwise.
    func place(at part: CGFloat) -> (place: CGPoint, angle: CGFloat) {
        guard points.count > 1 else { return (points.first ?? .zero, 0) }
        let distance = length * min(max(part, 0), 1)
        let index = min(max(distances.firstIndex { $0 >= distance } ?? points.count - 1, 1), points.count - 1)
        let (from, to) = (points[index - 1], points[index])
        let step = distances[index] - distances[index - 1]
        let inside = step > 0 ? (distance - distances[index - 1]) / step : 1
        return (
            CGPoint(x: from.x + (to.x - from.x) * inside, y: from.y + (to.y - from.y) * inside),
            atan2(to.y - from.y, to.x - from.x)
        )
    }

    /// The way back.
    var reversed: CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.reversed())
        return path
    }
}
