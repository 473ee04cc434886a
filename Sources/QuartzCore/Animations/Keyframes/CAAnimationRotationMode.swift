/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer points along the path.
    public static let rotateAuto = Self(rawValue: "auto")
    /// The layer points against the path.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
