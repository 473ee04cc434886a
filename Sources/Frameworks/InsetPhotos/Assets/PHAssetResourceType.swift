/// What a part of an asset is.
public enum PHAssetResourceType: Int, Sendable {
    /// The kinds.
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
    /// The picture before its changes, and the film of one that moves.
    case adjustmentBasePhoto = 8, pairedVideo
}
