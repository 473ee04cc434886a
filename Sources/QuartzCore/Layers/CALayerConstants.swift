/// How a layer's contents fit into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, at its own size.
    public static let center = Self(rawValue: "center")
    /// In the middle of the top edge, at its own size.
    public static let top = Self(rawValue: "top")
    /// In the middle of the bottom edge, at its own size.
    public static let bottom = Self(rawValue: "bottom")
    /// In the middle of the left edge, at its own size.
    public static let left = Self(rawValue: "left")
    /// In the middle of the right edge, at its own size.
    public static let right = Self(rawValue: "right")
    /// In the corner, at its own size.
    public static let topLeft = Self(rawValue: "topLeft")
    /// In the corner, at its own size.
    public static let topRight = Self(rawValue: "topRight")
    /// In the corner, at its own size.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// In the corner, at its own size.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretches the contents to the bounds; the default.
    public static let resize = Self(rawValue: "resize")
    /// As large as fits into the bounds without distortion, in the middle.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// As small as covers the bounds without distortion, in the middle; sticks out.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How pixels are made up when a layer's contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel: sharp steps.
    public static let nearest = Self(rawValue: "nearest")
    /// Between the four nearest pixels; the default.
    public static let linear = Self(rawValue: "linear")
    /// Drawn as linear.
    public static let trilinear = Self(rawValue: "trilinear")
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle; the default.
    public static let circular = Self(rawValue: "circular")
    /// The shape of iOS's own corners: the curvature grows smoothly.
    public static let continuous = Self(rawValue: "continuous")
}

/// The corners of a rectangle; y points down on iOS, so MinY is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt
    /// Bits of corners.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// How many bits the pixels of a layer's contents have.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 8 bits a component; the default.
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    /// Half floats.
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    /// 8 bits of gray.
    public static let gray8Uint = Self(rawValue: "Gray8")
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    /// A bit for each edge.
    public let rawValue: UInt32
    /// Bits of edges.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge of the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of the least y, which is the upper one where y points down.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of the greatest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
