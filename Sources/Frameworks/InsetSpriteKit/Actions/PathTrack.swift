import CoreGraphics
import Foundation

/// A path as straight steps, by distance along it.
struct PathTrack: Sendable {
    private var points: [CGPoint] = []
    /// Points from the beginning.
    private var distances: [CGFloat] = []
    private static let stepsOfCurve = 24

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                add(points[0])
            case .addLineToPoint: add(points[0])
            case .addQuadCurveToPoint:
                let from = self.points.last ?? .zero
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * from.x + b * points[0].x + c * points[1].x,
                        y: a * from.y + b * points[0].y + c * points[1].y
                    )
                }
            case .addCurveToPoint:
                let from = self.points.last ?? .zero
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * points[0].x + c * points[1].x + d * points[2].x,
                        y: a * from.y + b * points[0].y + c * points[1].y + d * points[2].y
                    )
                }
            case .closeSubpath: add(start)
            @unknown default: break
            }
        }
    }

    private mutating func curve(_ place: (CGFloat) -> CGPoint) {
        for step in 1...Self.stepsOfCurve { add(place(CGFloat(step) / CGFloat(Self.stepsOfCurve))) }
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
