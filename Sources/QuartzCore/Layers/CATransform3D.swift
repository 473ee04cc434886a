/// A 4×4 matrix that places a layer in space; row vectors, as in Core Animation.
public struct CATransform3D: Equatable, Sendable {
    /// What becomes of the x axis.
    public var m11, m12, m13, m14: CGFloat
    /// What becomes of the y axis.
    public var m21, m22, m23, m24: CGFloat
    /// What becomes of the z axis.
    public var m31, m32, m33, m34: CGFloat
    /// Where the origin goes, in points; `m44` is 1.
    public var m41, m42, m43, m44: CGFloat

    /// The identity.
    public init() {
        (m11, m12, m13, m14) = (1, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 1, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 1, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 1)
    }

    /// The sixteen elements, row by row.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// This transform followed by `next`.
    func concatenating(_ next: CATransform3D) -> CATransform3D {
        var product = CATransform3D()
        product.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31 + m14 * next.m41
        product.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32 + m14 * next.m42
        product.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33 + m14 * next.m43
        product.m14 = m11 * next.m14 + m12 * next.m24 + m13 * next.m34 + m14 * next.m44
        product.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31 + m24 * next.m41
        product.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32 + m24 * next.m42
        product.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33 + m24 * next.m43
        product.m24 = m21 * next.m14 + m22 * next.m24 + m23 * next.m34 + m24 * next.m44
        product.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31 + m34 * next.m41
        product.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32 + m34 * next.m42
        product.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33 + m34 * next.m43
        product.m34 = m31 * next.m14 + m32 * next.m24 + m33 * next.m34 + m34 * next.m44
        product.m41 = m41 * next.m11 + m42 * next.m21 + m43 * next.m31 + m44 * next.m41
        product.m42 = m41 * next.m12 + m42 * next.m22 + m43 * next.m32 + m44 * next.m42
        product.m43 = m41 * next.m13 + m42 * next.m23 + m43 * next.m33 + m44 * next.m43
        product.m44 = m41 * next.m14 + m42 * next.m24 + m43 * next.m34 + m44 * next.m44
        return product
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform == CATransform3DIdentity }

/// Whether all sixteen elements are the same, without tolerance.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A shift, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Factors along the axes; negative ones mirror.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity for an axis of no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m13) = (
        x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (transform.m21, transform.m22, transform.m23) = (
        x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine
    )
    (transform.m31, transform.m32, transform.m33) = (
        x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine
    )
    return transform
}

/// `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The shift first, then `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// The scaling first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// The rotation by radians about an axis first, then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// A transform in the layer's plane; z stays.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
}

/// Whether a transform stays in the layer's plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// The part of a transform that happens in the layer's plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// The transform that undoes another; the same one where none does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
