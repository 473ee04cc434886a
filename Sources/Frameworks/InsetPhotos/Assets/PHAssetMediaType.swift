/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// The kinds.
    case unknown, image, video, audio
}
