/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = Self(rawValue: "axial")
    /// In ellipses around the start point.
    public static let radial = Self(rawValue: "radial")
    /// Around the start point, clockwise.
    public static let conic = Self(rawValue: "conic")
}
