import CoreGraphics

/// Four corners of a plane that is seen aslant.
struct Quadrilateral {
    let topLeft, topRight, bottomRight, bottomLeft: SIMD2<Double>

    /// The corners among a filter's inputs.
    init(_ values: FilterValues) {
        topLeft = SIMD2<Double>(values.point("inputTopLeft"))
        topRight = SIMD2<Double>(values.point("inputTopRight"))
        bottomRight = SIMD2<Double>(values.point("inputBottomRight"))
        bottomLeft = SIMD2<Double>(values.point("inputBottomLeft"))
    }

    /// The upright rectangle around the corners.
    var bounds: CGRect {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        let (xs, ys) = (all.map(\.x), all.map(\.y))
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
    }

    /// The longer of the upper and the lower side.
    var width: Double { max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)) }
    /// The longer of the left and the right side.
    var height: Double { max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)) }

    private func distance(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
        ((one - other) * (one - other)).sum().squareRoot()
    }
}

/// A map of the plane that keeps lines straight, as a 3×3 matrix.
struct Projection {
    /// Row by row.
    private let m: [Double]

    private init(_ m: [Double]) { self.m = m }

    /// Brings (0, 0) to the bottom left and (1, 1) to the top right (Heckbert 1989); nil for corners on a line.
    init?(unitSquareTo corners: Quadrilateral) {
        let (p0, p1, p2, p3) = (corners.bottomLeft, corners.bottomRight, corners.topRight, corners.topLeft)
        let (d1, d2, sum) = (p1 - p2, p3 - p2, p0 - p1 + p2 - p3)
        let determinant = d1.x * d2.y - d2.x * d1.y
        guard abs(determinant) > 1e-9 else { return nil }
        let g = (sum.x * d2.y - d2.x * sum.y) / determinant
        let h = (d1.x * sum.y - sum.x * d1.y) / determinant
        m = [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x,
            p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y,
            g, h, 1,
        ]
    }

    /// The way back; nil where the map has none.
    var inverted: Projection? {
        let minors = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * minors[0] + m[1] * minors[3] + m[2] * minors[6]
        return abs(determinant) > 1e-12 ? Projection(minors.map { $0 / determinant }) : nil
    }

    /// A point's image; infinite on the horizon and beyond.
    func applied(to point: SIMD2<Double>) -> SIMD2<Double> {
        let depth = m[6] * point.x + m[7] * point.y + m[8]
        guard depth > 1e-12 else { return SIMD2(repeating: .infinity) }
        return SIMD2(m[0] * point.x + m[1] * point.y + m[2], m[3] * point.x + m[4] * point.y + m[5]) / depth
    }
}
