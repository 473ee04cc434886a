/// What an asset is more closely.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A wide view.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Of light and dark pictures in one.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A picture of a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// One that moves.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// One that knows what is near.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// A film that comes over the network.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A film that is slow at times.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A film that is fast.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// A film of a screen.
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    /// A film that knows what is near.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
