/// Which points count as inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside where the path winds around.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Inside where a ray crosses the path an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// How the open lines of a shape layer end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the end point.
    public static let butt = Self(rawValue: "butt")
    /// With a half circle, or an arc at a join.
    public static let round = Self(rawValue: "round")
    /// Half a line width further.
    public static let square = Self(rawValue: "square")

    var value: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// How the lines of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point.
    public static let miter = Self(rawValue: "miter")
    /// With a half circle, or an arc at a join.
    public static let round = Self(rawValue: "round")
    /// Cut straight.
    public static let bevel = Self(rawValue: "bevel")

    var value: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
