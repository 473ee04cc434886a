/// What an image is made with.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of the colors.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// What is known of the file, a dictionary.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the image is turned as its file says.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// Whether pixels are magnified as squares.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    /// Whether the depth that a camera has stored is read.
    public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
    /// Whether the mask of a portrait is read.
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
    /// Whether brightness beyond white is read.
    public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
}
