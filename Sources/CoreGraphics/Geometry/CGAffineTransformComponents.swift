import Foundation

/// A transform taken apart into steps that apply in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Along x and y; a negative height mirrors.
    public var scale: CGSize
    /// How far x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    /// In points.
    public var translation: CGVector

    /// The steps of the identity.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// The steps by name.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The product of the steps.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The steps whose product is the receiver; a mirror shows as a negative height of the scale.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let rotation = width > 0 ? atan2(b, a) : 0
        let height = width > 0 ? determinant / width : hypot(c, d)
        let along = width > 0 ? (a * c + b * d) / width : 0
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : along / height,
            rotation: rotation,
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
