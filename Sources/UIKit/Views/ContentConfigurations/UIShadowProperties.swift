/// A shadow that a background throws (iOS 18).
public struct UIShadowProperties: Hashable {
    /// Default: black.
    public var color: UIColor = .black
    /// 0…1. Default: 0, no shadow.
    public var opacity: CGFloat = 0
    /// Of the blur, in points. Default: 0.
    public var radius: CGFloat = 0
    /// Points to the right and down. Default: zero.
    public var offset: CGSize = .zero
    /// What throws the shadow, in the background's space; nil, the default: the background's own shape.
    public var path: UIBezierPath?

    init() {}

    /// Whether both look the same; paths must be the same objects.
    public static func == (left: Self, right: Self) -> Bool {
        left.color == right.color && left.opacity == right.opacity && left.radius == right.radius
            && left.offset == right.offset && left.path === right.path
    }

    /// Feeds part of what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
    }
}
