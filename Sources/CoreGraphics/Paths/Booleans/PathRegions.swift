import Foundation

/// Which areas around the pieces of two paths lie inside which path.
struct PathRegions {
    /// A piece that several edges may share, in rising order of its ends.
    struct Border {
        var edge: GridEdge
        /// How often each path runs along it, less how often against it.
        var windings = [0, 0]
        /// Whether the area to its left, y up, lies inside each path.
        var isInsideLeft = [false, false]
        var isInsideRight = [false, false]
    }

    private(set) var borders: [Border] = []
    private let rule: CGPathFillRule

    init(_ pieces: PathPieces, rule: CGPathFillRule) {
        self.rule = rule
        var places: [Ends: Int] = [:]
        for edge in pieces.edges {
            let isRising = edge.start < edge.end
            let rising = isRising ? edge : edge.reversed
            let ends = Ends(start: rising.start, end: rising.end)
            let place = places[ends] ?? borders.count
            if place == borders.count {
                borders.append(Border(edge: rising))
                places[ends] = place
            }
            borders[place].windings[edge.operand] += isRising ? 1 : -1
        }
        classify()
    }

    private struct Ends: Hashable {
        var start: GridPoint
        var end: GridPoint
    }

    /// Counts what a ray from the middle of each border crosses; all meet at ends only, so that no other border is in the way.
    private mutating func classify() {
        let rows = Strips(borders.map { ($0.edge.start.y, $0.edge.end.y) })
        let columns = Strips(
            borders.map { (min($0.edge.start.x, $0.edge.end.x), max($0.edge.start.x, $0.edge.end.x)) }
        )
        for index in borders.indices {
            let edge = borders[index].edge
            let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
            let isLevel = edge.start.y == edge.end.y
            var right = [0, 0]
            for other in isLevel ? columns.around(middle.x) : rows.around(middle.y) where other != index {
                let sign = isLevel ? signAbove(borders[other].edge, middle) : signBeside(borders[other].edge, middle)
                for operand in 0...1 { right[operand] += sign * borders[other].windings[operand] }
            }
            // The ray of a level border begins on its left side.
            if isLevel { for operand in 0...1 { right[operand] -= borders[index].windings[operand] } }
            for operand in 0...1 {
                borders[index].isInsideRight[operand] = isInside(right[operand])
                borders[index].isInsideLeft[operand] = isInside(right[operand] + borders[index].windings[operand])
            }
        }
    }

    private func isInside(_ winding: Int) -> Bool {
        switch rule {
        case .winding: winding != 0
        case .evenOdd: !winding.isMultiple(of: 2)
        }
    }

    /// 1 where a border crosses the ray from a point towards greater x, otherwise 0. Points are doubled.
    private func signBeside(_ edge: GridEdge, _ point: GridPoint) -> Int {
        guard 2 * edge.start.y <= point.y, point.y < 2 * edge.end.y else { return 0 }
        let offset = GridPoint(x: point.x - 2 * edge.start.x, y: point.y - 2 * edge.start.y)
        return edge.direction.cross(offset) > 0 ? 1 : 0
    }

    /// The sign with which a border counts that crosses the ray from a point towards greater y; 0 for others.
    private func signAbove(_ edge: GridEdge, _ point: GridPoint) -> Int {
        let isRightward = edge.start.x < edge.end.x
        let (start, end) = isRightward ? (edge.start, edge.end) : (edge.end, edge.start)
        guard 2 * start.x <= point.x, point.x < 2 * end.x else { return 0 }
        let offset = GridPoint(x: point.x - 2 * start.x, y: point.y - 2 * start.y)
        guard (end - start).cross(offset) < 0 else { return 0 }
        return isRightward ? -1 : 1
    }
}

/// Ranges by the strips of a line that they touch, so that those around a number needn't be looked for among all.
private struct Strips {
    private let start: Int
    private let width: Int
    private var strips: [[Int]]

    init(_ ranges: [(low: Int, high: Int)]) {
        let low = ranges.map(\.low).min() ?? 0
        let high = ranges.map(\.high).max() ?? 0
        let count = max(1, min(ranges.count, 4096))
        (start, width) = (low, (high - low) / count + 1)
        strips = Array(repeating: [], count: count)
        for (index, range) in ranges.enumerated() {
            for strip in (range.low - low) / width...(range.high - low) / width { strips[strip].append(index) }
        }
    }

    /// - Parameter doubled: Twice the number.
    func around(_ doubled: Int) -> [Int] { strips[(doubled / 2 - (doubled % 2 < 0 ? 1 : 0) - start) / width] }
}
