import Foundation

/// A place on the grid to which points are moved while paths are cut at each other.
///
/// On whole numbers every question of side has an exact answer; with fractions two answers may contradict each other, and
/// outlines would not close.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (left: GridPoint, right: GridPoint) -> Bool { (left.y, left.x) < (right.y, right.x) }

    static func - (left: GridPoint, right: GridPoint) -> GridPoint {
        GridPoint(x: left.x - right.x, y: left.y - right.y)
    }

    /// Positive where the other direction lies counterclockwise, with y up. Coordinates have 26 bits, so that nothing overflows.
    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// The grid for some paths: 2²⁴ steps for the larger side of what they cover.
struct PathGrid {
    private let origin: CGPoint
    private let step: CGFloat
    /// Where points were before they were moved to the grid.
    private var originals: [GridPoint: CGPoint] = [:]
    /// How far a line may be from the curve that it stands for, in the paths' units.
    let tolerance: CGFloat

    /// - Parameter box: Holds all points; nil when it is empty or has no end.
    init?(around box: CGRect) {
        let size = max(box.width, box.height)
        guard box.isFinite, size > 0 else { return nil }
        origin = CGPoint(x: box.midX, y: box.midY)
        // A power of two, so that most numbers that people write lie on the grid.
        let exponent = CGFloat(size.exponent) + 1 - 24
        step = exp2(exponent)
        tolerance = size * 5e-5
    }

    /// The nearest place on the grid.
    mutating func place(_ point: CGPoint) -> GridPoint {
        let place = GridPoint(
            x: Int(((point.x - origin.x) / step).rounded()),
            y: Int(((point.y - origin.y) / step).rounded())
        )
        if originals[place] == nil { originals[place] = point }
        return place
    }

    /// Where a place on the grid lies in the paths' space: a point of theirs, where there is one.
    func point(_ place: GridPoint) -> CGPoint {
        originals[place] ?? CGPoint(x: origin.x + CGFloat(place.x) * step, y: origin.y + CGFloat(place.y) * step)
    }
}

/// A straight piece of a path on the grid.
struct GridEdge {
    var start: GridPoint
    var end: GridPoint
    /// Which of the lines and curves it is a piece of.
    var source: Int
    /// Where it begins and ends on that, 0…1.
    var startTime: CGFloat
    var endTime: CGFloat
    /// Of which of two paths.
    var operand: Int

    var reversed: GridEdge {
        var edge = self
        (edge.start, edge.end) = (end, start)
        (edge.startTime, edge.endTime) = (endTime, startTime)
        return edge
    }

    var direction: GridPoint { end - start }

    /// The two pieces on both sides of a point.
    func split(at point: GridPoint) -> (GridEdge, GridEdge) {
        let along = direction
        let length = along.dot(along)
        let share = length > 0 ? CGFloat(along.dot(point - start)) / CGFloat(length) : 0
        let time = startTime + (endTime - startTime) * share
        var (first, second) = (self, self)
        (first.end, first.endTime) = (point, time)
        (second.start, second.startTime) = (point, time)
        return (first, second)
    }
}
