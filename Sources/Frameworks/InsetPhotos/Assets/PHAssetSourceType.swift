/// Where an asset came from.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The person's own library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// An album that others share.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// A computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
