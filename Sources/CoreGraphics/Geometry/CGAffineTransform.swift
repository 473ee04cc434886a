import Foundation

/// A 3 by 3 matrix that maps points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// How much of x goes into x'.
    public var a: CGFloat
    /// How much of x goes into y'.
    public var b: CGFloat
    /// How much of y goes into x'.
    public var c: CGFloat
    /// How much of y goes into y'.
    public var d: CGFloat
    /// The shift along x, in points.
    public var tx: CGFloat
    /// The shift along y, in points.
    public var ty: CGFloat

    /// The matrix of zeros, which maps everything to the origin; for the neutral one see `identity`.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The six numbers by name.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The six numbers in order.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A shift, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation about the origin, in radians; positive turns from the x axis towards the y axis, so clockwise where y
    /// points down.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform leaves every point where it is.
    public var isIdentity: Bool { self == .identity }
}

// MARK: Combining

extension CGAffineTransform {
    /// The transform that applies the receiver first and `t2` after it.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// Shifts before the receiver applies, so the shift is in the receiver's source space.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Scales before the receiver applies.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Rotates before the receiver applies; radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes the receiver; the receiver itself when it can't be undone (determinant 0).
    public func inverted() -> CGAffineTransform {
        let determinant = self.determinant
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

// MARK: What it does to shapes

extension CGAffineTransform {
    /// By which factor areas grow; negative when the transform mirrors.
    package var determinant: CGFloat { a * d - b * c }

    /// Whether edges along the axes stay so (multiples of a quarter turn, mirrors, scales, shifts).
    package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// The geometric mean of how much lengths grow; 1 for shifts and rotations.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }
}

extension CGAffineTransform: CustomDebugStringConvertible {
    /// The six numbers with their names.
    public var debugDescription: String {
        "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
    }
}
