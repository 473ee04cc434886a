import Foundation
import Platform
import QuartzCore

/// A film that an app puts together of others.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate var parts: [AVMutableCompositionTrack] = []
    open override var tracks: [AVAssetTrack] { parts }
    /// Until the last part's end.
    open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
    /// Natural size.
    open var naturalSize: CGSize { .zero }
}

/// A film that is being put together: the parts' times are kept, pictures and sound aren't.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var size = CGSize.zero
    open override var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }
    /// Add mutable track with media type preferred track ID.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType,
        preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let number = preferredTrackID == kCMPersistentTrackID_Invalid ? Int32(parts.count + 1) : preferredTrackID
        let track = AVMutableCompositionTrack(mediaType, number)
        track.asset = self
        parts.append(track)
        return track
    }
    /// Mutable track compatible with.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        parts.first { $0.mediaType == track.mediaType }
    }
    /// Remove track.
    open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
    /// Puts all of a film's tracks in.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        for track in asset.tracks {
            let own =
                mutableTrack(compatibleWith: track)
                ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            try own?.insertTimeRange(timeRange, of: track, at: startTime)
        }
    }
    /// Scale time range to duration.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
    /// Remove time range.
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

/// A part of a film that an app puts together.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// A part of a film that is being put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var last = CMTime.zero
    private var transform = CGAffineTransform.identity
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: last) }
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    /// Lengthens the part; what comes behind the place moves on.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.duration.isNumeric else { return }
        last = startTime.isNumeric && startTime > last ? startTime + timeRange.duration : last + timeRange.duration
    }
    /// Insert empty time range.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { last += timeRange.duration }
    /// Scale time range to duration.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        last = last - timeRange.duration + duration
    }
    /// Remove time range.
    open func removeTimeRange(_ timeRange: CMTimeRange) { last = max(.zero, last - timeRange.duration) }
}

/// How pictures are put together.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    /// Render size. Default: CGSize.zero.
    open var renderSize = CGSize.zero
    /// Frame duration. Default: CMTime.zero.
    open var frameDuration = CMTime.zero
    /// Render scale. Default: 1.
    open var renderScale: Float = 1
    /// Instructions. Default: [].
    open var instructions: [AVVideoCompositionInstruction] = []
    /// Animation tool. Nil by default.
    open var animationTool: AVVideoCompositionCoreAnimationTool?
    public override init() { super.init() }
    /// Of a film's pictures.
    public init(propertiesOf asset: AVAsset) { super.init() }
}
/// How pictures are put together, as the app says.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {}
/// What is done with pictures for a time.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    /// Time range. Default: CMTimeRange.zero.
    open var timeRange = CMTimeRange.zero
    /// Layer instructions. Default: [].
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    /// Background color. Nil by default.
    open var backgroundColor: CGColor?
    /// Enable post processing. Default: true.
    open var enablePostProcessing = true
}
/// What is done with pictures for a time, as the app says.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {}
/// What is done with one part's pictures.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    /// Track ID. Default: 0.
    open var trackID: CMPersistentTrackID = 0
}
/// What is done with one part's pictures, as the app says; nothing is drawn.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Makes one by asset track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    /// Set transform at.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// Set opacity at.
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    /// Set crop rectangle at.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    /// Set opacity ramp from start opacity to end opacity time range.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float,
        toEndOpacity endOpacity: Float,
        timeRange: CMTimeRange
    ) {}
    /// Set transform ramp from start to end time range.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform,
        toEnd endTransform: CGAffineTransform,
        timeRange: CMTimeRange
    ) {}
}
/// Puts layers over pictures; nothing is drawn.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// Makes one by post processing as video layer, in.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
}
/// How sounds are put together.
open class AVAudioMix: NSObject, @unchecked Sendable { open var inputParameters: [AVAudioMixInputParameters] = [] }
/// How sounds are put together, as the app says.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}
/// How loud a part is.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable { open var trackID: CMPersistentTrackID = 0 }
/// How loud a part is, as the app says.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    /// Makes one by track.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? 0
    }
    /// Set volume at.
    open func setVolume(_ volume: Float, at time: CMTime) {}
    /// Set volume ramp from start volume to end volume time range.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
/// Asset export preset low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Asset export preset medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Asset export preset highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Asset export preset passthrough.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Asset export preset apple M4 a.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// Asset export preset 640 x 480.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// Asset export preset 960 x 540.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// Asset export preset 1280 x 720.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Asset export preset 1920 x 1080.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes pictures and sound into a file; fails here.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable {
        /// As Apple numbers them.
        case unknown, writing, completed, failed, cancelled
    }
    /// Output URL.
    public let outputURL: URL
    /// Output file type.
    public let outputFileType: AVFileType
    /// Status. Default: Status.unknown.
    open private(set) var status = Status.unknown
    /// Error. Nil by default.
    open private(set) var error: (any Error)?
    /// Inputs. Default: [].
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// Should optimize for network use. Default: false.
    open var shouldOptimizeForNetworkUse = false
    /// Metadata. Default: [].
    open var metadata: [AVMetadataItem] = []
    /// Makes one by output URL, file type.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    /// Can add.
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    /// Add.
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// False: nothing is written.
    @discardableResult
    open func startWriting() -> Bool {
        AbsentFeature.report("AVAssetWriter.startWriting()", "films aren't written here; the writer fails")
        (status, error) = (.failed, AVError(.exportFailed))
        return false
    }
    /// Start session at source time.
    open func startSession(atSourceTime startTime: CMTime) {}
    /// End session at source time.
    open func endSession(atSourceTime endTime: CMTime) {}
    /// Finish writing completion handler.
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    /// Finish writing.
    open func finishWriting() async {}
    /// Cancel writing.
    open func cancelWriting() { status = .cancelled }
}
/// Takes what is written.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    /// Media type.
    public let mediaType: AVMediaType
    /// Output settings.
    public let outputSettings: [String: Any]?
    /// Expects media data in real time. Default: false.
    open var expectsMediaDataInRealTime = false
    /// Transform. Default: CGAffineTransform.identity.
    open var transform = CGAffineTransform.identity
    /// Whether this is ready for more media data.
    open var isReadyForMoreMediaData: Bool { false }
    /// Makes one by media type, output settings.
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    }
    /// Append.
    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// Mark as finished.
    open func markAsFinished() {}
    /// Never calls the block.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}
/// Takes pictures that are written.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    /// Asset writer input.
    public let assetWriterInput: AVAssetWriterInput
    /// Pixel buffer pool.
    open var pixelBufferPool: NSObject? { nil }
    /// Makes one by asset writer input, source pixel buffer attributes.
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
    }
    /// Append with presentation time.
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
/// Reads a film; fails here.
open class AVAssetReader: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable {
        /// As Apple numbers them.
        case unknown, reading, completed, failed, cancelled
    }
    /// Asset.
    public let asset: AVAsset
    /// Status. Default: Status.unknown.
    open private(set) var status = Status.unknown
    /// Error.
    open var error: (any Error)? { status == .failed ? AVError(.decodeFailed) : nil }
    /// Time range.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Makes one by asset.
    public init(asset: AVAsset) throws { self.asset = asset }
    /// Can add.
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
    /// Add.
    open func add(_ output: AVAssetReaderOutput) {}
    /// False: nothing is read.
    @discardableResult
    open func startReading() -> Bool {
        AbsentFeature.report("AVAssetReader.startReading()", "films aren't read here; the reader fails")
        status = .failed
        return false
    }
    /// Cancel reading.
    open func cancelReading() { status = .cancelled }
}
/// Gives what is read; nothing.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    /// Always copies sample data. Default: true.
    open var alwaysCopiesSampleData = true
    /// Copy next sample buffer.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
/// Gives what is read of a part; nothing.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// Track.
    public let track: AVAssetTrack
    /// Makes one by track, output settings.
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) { self.track = track }
}
/// Video codec key.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// Video width key.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// Video height key.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// Video compression properties key.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// Video average bit rate key.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// Video profile level key.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// Video profile level H264 high auto level.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// Video max key frame interval key.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// Video scaling mode key.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Video scaling mode resize aspect fill.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// Video codec H264.
@available(*, deprecated, renamed: "AVVideoCodecType.h264")
public let AVVideoCodecH264 = AVVideoCodecType.h264
/// Video codec JPEG.
@available(*, deprecated, renamed: "AVVideoCodecType.jpeg")
public let AVVideoCodecJPEG = AVVideoCodecType.jpeg
