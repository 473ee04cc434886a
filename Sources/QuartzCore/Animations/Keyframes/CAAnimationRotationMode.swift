/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It points along the path.
    public static let rotateAuto = Self(rawValue: "auto")
    /// It points against the path.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
