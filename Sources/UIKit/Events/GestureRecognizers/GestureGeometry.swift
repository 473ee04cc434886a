import Foundation

/// Sums over fingers.
enum GestureGeometry {
    /// The mean of some points; zero of none.
    static func center(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The mean distance of two or more points from their middle.
    static func spread(of points: [CGPoint]) -> CGFloat {
        let middle = center(of: points)
        return points.reduce(0) { $0 + distance($1, middle) } / CGFloat(max(1, points.count))
    }

    /// The direction from one point to the other, in radians, clockwise from the x axis.
    static func angle(from a: CGPoint, to b: CGPoint) -> CGFloat { atan2(b.y - a.y, b.x - a.x) }

    /// The same turn between -π and π.
    static func normalized(_ angle: CGFloat) -> CGFloat { atan2(sin(angle), cos(angle)) }
}
