/// One line or curve of a path, walked at the same speed throughout.
struct PathSegment {
    let start: CGPoint
    private let control1: CGPoint
    private let control2: CGPoint
    let end: CGPoint
    /// The length from the start to each of `steps` evenly spread parameters.
    private let lengths: [CGFloat]

    private static let steps = 64

    private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        guard !isLine else {
            lengths = [0, hypot(end.x - start.x, end.y - start.y)]
            return
        }
        var (total, last, lengths) = (CGFloat(0), start, [CGFloat(0)])
        for step in 1...Self.steps {
            let point = Self.point(start, control1, control2, end, CGFloat(step) / CGFloat(Self.steps))
            total += hypot(point.x - last.x, point.y - last.y)
            last = point
            lengths.append(total)
        }
        self.lengths = lengths
    }

    /// In points.
    var length: CGFloat { lengths.last ?? 0 }

    /// The lines and curves of a path; a jump to another subpath is none.
    static func segments(of path: CGPath) -> [PathSegment] {
        var segments: [PathSegment] = []
        var (place, first) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (place, first) = (point, point)
            case .line(let point):
                segments.append(line(from: place, to: point))
                place = point
            case .quadCurve(let point, let control):
                let third = CGPoint(
                    x: place.x + (control.x - place.x) * 2 / 3,
                    y: place.y + (control.y - place.y) * 2 / 3
                )
                let fourth = CGPoint(
                    x: point.x + (control.x - point.x) * 2 / 3,
                    y: point.y + (control.y - point.y) * 2 / 3
                )
                segments.append(PathSegment(place, third, fourth, point, isLine: false))
                place = point
            case .curve(let point, let control1, let control2):
                segments.append(PathSegment(place, control1, control2, point, isLine: false))
                place = point
            case .close:
                if place != first { segments.append(line(from: place, to: first)) }
                place = first
            }
        }
        return segments
    }

    private static func line(from start: CGPoint, to end: CGPoint) -> PathSegment {
        PathSegment(start, start, end, end, isLine: true)
    }

    /// The curve's parameter at a fraction of its length.
    private func parameter(along fraction: CGFloat) -> CGFloat {
        guard lengths.count > 2, length > 0 else { return fraction }
        let goal = fraction * length
        guard let index = lengths.firstIndex(where: { $0 >= goal }), index > 0 else { return fraction <= 0 ? 0 : 1 }
        let (low, high) = (lengths[index - 1], lengths[index])
        let part = high > low ? (goal - low) / (high - low) : 0
        return (CGFloat(index - 1) + part) / CGFloat(Self.steps)
    }

    /// The point at a fraction of the length.
    func point(along fraction: CGFloat) -> CGPoint {
        if lengths.count == 2 {
            return CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        }
        return Self.point(start, control1, control2, end, parameter(along: fraction))
    }

    /// The direction at a fraction of the length, in radians from x.
    func angle(along fraction: CGFloat) -> CGFloat {
        if lengths.count == 2 { return atan2(end.y - start.y, end.x - start.x) }
        // A difference rather than the derivative, which is zero where a control point lies on an end.
        let t = min(max(parameter(along: fraction), 0.001), 0.999)
        let before = Self.point(start, control1, control2, end, t - 0.001)
        let after = Self.point(start, control1, control2, end, t + 0.001)
        return atan2(after.y - before.y, after.x - before.x)
    }

    private static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x,
            y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y
        )
    }
}
