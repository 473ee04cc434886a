/// What is in a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// Of the person, and of a computer.
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    /// Of the person's other devices, and of others.
    case albumMyPhotoStream = 100, albumCloudShared
    /// Of the system.
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    /// Of the system.
    case smartAlbumAllHidden = 205, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
    /// Of the system; the first holds all.
    case smartAlbumUserLibrary = 209, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect
    /// Of the system.
    case smartAlbumLivePhotos = 213, smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload
    /// Each.
    case any = 0x7fff_ffff_ffff_ffff
}
