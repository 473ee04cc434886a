import Foundation

extension CGPath {
    /// The part of the path between two fractions of its whole length, as straight lines.
    ///
    /// - Parameters:
    ///   - start: 0…1.
    ///   - end: 0…1; nothing is left when it isn't greater.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        let part = CGMutablePath()
        guard start < end else { return part }
        let lines = flattened().map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let total = lines.reduce(0) { $0 + Self.length(of: $1) }
        let (first, last) = (total * start, total * end)
        var done: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (from, to) in zip(points, points.dropFirst()) {
                let length = hypot(to.x - from.x, to.y - from.y)
                func place(_ distance: CGFloat) -> CGPoint {
                    let share = min(max((distance - done) / length, 0), 1)
                    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                }
                if done + length > first, done < last {
                    if !isDrawing { part.move(to: place(first)) }
                    isDrawing = true
                    part.addLine(to: place(last))
                }
                done += length
            }
        }
        return part
    }

    private static func length(of points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}
