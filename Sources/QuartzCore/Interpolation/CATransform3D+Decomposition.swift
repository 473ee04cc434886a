/// A transform taken apart as animations do: into perspective, translation, rotation, shear and scale.
///
/// The way there is the one that the CSS Transforms specification gives for matrices (after Spencer Thomas's "unmatrix",
/// Graphics Gems II), with the rotation as a quaternion.
struct DecomposedTransform {
    var perspective: SIMD4<Double>
    var translation: SIMD3<Double>
    /// x, y, z, w.
    var rotation: SIMD4<Double>
    /// xy, xz, yz.
    var shear: SIMD3<Double>
    var scale: SIMD3<Double>

    /// Nil for a transform that flattens space.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0, t.m44.isFinite else { return nil }
        let rows = [
            SIMD4(Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14)),
            SIMD4(Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24)),
            SIMD4(Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34)),
            SIMD4(Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44)),
        ].map { $0 / Double(t.m44) }
        translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
        perspective = SIMD4(0, 0, 0, 1)
        if rows[0].w != 0 || rows[1].w != 0 || rows[2].w != 0 {
            guard let found = Self.perspective(of: rows) else { return nil }
            perspective = found
        }
        var axes = rows.prefix(3).map { SIMD3($0.x, $0.y, $0.z) }
        (scale, shear) = (SIMD3(), SIMD3())
        scale.x = axes[0].length
        guard scale.x > 0 else { return nil }
        axes[0] /= scale.x
        shear.x = axes[0].dot(axes[1])
        axes[1] -= axes[0] * shear.x
        scale.y = axes[1].length
        guard scale.y > 0 else { return nil }
        axes[1] /= scale.y
        shear.x /= scale.y
        shear.y = axes[0].dot(axes[2])
        axes[2] -= axes[0] * shear.y
        shear.z = axes[1].dot(axes[2])
        axes[2] -= axes[1] * shear.z
        scale.z = axes[2].length
        guard scale.z > 0 else { return nil }
        axes[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        if axes[0].dot(axes[1].cross(axes[2])) < 0 { Self.unmirror(&axes, &scale) }
        rotation = Self.quaternion(axes)
    }

    /// A mirror in the layer's plane stays a negative factor along one axis there, rather than a turn through space.
    private static func unmirror(_ axes: inout [SIMD3<Double>], _ scale: inout SIMD3<Double>) {
        scale.y = -scale.y
        axes[1] = -axes[1]
    }

    /// The perspective column that, with the rest of the matrix, gives the rows' last column.
    private static func perspective(of rows: [SIMD4<Double>]) -> SIMD4<Double>? {
        let plain = CATransform3D(
            m11: rows[0].x,
            m12: rows[0].y,
            m13: rows[0].z,
            m14: 0,
            m21: rows[1].x,
            m22: rows[1].y,
            m23: rows[1].z,
            m24: 0,
            m31: rows[2].x,
            m32: rows[2].y,
            m33: rows[2].z,
            m34: 0,
            m41: rows[3].x,
            m42: rows[3].y,
            m43: rows[3].z,
            m44: 1
        )
        guard let inverse = plain.inverse else { return nil }
        let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> Double {
            (SIMD4(Double(x), Double(y), Double(z), Double(w)) * column).sum()
        }
        return SIMD4(
            row(inverse.m11, inverse.m12, inverse.m13, inverse.m14),
            row(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
            row(inverse.m31, inverse.m32, inverse.m33, inverse.m34),
            row(inverse.m41, inverse.m42, inverse.m43, inverse.m44)
        )
    }

    private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
        let (x, y, z) = (axes[0], axes[1], axes[2])
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
        }
        if x.x > y.y, x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            return SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
        }
        if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
        }
        let s = (1 + z.z - x.x - y.y).squareRoot() * 2
        return SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }

    /// Put together again.
    var transform: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let turned = [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
        let first = turned[0] * scale.x
        let second = (turned[1] + turned[0] * shear.x) * scale.y
        let third = (turned[2] + turned[0] * shear.y + turned[1] * shear.z) * scale.z
        let plain = CATransform3D(
            m11: first.x,
            m12: first.y,
            m13: first.z,
            m14: 0,
            m21: second.x,
            m22: second.y,
            m23: second.z,
            m24: 0,
            m31: third.x,
            m32: third.y,
            m33: third.z,
            m34: 0,
            m41: translation.x,
            m42: translation.y,
            m43: translation.z,
            m44: 1
        )
        guard perspective != SIMD4(0, 0, 0, 1) else { return plain }
        var column = CATransform3DIdentity
        (column.m14, column.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
        (column.m34, column.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
        return plain.perspective(column)
    }

    /// The steps in between, each by itself; the rotation along the shorter way.
    func interpolated(to end: DecomposedTransform, by fraction: Double) -> DecomposedTransform {
        func mix<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar == Double { a + (b - a) * fraction }
        var result = self
        result.perspective = mix(perspective, end.perspective)
        result.translation = mix(translation, end.translation)
        result.shear = mix(shear, end.shear)
        result.scale = mix(scale, end.scale)
        result.rotation = Self.slerp(rotation, end.rotation, fraction)
        return result
    }

    private static func slerp(_ a: SIMD4<Double>, _ end: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        var (b, cosine) = (end, (a * end).sum())
        if cosine < 0 { (b, cosine) = (-b, -cosine) }
        guard cosine < 1 - 1e-12 else { return a + (b - a) * fraction }
        let angle = acos(min(1, cosine))
        return (a * sin((1 - fraction) * angle) + b * sin(fraction * angle)) / sin(angle)
    }
}

extension CATransform3D {
    /// The matrix whose last column is this one times a column, as `DecomposedTransform` splits it.
    fileprivate func perspective(_ p: CATransform3D) -> CATransform3D {
        var result = self
        func entry(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> CGFloat {
            x * p.m14 + y * p.m24 + z * p.m34 + w * p.m44
        }
        result.m14 = entry(m11, m12, m13, m14)
        result.m24 = entry(m21, m22, m23, m24)
        result.m34 = entry(m31, m32, m33, m34)
        result.m44 = entry(m41, m42, m43, m44)
        return result
    }

    /// The transform a fraction of the way to another one, decomposed as ``DecomposedTransform`` says; element by element
    /// where one of the two flattens space.
    func interpolated(to end: CATransform3D, by fraction: CGFloat) -> CATransform3D {
        if self == end || fraction == 0 { return self }
        if fraction == 1 { return end }
        if let start = DecomposedTransform(self), let end = DecomposedTransform(end) {
            return start.interpolated(to: end, by: Double(fraction)).transform
        }
        return zip(end, by: fraction)
    }

    private func zip(_ end: CATransform3D, by f: CGFloat) -> CATransform3D {
        func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            self[keyPath: path] + (end[keyPath: path] - self[keyPath: path]) * f
        }
        return CATransform3D(
            m11: mix(\.m11),
            m12: mix(\.m12),
            m13: mix(\.m13),
            m14: mix(\.m14),
            m21: mix(\.m21),
            m22: mix(\.m22),
            m23: mix(\.m23),
            m24: mix(\.m24),
            m31: mix(\.m31),
            m32: mix(\.m32),
            m33: mix(\.m33),
            m34: mix(\.m34),
            m41: mix(\.m41),
            m42: mix(\.m42),
            m43: mix(\.m43),
            m44: mix(\.m44)
        )
    }
}

extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
    fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }
    fileprivate func cross(_ o: Self) -> Self { Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
}
