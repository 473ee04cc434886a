/// Why a photo belongs to a row of several.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The system thinks that it is good.
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    /// The person has chosen it.
    public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}
