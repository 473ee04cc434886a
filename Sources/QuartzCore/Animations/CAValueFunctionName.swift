/// Names what a value function makes of its numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Radians about the x axis.
    public static let rotateX = Self(rawValue: "rotateX")
    /// Radians about the y axis.
    public static let rotateY = Self(rawValue: "rotateY")
    /// Radians about the z axis.
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// Three factors.
    public static let scale = Self(rawValue: "scale")
    /// A factor along x.
    public static let scaleX = Self(rawValue: "scaleX")
    /// A factor along y.
    public static let scaleY = Self(rawValue: "scaleY")
    /// A factor along z.
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// Three shifts, in points.
    public static let translate = Self(rawValue: "translate")
    /// A shift along x, in points.
    public static let translateX = Self(rawValue: "translateX")
    /// A shift along y, in points.
    public static let translateY = Self(rawValue: "translateY")
    /// A shift along z, in points.
    public static let translateZ = Self(rawValue: "translateZ")
}
