import CoreGraphics

/// A range of distances or angles.
public struct UIFloatRange: Equatable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat
    /// Zero to zero.
    public init() { (minimum, maximum) = (0, 0) }
    /// From the lower end to the upper.
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }
    /// Zero to zero.
    public static let zero = UIFloatRange()
    /// No limit on either side.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether there is no limit on either side.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
