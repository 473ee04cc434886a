import Foundation

/// A cubic curve by its four points.
struct BezierCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The cubic that is the same as a quadratic one.
    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        let (first, second) = Self.cubicControls(from: start, control: control, to: end)
        self.init(start: start, control1: first, control2: second, end: end)
    }

    static func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
        (
            CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    /// - Parameter t: 0 at the start, 1 at the end.
    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
        )
    }

    /// Points after the start, the end last, so that no chord is further than `tolerance` from the curve.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        // The distance of chord and curve is at most √3/18 of the largest second difference, over the number of
        // pieces squared.
        let bend = max(
            hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
            hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        )
        guard bend.isFinite else { return [end] }
        let count = min(max(Int((0.75 * bend / tolerance).squareRoot().rounded(.up)), 1), 500)
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The start, the end, and every point where the curve turns back in x or y.
    var extremes: [CGPoint] {
        func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            let a = -p0 + 3 * p1 - 3 * p2 + p3
            let b = 2 * (p0 - 2 * p1 + p2)
            let c = p1 - p0
            if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        let places =
            roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
        return [start, end] + places.filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }
}
