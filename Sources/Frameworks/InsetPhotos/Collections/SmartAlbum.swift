/// An album of the system: those photos for which something holds.
enum SmartAlbum: CaseIterable, Sendable {
    // In the order in which they are found.
    case recents, favorites, recentlyAdded, videos, selfPortraits, livePhotos, depthEffect, panoramas, timelapses
    case slomoVideos, bursts, screenshots, animated, longExposures, hidden

    /// What the framework calls it, and the person.
    var names: (subtype: PHAssetCollectionSubtype, title: String) {
        switch self {
        case .recents: (.smartAlbumUserLibrary, "Recents")
        case .favorites: (.smartAlbumFavorites, "Favorites")
        case .recentlyAdded: (.smartAlbumRecentlyAdded, "Recently Saved")
        case .videos: (.smartAlbumVideos, "Videos")
        case .selfPortraits: (.smartAlbumSelfPortraits, "Selfies")
        case .livePhotos: (.smartAlbumLivePhotos, "Live Photos")
        case .depthEffect: (.smartAlbumDepthEffect, "Portrait")
        case .panoramas: (.smartAlbumPanoramas, "Panoramas")
        case .timelapses: (.smartAlbumTimelapses, "Time-lapse")
        case .slomoVideos: (.smartAlbumSlomoVideos, "Slo-mo")
        case .bursts: (.smartAlbumBursts, "Bursts")
        case .screenshots: (.smartAlbumScreenshots, "Screenshots")
        case .animated: (.smartAlbumAnimated, "Animated")
        case .longExposures: (.smartAlbumLongExposures, "Long Exposure")
        case .hidden: (.smartAlbumAllHidden, "Hidden")
        }
    }

    /// Whether a photo belongs to it; films, screenshots and the like are never there.
    func contains(_ photo: PhotoRecord) -> Bool {
        switch self {
        case .recents, .recentlyAdded: !photo.isHidden
        case .favorites: photo.isFavorite && !photo.isHidden
        case .hidden: photo.isHidden
        case .videos, .selfPortraits, .livePhotos, .depthEffect, .panoramas, .timelapses, .slomoVideos, .bursts,
            .screenshots, .animated, .longExposures:
            false
        }
    }
}
