import InsetPhotos

/// Which kinds may be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private indirect enum Kind: Equatable, Hashable, Sendable {
        case media(PHAssetMediaType)
        case subtype(UInt)
        case playback(PHAsset.PlaybackStyle)
        /// What no photo is here.
        case other(String)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let kind: Kind

    /// Photos.
    public static let images = PHPickerFilter(kind: .media(.image))
    /// Films.
    public static let videos = PHPickerFilter(kind: .media(.video))
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(.photoLive)
    /// Photos that know what is near.
    public static let depthEffectPhotos = PHPickerFilter(.photoDepthEffect)
    /// Photos that were taken in a row.
    public static let bursts = PHPickerFilter(kind: .other("bursts"))
    /// Wide views.
    public static let panoramas = PHPickerFilter(.photoPanorama)
    /// Pictures of a screen.
    public static let screenshots = PHPickerFilter(.photoScreenshot)
    /// Films of a screen.
    public static let screenRecordings = PHPickerFilter(.videoScreenRecording)
    /// Films that know what is near.
    public static let cinematicVideos = PHPickerFilter(.videoCinematic)
    /// Films that are slow at times.
    public static let slomoVideos = PHPickerFilter(.videoHighFrameRate)
    /// Films that are fast.
    public static let timelapseVideos = PHPickerFilter(.videoTimelapse)

    private init(kind: Kind) { self.kind = kind }
    private init(_ subtype: PHAssetMediaSubtype) { kind = .subtype(subtype.rawValue) }

    /// Those that are shown in a way.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(kind: .playback(playbackStyle))
    }
    /// Those of one of several.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
    /// Those of all of several.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
    /// All others.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }

    /// Whether a photo may be chosen.
    func allows(_ asset: PHAsset) -> Bool {
        switch kind {
        case .media(let type): asset.mediaType == type
        case .subtype(let bit): asset.mediaSubtypes.rawValue & bit != 0
        case .playback(let style): asset.playbackStyle == style
        case .other: false
        case .any(let filters): filters.contains { $0.allows(asset) }
        case .all(let filters): filters.allSatisfy { $0.allows(asset) }
        case .not(let filter): !filter.allows(asset)
        }
    }
}
