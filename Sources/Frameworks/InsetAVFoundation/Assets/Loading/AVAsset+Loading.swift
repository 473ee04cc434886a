extension AVAsset {
    /// The parts of a kind.
    public func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler(tracks(withMediaType: mediaType), nil) }

    /// The parts that can be heard, or seen.
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVAssetTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }

    /// A part by its number; nil where there is none.
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        track(withTrackID: trackID)
    }

    /// What it says of itself in a format.
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        metadata(forFormat: format)
    }
}
