import Foundation

/// Closed outlines of an area, each with the area to its left, y up.
struct PathContours {
    /// The edges of each outline, each beginning where the one before ends.
    let loops: [[GridEdge]]
    private let pieces: PathPieces

    /// - Parameter isInside: Whether an area belongs to the result that lies inside the first and the second path or not.
    init(_ pieces: PathPieces, _ regions: PathRegions, isInside: (Bool, Bool) -> Bool) {
        self.pieces = pieces
        var outline: [GridEdge] = []
        for border in regions.borders {
            let left = isInside(border.isInsideLeft[0], border.isInsideLeft[1])
            let right = isInside(border.isInsideRight[0], border.isInsideRight[1])
            if left != right { outline.append(left ? border.edge : border.edge.reversed) }
        }
        loops = Self.loops(of: outline)
    }

    /// Follows edges from end to start, always by the sharpest turn to the left, so that outlines that touch stay apart.
    private static func loops(of edges: [GridEdge]) -> [[GridEdge]] {
        var leaving: [GridPoint: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[edge.start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var loops: [[GridEdge]] = []
        for first in edges.indices where !isUsed[first] {
            var loop: [GridEdge] = []
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                loop.append(edges[index])
                guard edges[index].end != edges[first].start else { break }
                let back = edges[index].start - edges[index].end
                next = (leaving[edges[index].end] ?? []).filter { !isUsed[$0] }.min {
                    comesFirst(edges[$0].direction, edges[$1].direction, clockwiseFrom: back)
                }
            }
            if loop.count > 1, loop.last?.end == loop.first?.start { loops.append(loop) }
        }
        return loops
    }

    private static func comesFirst(_ one: GridPoint, _ other: GridPoint, clockwiseFrom start: GridPoint) -> Bool {
        // Half a turn counts to the first half, a whole one to the second.
        func isLate(_ direction: GridPoint) -> Bool {
            let side = start.cross(direction)
            return side > 0 || (side == 0 && start.dot(direction) > 0)
        }
        let (first, second) = (isLate(one), isLate(other))
        return first == second ? one.cross(other) < 0 : second
    }

    // MARK: Paths

    /// All outlines as one path.
    var path: CGPath { path(of: Array(loops.indices)) }

    /// Some outlines as one path.
    func path(of indices: [Int]) -> CGPath {
        let path = CGMutablePath()
        for index in indices { add(loops[index], to: path) }
        return CGPath(elements: path.elements)
    }

    private func add(_ loop: [GridEdge], to path: CGMutablePath) {
        let count = loop.count
        // Not in the middle of a line or curve.
        let start = loop.indices.first { !continues(loop[($0 + count - 1) % count], loop[$0]) } ?? 0
        let runs = runs(of: Array(loop[start...] + loop[..<start]))
        guard let first = runs.first else { return }
        path.move(to: pieces.grid.point(first.start))
        for (index, run) in runs.enumerated() {
            // Closing draws the last line.
            if index == runs.count - 1, pieces.sources[run.source] == nil { break }
            pieces.add(run, to: path)
        }
        path.closeSubpath()
    }

    private func runs(of edges: [GridEdge]) -> [GridEdge] {
        edges.reduce(into: []) { runs, edge in
            guard let last = runs.last, continues(last, edge) else { return runs.append(edge) }
            (runs[runs.count - 1].end, runs[runs.count - 1].endTime) = (edge.end, edge.endTime)
        }
    }

    /// Whether an edge goes on where another one ends, as the same line or curve.
    private func continues(_ edge: GridEdge, _ next: GridEdge) -> Bool {
        switch (pieces.sources[edge.source], pieces.sources[next.source]) {
        case (nil, nil):
            (edge.source == next.source || edge.direction.cross(next.direction) == 0)
                && edge.direction.dot(next.direction) > 0
        case (_?, _?):
            edge.source == next.source && edge.endTime == next.startTime
                && (edge.startTime < edge.endTime) == (next.startTime < next.endTime)
        default: false
        }
    }

    // MARK: Parts

    /// Each outer outline with its holes.
    var components: [[Int]] {
        let areas = loops.map { loop in
            loop.reduce(0.0) { $0 + Double($1.start.x) * Double($1.end.y) - Double($1.end.x) * Double($1.start.y) }
        }
        let outer = loops.indices.filter { areas[$0] > 0 }
        var components = outer.map { [$0] }
        for hole in loops.indices where areas[hole] < 0 {
            let around = outer.indices.filter { contains(loops[outer[$0]], loops[hole][0]) }
            guard let nearest = around.min(by: { areas[outer[$0]] < areas[outer[$1]] }) else { continue }
            components[nearest].append(hole)
        }
        return components
    }

    /// Whether the middle of an edge lies inside a loop of others.
    private func contains(_ loop: [GridEdge], _ edge: GridEdge) -> Bool {
        let (x, y) = (edge.start.x + edge.end.x, edge.start.y + edge.end.y)
        var isInside = false
        for side in loop where (2 * side.start.y <= y) != (2 * side.end.y <= y) {
            let isUp = side.start.y < side.end.y
            let (low, high) = isUp ? (side.start, side.end) : (side.end, side.start)
            if (high - low).cross(GridPoint(x: x - 2 * low.x, y: y - 2 * low.y)) > 0 { isInside.toggle() }
        }
        return isInside
    }
}

extension PathPieces {
    /// Adds a line or a part of a curve; the path's current point is its start.
    func add(_ run: GridEdge, to path: CGMutablePath) {
        let end = grid.point(run.end)
        guard let curve = sources[run.source] else { return path.addLine(to: end) }
        let part = curve.part(from: run.startTime, to: run.endTime)
        path.addCurve(to: end, control1: part.control1, control2: part.control2)
    }
}

extension BezierCurve {
    /// The part between two places; backwards where the first is the later one.
    fileprivate func part(from first: CGFloat, to second: CGFloat) -> BezierCurve {
        func tangent(_ t: CGFloat) -> CGVector {
            let s = 1 - t
            func value(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ u: CGFloat) -> CGFloat {
                3 * (s * s * (q - p) + 2 * s * t * (r - q) + t * t * (u - r))
            }
            return CGVector(
                dx: value(start.x, control1.x, control2.x, end.x),
                dy: value(start.y, control1.y, control2.y, end.y)
            )
        }
        let (a, b, third) = (point(at: first), point(at: second), (second - first) / 3)
        let (u, v) = (tangent(first), tangent(second))
        return BezierCurve(
            start: a,
            control1: CGPoint(x: a.x + u.dx * third, y: a.y + u.dy * third),
            control2: CGPoint(x: b.x - v.dx * third, y: b.y - v.dy * third),
            end: b
        )
    }
}
