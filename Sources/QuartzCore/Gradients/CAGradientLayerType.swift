/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = Self(rawValue: "axial")
    /// In ellipses around the start point.
    public static let radial = Self(rawValue: "radial")
    /// Around the start point, clockwise.
    public static let conic = Self(rawValue: "conic")
}
