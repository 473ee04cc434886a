/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On a straight way; the default.
    public static let linear = Self(rawValue: "linear")
    /// In jumps.
    public static let discrete = Self(rawValue: "discrete")
    /// On a straight way at the same speed throughout; key times don't count.
    public static let paced = Self(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = Self(rawValue: "cubic")
    /// On a smooth curve at the same speed throughout; key times don't count.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}
