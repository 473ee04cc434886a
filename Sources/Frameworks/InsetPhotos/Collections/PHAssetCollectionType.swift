/// Who made a collection.
public enum PHAssetCollectionType: Int, Sendable {
    /// The person, the system, or the system by time and place.
    case album = 1, smartAlbum, moment
}
