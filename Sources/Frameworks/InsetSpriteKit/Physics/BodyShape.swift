import CoreGraphics

/// The shape of a body, in points of its node.
indirect enum BodyShape {
    case circle(radius: CGFloat, center: CGPoint)
    /// Convex, counterclockwise or not.
    case polygon([CGPoint])
    /// Lines without an inside.
    case edges([CGPoint])
    case several([BodyShape])

    /// Square points.
    var area: CGFloat {
        switch self {
        case .circle(let radius, _): .pi * radius * radius
        case .polygon(let points): Self.area(of: points)
        case .edges: 0
        case .several(let parts): parts.reduce(0) { $0 + $1.area }
        }
    }

    /// Whether it has no inside, and so is never moved.
    var isEdge: Bool {
        switch self {
        case .edges: true
        case .several(let parts): parts.allSatisfy(\.isEdge)
        case .circle, .polygon: false
        }
    }

    private static func area(of points: [CGPoint]) -> CGFloat {
        guard points.count > 2 else { return 0 }
        let sum = points.indices.reduce(CGFloat(0)) { sum, index in
            let (from, to) = (points[index], points[(index + 1) % points.count])
            return sum + from.x * to.y - to.x * from.y
        }
        return abs(sum) / 2
    }

    /// The convex polygon around points, counterclockwise.
    static func hull(of points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}
