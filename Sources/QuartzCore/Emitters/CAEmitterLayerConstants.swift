/// Where an emitter's particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position; the default.
    public static let point = Self(rawValue: "point")
    /// A level line as long as the emitter's width.
    public static let line = Self(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box of the emitter's size and depth.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle whose radius is the emitter's width.
    public static let circle = Self(rawValue: "circle")
    /// A sphere whose radius is the emitter's width.
    public static let sphere = Self(rawValue: "sphere")
}

/// Which part of the shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Particles come from the shape's corners; of a circle from its rightmost point.
    public static let points = Self(rawValue: "points")
    /// Particles come from the shape's edge.
    public static let outline = Self(rawValue: "outline")
    /// All of its face.
    public static let surface = Self(rawValue: "surface")
    /// All inside; the default.
    public static let volume = Self(rawValue: "volume")
}

/// In which order particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell by cell; the default.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest lie behind.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest lie in front.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// By depth; all lie in one plane here, so as `oldestFirst`.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Their light is added up.
    public static let additive = Self(rawValue: "additive")
}
