import Foundation

/// Lines and curves of two paths, cut wherever they meet.
struct PathPieces {
    private(set) var grid: PathGrid
    /// The curve that a source is; nil for a line.
    private(set) var sources: [BezierCurve?] = []
    private(set) var edges: [GridEdge] = []

    /// - Parameter closes: For each path whether its open subpaths count as closed.
    init?(_ paths: [CGPath], closes: [Bool]) {
        let box = paths.reduce(CGRect.null) { $0.union($1.boundingBox) }
        guard let grid = PathGrid(around: box) else { return nil }
        self.grid = grid
        for (operand, path) in paths.enumerated() { add(path, operand: operand, closes: closes[operand]) }
        cut()
    }

    private mutating func add(_ path: CGPath, operand: Int, closes: Bool) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                if closes { add(from: current, through: [start], nil, operand: operand) }
                (start, current) = (point, point)
            case .line(let point):
                add(from: current, through: [point], nil, operand: operand)
                current = point
            case .quadCurve(let end, let control):
                add(BezierCurve(start: current, control: control, end: end), operand: operand)
                current = end
            case .curve(let end, let control1, let control2):
                add(BezierCurve(start: current, control1: control1, control2: control2, end: end), operand: operand)
                current = end
            case .close:
                add(from: current, through: [start], nil, operand: operand)
                current = start
            }
        }
        if closes { add(from: current, through: [start], nil, operand: operand) }
    }

    private mutating func add(_ curve: BezierCurve, operand: Int) {
        add(from: curve.start, through: curve.flattened(tolerance: grid.tolerance), curve, operand: operand)
    }

    private mutating func add(from start: CGPoint, through points: [CGPoint], _ curve: BezierCurve?, operand: Int) {
        guard ([start] + points).allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        sources.append(curve)
        var place = grid.place(start)
        for (index, point) in points.enumerated() {
            let next = grid.place(point)
            defer { place = next }
            guard next != place else { continue }
            edges.append(
                GridEdge(
                    start: place,
                    end: next,
                    source: sources.count - 1,
                    startTime: CGFloat(index) / CGFloat(points.count),
                    endTime: CGFloat(index + 1) / CGFloat(points.count),
                    operand: operand
                )
            )
        }
    }

    // MARK: Cutting

    /// Cutting moves pieces by a step of the grid, after which others may meet; a few rounds end it.
    private static let mostRounds = 12

    private mutating func cut() {
        for _ in 0..<Self.mostRounds {
            let cuts = meetings()
            guard !cuts.isEmpty else { return }
            var pieces: [GridEdge] = []
            for (index, edge) in edges.enumerated() {
                guard let points = cuts[index] else {
                    pieces.append(edge)
                    continue
                }
                let along = edge.direction
                let ordered = Set(points).sorted {
                    along.dot($0 - edge.start) < along.dot($1 - edge.start)
                }
                var rest = edge
                for point in ordered where point != rest.start && point != rest.end {
                    let (first, second) = rest.split(at: point)
                    pieces.append(first)
                    rest = second
                }
                pieces.append(rest)
            }
            edges = pieces
        }
    }

    /// Points inside edges where others meet them, by the index of the edge.
    private func meetings() -> [Int: [GridPoint]] {
        var found: [Int: [GridPoint]] = [:]
        let order = edges.indices.sorted { left(edges[$0]) < left(edges[$1]) }
        for (rank, first) in order.enumerated() {
            let edge = edges[first]
            let right = max(edge.start.x, edge.end.x)
            let (low, high) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
            for second in order[(rank + 1)...] {
                let other = edges[second]
                guard left(other) <= right else { break }
                guard max(other.start.y, other.end.y) >= low, min(other.start.y, other.end.y) <= high else { continue }
                for (index, point) in Self.meetings(edge, other) {
                    found[index == 0 ? first : second, default: []].append(point)
                }
            }
        }
        return found
    }

    private func left(_ edge: GridEdge) -> Int { min(edge.start.x, edge.end.x) }

    /// Where two edges have to be cut: 0 for the first, 1 for the second.
    private static func meetings(_ one: GridEdge, _ other: GridEdge) -> [(Int, GridPoint)] {
        let (a, b) = (one.direction, other.direction)
        // Which side of the one the other's ends lie on, and the other way round.
        let (p, q) = (a.cross(other.start - one.start), a.cross(other.end - one.start))
        let (r, s) = (b.cross(one.start - other.start), b.cross(one.end - other.start))
        var found: [(Int, GridPoint)] = []
        func check(_ side: Int, _ point: GridPoint, _ index: Int, _ edge: GridEdge) {
            guard side == 0, point != edge.start, point != edge.end else { return }
            let along = edge.direction.dot(point - edge.start)
            if along > 0, along < edge.direction.dot(edge.direction) { found.append((index, point)) }
        }
        check(p, other.start, 0, one)
        check(q, other.end, 0, one)
        check(r, one.start, 1, other)
        check(s, one.end, 1, other)
        guard p.signum() * q.signum() < 0, r.signum() * s.signum() < 0 else { return found }
        let share = Double(r) / (Double(r) - Double(s))
        let point = GridPoint(
            x: one.start.x + Int((share * Double(a.x)).rounded()),
            y: one.start.y + Int((share * Double(a.y)).rounded())
        )
        if point != one.start, point != one.end { found.append((0, point)) }
        if point != other.start, point != other.end { found.append((1, point)) }
        return found
    }
}
