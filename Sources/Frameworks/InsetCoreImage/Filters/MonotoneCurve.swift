/// A smooth curve through points that never swings beyond them (Fritsch and Carlson 1980).
struct MonotoneCurve {
    private let points: [SIMD2<Float>]
    private let slopes: [Float]

    /// - Parameter points: In the order of their x, at least two.
    init(_ points: [SIMD2<Float>]) {
        self.points = points
        let steps = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max(0.000_1, $1.x - $0.x) }
        var slopes = [steps.first ?? 0]
        for (left, right) in zip(steps, steps.dropFirst()) {
            slopes.append(left * right <= 0 ? 0 : 2 * left * right / (left + right))
        }
        self.slopes = slopes + [steps.last ?? 0]
    }

    /// The curve's height; level beyond its ends.
    func value(at x: Float) -> Float {
        guard let first = points.first, let last = points.last else { return x }
        if x <= first.x { return first.y }
        guard x < last.x, let index = points.dropLast().lastIndex(where: { $0.x <= x }) else { return last.y }
        let (start, end) = (points[index], points[index + 1])
        let width = max(0.000_1, end.x - start.x)
        let t = (x - start.x) / width
        // Hermite's cubics.
        return start.y * (2 * t * t * t - 3 * t * t + 1) + slopes[index] * width * (t * t * t - 2 * t * t + t)
            + end.y * (3 * t * t - 2 * t * t * t) + slopes[index + 1] * width * (t * t * t - t * t)
    }
}
