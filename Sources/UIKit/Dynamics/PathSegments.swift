import CoreGraphics

/// A path as straight pieces; curves in sixteen.
struct PathSegments {
    private(set) var segments: [(CGPoint, CGPoint)] = []
    private(set) var points: [CGPoint] = []
    private var start = CGPoint.zero
    private var last = CGPoint.zero

    init(_ path: CGPath) {
        var elements: [(CGPathElementType, [CGPoint])] = []
        path.applyWithBlock { element in
            let count: Int
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: count = 1
            case .addQuadCurveToPoint: count = 2
            case .addCurveToPoint: count = 3
            default: count = 0
            }
            elements.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        for (type, points) in elements { add(type, points) }
    }

    private mutating func add(_ type: CGPathElementType, _ p: [CGPoint]) {
        switch type {
        case .moveToPoint:
            (start, last) = (p[0], p[0])
            points.append(p[0])
        case .addLineToPoint: line(to: p[0])
        case .addQuadCurveToPoint:
            let from = last
            curve { t in Self.mix(Self.mix(from, p[0], t), Self.mix(p[0], p[1], t), t) }
        case .addCurveToPoint:
            let from = last
            curve { t in
                let middle = Self.mix(p[0], p[1], t)
                let first = Self.mix(Self.mix(from, p[0], t), middle, t)
                return Self.mix(first, Self.mix(middle, Self.mix(p[1], p[2], t), t), t)
            }
        default: line(to: start)
        }
    }

    private mutating func line(to point: CGPoint) {
        guard point != last else { return }
        segments.append((last, point))
        points.append(point)
        last = point
    }

    private mutating func curve(_ place: (CGFloat) -> CGPoint) {
        for i in 1...16 { line(to: place(CGFloat(i) / 16)) }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
