/// How an asset is changed.
public enum PHAssetEditOperation: Int, Sendable {
    /// It goes, its picture becomes another one, or what is known of it.
    case delete = 1, content, properties
}
