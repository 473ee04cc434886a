/// How one plane of layers lies in another one: a projective map of points, row vectors times a 3×3 matrix.
///
/// Layers are flat: what lies in a layer is drawn into its plane before the layer is placed in space. So of a 4×4 matrix
/// the z column and the z row take no part.
package struct PlaneTransform: Equatable, Sendable {
    package var a, b, p: CGFloat
    package var c, d, q: CGFloat
    package var tx, ty, w: CGFloat

    package init(_ transform: CATransform3D) {
        (a, b, p) = (transform.m11, transform.m12, transform.m14)
        (c, d, q) = (transform.m21, transform.m22, transform.m24)
        (tx, ty, w) = (transform.m41, transform.m42, transform.m44)
    }

    package init(_ transform: CGAffineTransform) {
        (a, b, p) = (transform.a, transform.b, 0)
        (c, d, q) = (transform.c, transform.d, 0)
        (tx, ty, w) = (transform.tx, transform.ty, 1)
    }

    /// Nil where the transform has perspective.
    package var affine: CGAffineTransform? {
        guard p == 0, q == 0, w == 1 else { return nil }
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    package func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        var product = self
        product.a = a * next.a + b * next.c + p * next.tx
        product.b = a * next.b + b * next.d + p * next.ty
        product.p = a * next.p + b * next.q + p * next.w
        product.c = c * next.a + d * next.c + q * next.tx
        product.d = c * next.b + d * next.d + q * next.ty
        product.q = c * next.p + d * next.q + q * next.w
        product.tx = tx * next.a + ty * next.c + w * next.tx
        product.ty = tx * next.b + ty * next.d + w * next.ty
        product.w = tx * next.p + ty * next.q + w * next.w
        return product
    }

    /// Where a point comes to lie; nil behind the eye.
    package func place(of point: CGPoint) -> CGPoint? {
        let depth = point.x * p + point.y * q + w
        guard depth > 1e-9 else { return nil }
        return CGPoint(x: (point.x * a + point.y * c + tx) / depth, y: (point.x * b + point.y * d + ty) / depth)
    }

    /// The way back; nil for a plane that is seen edge on.
    package var inverse: PlaneTransform? {
        let (m11, m12, m13) = (d * w - q * ty, q * tx - c * w, c * ty - d * tx)
        let determinant = a * m11 + b * m12 + p * m13
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let f = 1 / determinant
        var inverse = self
        (inverse.a, inverse.c, inverse.tx) = (m11 * f, m12 * f, m13 * f)
        (inverse.b, inverse.d, inverse.ty) = ((p * ty - b * w) * f, (a * w - p * tx) * f, (b * tx - a * ty) * f)
        (inverse.p, inverse.q, inverse.w) = ((b * q - p * d) * f, (p * c - a * q) * f, (a * d - b * c) * f)
        return inverse
    }

    /// The smallest upright rectangle around a rectangle's corners; those behind the eye don't count.
    package func boundingBox(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].compactMap(place)
        guard let first = corners.first else { return .null }
        return corners.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
