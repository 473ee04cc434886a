import Foundation

/// A song. There is none on the device here, so an app only gets its own empty ones.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// A song that nothing is known of.
    public override init() { super.init() }

    private func text(_ property: String) -> String? { value(forProperty: property) as? String }
    /// What it is; nothing where that isn't known.
    open var mediaType: MPMediaType {
        (value(forProperty: MPMediaItemPropertyMediaType) as? UInt).map(MPMediaType.init) ?? []
    }
    /// The song's name.
    open var title: String? { text(MPMediaItemPropertyTitle) }
    /// The album's name.
    open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
    /// Who sings.
    open var artist: String? { text(MPMediaItemPropertyArtist) }
    /// Whose album it is.
    open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
    /// The kind of music.
    open var genre: String? { text(MPMediaItemPropertyGenre) }
    /// Who wrote it.
    open var composer: String? { text(MPMediaItemPropertyComposer) }
    /// The words.
    open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval {
        value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0
    }
    /// The place on the album; 0 where that isn't known.
    open var albumTrackNumber: Int { value(forProperty: MPMediaItemPropertyAlbumTrackNumber) as? Int ?? 0 }
    /// The album's picture.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    /// Whether it lies elsewhere; false.
    open var isCloudItem: Bool { value(forProperty: MPMediaItemPropertyIsCloudItem) as? Bool ?? false }
    /// Where its data lie; nil.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    /// How often it was heard.
    open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
    /// From 0 to 5.
    open var rating: Int { value(forProperty: MPMediaItemPropertyRating) as? Int ?? 0 }
}
