/// The number of the library's own. A value of an item by this name.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// What it is. A value of an item by this name.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The song's name. A value of an item by this name.
public let MPMediaItemPropertyTitle = "title"
/// The album's name. A value of an item by this name.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Who sings. A value of an item by this name.
public let MPMediaItemPropertyArtist = "artist"
/// Whose album it is. A value of an item by this name.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The kind of music. A value of an item by this name.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it. A value of an item by this name.
public let MPMediaItemPropertyComposer = "composer"
/// How long it is, in seconds. A value of an item by this name.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The place on the album. A value of an item by this name.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The album's picture. A value of an item by this name.
public let MPMediaItemPropertyArtwork = "artwork"
/// The words. A value of an item by this name.
public let MPMediaItemPropertyLyrics = "lyrics"
/// Whether the album is of several. A value of an item by this name.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// Whether it lies elsewhere. A value of an item by this name.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Where the data lie. A value of an item by this name.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// How often it was heard. A value of an item by this name.
public let MPMediaItemPropertyPlayCount = "playCount"
/// From 0 to 5. A value of an item by this name.
public let MPMediaItemPropertyRating = "rating"
/// The number of the album. A value of an item by this name.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
/// The number of who sings. A value of an item by this name.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
/// Since when it is in the library. A value of an item by this name.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// When it came out. A value of an item by this name.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The disc of the album. A value of an item by this name.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// When it was heard last. A value of an item by this name.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// How fast it is. A value of an item by this name.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// What somebody noted. A value of an item by this name.
public let MPMediaItemPropertyComments = "comments"
/// The podcast's name. A value of an item by this name.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// How often it was skipped. A value of an item by this name.
public let MPMediaItemPropertySkipCount = "skipCount"
