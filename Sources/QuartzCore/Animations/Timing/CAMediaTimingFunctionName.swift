/// Names a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same speed throughout.
    public static let linear = Self(rawValue: "linear")
    /// Slow at the start: (0.42, 0), (1, 1).
    public static let easeIn = Self(rawValue: "easeIn")
    /// Slow at the end: (0, 0), (0.58, 1).
    public static let easeOut = Self(rawValue: "easeOut")
    /// Slow at both ends: (0.42, 0), (0.58, 1).
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The pace of implicit animations: (0.25, 0.1), (0.25, 1).
    public static let `default` = Self(rawValue: "default")
}
