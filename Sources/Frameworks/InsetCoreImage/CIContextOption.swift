/// How a context draws.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the processor draws, which it does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The space that filters compute in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// How pixels are kept between filters.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// The space of what is drawn.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether what is drawn has its opacity counted in.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether smaller images are made with more care.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether drawing may wait for others.
    public static let priorityRequestLow = CIContextOption(rawValue: "request_low_priority")
    /// Whether what was computed is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether as little power as possible is used.
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    /// The context's name.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Whether the processor draws, in Swift 3's spelling.
public let kCIContextUseSoftwareRenderer = "software_renderer"
/// The space that filters compute in, in Swift 3's spelling.
public let kCIContextWorkingColorSpace = "working_color_space"
/// The space of what is drawn, in Swift 3's spelling.
public let kCIContextOutputColorSpace = "output_color_space"

/// How a file is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of ``CIContextOption/priorityRequestLow`` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.priorityRequestLow")
public var kCIContextPriorityRequestLow: CIContextOption { .priorityRequestLow }
