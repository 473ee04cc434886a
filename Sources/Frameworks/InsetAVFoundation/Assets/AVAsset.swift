import Foundation
import Platform
import QuartzCore

/// A film or sound; nothing is read of it here.
open class AVAsset: NSObject, NSCopying, AssetOfFile, @unchecked Sendable {
    /// Not known, but for what the app puts together.
    open var duration: CMTime { .indefinite }
    /// Preferred rate.
    open var preferredRate: Float { 1 }
    /// Preferred volume.
    open var preferredVolume: Float { 1 }
    /// Preferred transform.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Whether it can be played; false.
    open var isPlayable: Bool { false }
    /// Whether this is exportable.
    open var isExportable: Bool { false }
    /// Whether this is readable.
    open var isReadable: Bool { false }
    /// Whether this is composable.
    open var isComposable: Bool { false }
    /// Whether this has protected content.
    open var hasProtectedContent: Bool { false }
    /// The parts; none are known.
    open var tracks: [AVAssetTrack] { [] }
    /// Metadata.
    open var metadata: [AVMetadataItem] { [] }
    /// Common metadata.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// Available metadata formats.
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    /// Available chapter locales.
    open var availableChapterLocales: [Locale] { [] }
    /// Creation date.
    open var creationDate: AVMetadataItem? { nil }

    /// Nothing.
    public override init() { super.init() }
    /// Itself: nothing of it changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Tracks with media type.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// Tracks with media characteristic.
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        let type: AVMediaType = mediaCharacteristic == .audible ? .audio : .video
        return tracks(withMediaType: type)
    }
    /// Track with track ID.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    /// Metadata for format.
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    /// Load tracks with media type.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
    /// Answers at once: there is nothing to be read.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        AbsentFeature.report(
            "AVAsset.loadValuesAsynchronously",
            "films and sounds aren't read here; nothing is known of them"
        )
        handler?()
    }
    /// Whether something was read: it failed.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .failed
    }
    /// Cancel loading.
    open func cancelLoading() {}
}

/// An asset that is made of a file is an `AVURLAsset`, whichever class is named; an initializer of a class couldn't.
public protocol AssetOfFile {}

extension AssetOfFile {
    /// A file, as an `AVURLAsset`.
    public init(url URL: URL) {
        guard let asset = AVURLAsset(url: URL, options: nil) as? Self else {
            preconditionFailure("an asset of a file is no \(Self.self)")
        }
        self = asset
    }
}

/// Whether a value was read.
public enum AVKeyValueStatus: Int, Sendable {
    /// As Apple numbers them.
    case unknown, loading, loaded, failed, cancelled
}

/// The number of a part of a film.
public typealias CMPersistentTrackID = Int32
/// No part of a film.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A film or sound in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// Hands the app what the asset asks for; nothing here.
    public let resourceLoader = AVAssetResourceLoader()
    /// A file.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
    /// What can be played; nothing.
    open class func audiovisualTypes() -> [AVFileType] { [] }
    /// Is playable extended MIME type.
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

/// A wish for an exact length.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A part of a film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The film.
    open internal(set) weak var asset: AVAsset?
    /// Media type.
    public let mediaType: AVMediaType
    /// Track ID.
    public let trackID: CMPersistentTrackID
    init(_ mediaType: AVMediaType, _ trackID: CMPersistentTrackID) {
        (self.mediaType, self.trackID) = (mediaType, trackID)
    }
    /// Whether this is enabled.
    open var isEnabled: Bool { true }
    /// Whether this is playable.
    open var isPlayable: Bool { false }
    /// Time range.
    open var timeRange: CMTimeRange { .zero }
    /// Natural size.
    open var naturalSize: CGSize { .zero }
    /// Natural time scale.
    open var naturalTimeScale: CMTimeScale { 600 }
    /// Nominal frame rate.
    open var nominalFrameRate: Float { 0 }
    /// Min frame duration.
    open var minFrameDuration: CMTime { .invalid }
    /// Estimated data rate.
    open var estimatedDataRate: Float { 0 }
    /// Preferred transform.
    open var preferredTransform: CGAffineTransform {
        get { .identity }
        set {}
    }
    /// Preferred volume.
    open var preferredVolume: Float { 1 }
    /// Format descriptions.
    open var formatDescriptions: [Any] { [] }
    /// Segments.
    open var segments: [NSObject] { [] }
}

/// What a film says of itself.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// Identifier.
    open var identifier: AVMetadataIdentifier? { nil }
    /// Common key.
    open var commonKey: AVMetadataKey? { nil }
    /// Key space.
    open var keySpace: AVMetadataKeySpace? { nil }
    /// Key.
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    /// Value.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// String value.
    open var stringValue: String? { nil }
    /// Number value.
    open var numberValue: NSNumber? { nil }
    /// Date value.
    open var dateValue: Date? { nil }
    /// Data value.
    open var dataValue: Data? { nil }
    /// Metadata items from with key key space.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        withKey key: Any?,
        keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] { metadataItems.filter { $0.commonKey?.rawValue == (key as? AVMetadataKey)?.rawValue } }
    /// Metadata items from filtered by identifier.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// What a film says of itself, as the app writes it.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var written: (AVMetadataIdentifier?, (any NSCopying & NSObjectProtocol)?)
    open override var identifier: AVMetadataIdentifier? {
        get { written.0 }
        set { written.0 = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { written.1 }
        set { written.1 = newValue }
    }
    private var place: (AVMetadataKeySpace?, (any NSCopying & NSObjectProtocol)?)
    open override var keySpace: AVMetadataKeySpace? {
        get { place.0 }
        set { place.0 = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { place.1 }
        set { place.1 = newValue }
    }
    /// Extended language tag. Nil by default.
    open var extendedLanguageTag: String?
    /// Locale. Nil by default.
    open var locale: Locale?
}

/// Makes pictures of a film; none here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// Asset.
    public let asset: AVAsset
    /// Applies preferred track transform. Default: false.
    open var appliesPreferredTrackTransform = false
    /// Maximum size. Default: .zero.
    open var maximumSize: CGSize = .zero
    /// Which part of a frame's picture is made; nil, the default: all of it as it is stored.
    open var apertureMode: ApertureMode?
    /// Requested time tolerance before. Default: CMTime.positiveInfinity.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Requested time tolerance after. Default: CMTime.positiveInfinity.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// Which part of a frame's picture is made.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name, as Apple spells it.
        public let rawValue: String
        /// A mode of any name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The clean part, its pixels made square.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// All of it, its pixels made square.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All of it, as it is stored.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
    /// How it ended.
    public enum Result: Int, Sendable {
        /// A picture, none, or given up.
        case succeeded, failed, cancelled
    }
    /// Makes one by asset.
    public init(asset: AVAsset) { self.asset = asset }

    private var refusal: NSError {
        AbsentFeature.report("AVAssetImageGenerator", "films aren't read here; there is no picture")
        return NSError(domain: AVFoundationErrorDomain, code: AVError.Code.decodeFailed.rawValue)
    }
    /// Throws: films aren't read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw refusal
    }
    /// Throws: films aren't read.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw refusal }
    /// Answers each time with an error.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, refusal) } }
    /// Answers with an error.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, refusal) }
    /// Answers each time with an error, as a sequence.
    open func images(for times: [CMTime]) -> Images {
        Images(times.map { .failure(requestedTime: $0, error: refusal) })
    }
    /// Cancel all CG image generation.
    open func cancelAllCGImageGeneration() {}
}

/// The domain of errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// In an error's `userInfo`: whether a recording is usable though it ended with the error.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"

/// Why a film can't be had.
public struct AVError: CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession =
            -11804
        /// Of cameras.
        case noDataCaptured = -11805, sessionConfigurationChanged = -11806, diskFull = -11807
        /// Of cameras and microphones.
        case deviceWasDisconnected = -11808, mediaChanged = -11809, maximumDurationReached = -11810
        /// Of files.
        case mediaDiscontinuity = -11812, deviceNotConnected = -11814, decodeFailed = -11821, fileFailedToParse = -11829
        /// Of exports.
        case exportFailed = -11820, invalidSourceMedia = -11822, fileAlreadyExists = -11823, operationNotAllowed =
            -11862, operationInterrupted = -11847
        /// Of what the person doesn't allow.
        case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836,
            applicationIsNotAuthorizedToUseDevice = -11852
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The system stopped what was going on.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// `AVFoundationErrorDomain`.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}
