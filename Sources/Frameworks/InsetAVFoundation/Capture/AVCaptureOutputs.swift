import Foundation
import Platform
import QuartzCore

/// Looks for faces and codes; sees nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Metadata objects delegate. Nil by default.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Available metadata object types.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Metadata object types. Default: [].
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Rect of interest.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Set metadata objects delegate queue.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}
/// Hears of faces and codes; nothing calls it.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    )
    func captureOutput(
        _ output: AVCaptureOutput!,
        didOutputMetadataObjects metadataObjects: [Any]!,
        from connection: AVCaptureConnection!
    )
}
extension AVCaptureMetadataOutputObjectsDelegate {
    /// Metadata output did output from did output metadata objects.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
    /// Capture output did output metadata objects from.
    public func captureOutput(
        _ output: AVCaptureOutput!,
        didOutputMetadataObjects metadataObjects: [Any]!,
        from connection: AVCaptureConnection!
    ) {}
}

/// Takes pictures one after the other; none come.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Sample buffer delegate. Nil by default.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Video settings. Default: [:].
    open var videoSettings: [String: Any]! = [:]
    /// Always discards late video frames. Default: true.
    open var alwaysDiscardsLateVideoFrames = true
    /// Min frame duration. Default: CMTime.invalid.
    open var minFrameDuration = CMTime.invalid
    /// Available video pixel format types.
    open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    /// Set sample buffer delegate queue did output from.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}
/// Hears of pictures; nothing calls it.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput,
        didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    )
    func captureOutput(
        _ output: AVCaptureOutput,
        didDrop sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    )
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Capture output did output from.
    public func captureOutput(
        _ output: AVCaptureOutput,
        didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
    /// Capture output did drop from.
    public func captureOutput(
        _ output: AVCaptureOutput,
        didDrop sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
}

/// Takes sound; none comes.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Sample buffer delegate. Nil by default.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    /// Set sample buffer delegate queue did output from.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}
/// Hears of sound; nothing calls it.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput,
        didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    )
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    /// Capture output did output from.
    public func captureOutput(
        _ output: AVCaptureOutput,
        didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
}

/// Writes a film; fails here.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether this is recording.
    open var isRecording: Bool { false }
    /// Output file URL.
    open var outputFileURL: URL? { nil }
    /// Recorded duration.
    open var recordedDuration: CMTime { .zero }
    /// Max recorded duration. Default: CMTime.invalid.
    open var maxRecordedDuration = CMTime.invalid
    /// Max recorded file size. Default: 0.
    open var maxRecordedFileSize: Int64 = 0
    /// Min free disk space limit. Default: 0.
    open var minFreeDiskSpaceLimit: Int64 = 0
    /// Tells the delegate that nothing was written.
    open func startRecording(
        to outputFileURL: URL,
        recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        AbsentFeature.report("AVCaptureFileOutput.startRecording", "there is no camera here; nothing is written")
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
    }
    /// Stop recording.
    open func stopRecording() {}
    /// Pause recording.
    open func pauseRecording() {}
    /// Resume recording.
    open func resumeRecording() {}
}
/// Writes a film; fails here.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// Movie fragment interval.
    open var movieFragmentInterval = CMTime(value: 10 as Int64, timescale: 1)
    /// Available video codec types.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }
    /// Set output settings for.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
/// Hears of films.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    )
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection],
        error: (any Error)?
    )
}
extension AVCaptureFileOutputRecordingDelegate {
    /// File output did start recording to from.
    public func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
}

/// Takes photos; fails here.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether this is high resolution capture enabled. Default: false.
    open var isHighResolutionCaptureEnabled = false
    /// Whether this is live photo capture supported.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether this is live photo capture enabled. Default: false.
    open var isLivePhotoCaptureEnabled = false
    /// Whether this is depth data delivery supported.
    open var isDepthDataDeliverySupported: Bool { false }
    /// Whether this is depth data delivery enabled. Default: false.
    open var isDepthDataDeliveryEnabled = false
    /// Max photo quality prioritization. Default: QualityPrioritization.balanced.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// Available photo codec types.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg, .hevc] }
    /// Available photo pixel format types.
    open var availablePhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    /// Supported flash modes.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Photo settings for scene monitoring. Nil by default.
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    /// What matters more.
    public enum QualityPrioritization: Int, Sendable {
        /// As Apple numbers them.
        case speed = 1, balanced, quality
    }
    /// Tells the delegate that there is no photo.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        AbsentFeature.report(
            "AVCapturePhotoOutput.capturePhoto",
            "there is no camera here; the delegate hears an error"
        )
        let resolved = AVCaptureResolvedPhotoSettings()
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
        delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.deviceNotConnected))
    }
    /// Set prepared photo settings array completion handler for JPEG sample buffer preview photo sample buffer.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(true, nil) }
    /// Jpeg photo data representation for JPEG sample buffer preview photo sample buffer.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer,
        previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
}
/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// The type of the photo's file; nil, the default, where it is no file.
    open var processedFileType: AVFileType? { nil }
    /// Format.
    public let format: [String: Any]?
    /// Unique ID.
    open var uniqueID: Int64 { 1 }
    /// Flash mode. Default: AVCaptureDevice.FlashMode.off.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether this is high resolution photo enabled. Default: false.
    open var isHighResolutionPhotoEnabled = false
    /// Whether this is auto still image stabilization enabled. Default: true.
    open var isAutoStillImageStabilizationEnabled = true
    /// Whether this is auto red eye reduction enabled. Default: false.
    open var isAutoRedEyeReductionEnabled = false
    /// Whether this is depth data delivery enabled. Default: false.
    open var isDepthDataDeliveryEnabled = false
    /// Photo quality prioritization. Default: AVCapturePhotoOutput.QualityPrioritization.balanced.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// Preview photo format. Nil by default.
    open var previewPhotoFormat: [String: Any]?
    /// Embedded thumbnail photo format. Nil by default.
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// Available preview photo pixel format types.
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    /// Available preview photo pixel format types.
    open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [NSNumber(value: kCVPixelFormatType_32BGRA)] }
    /// Live photo movie file URL. Nil by default.
    open var livePhotoMovieFileURL: URL?
    public override init() {
        format = nil
        super.init()
    }
    /// Makes one by format.
    public init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
}
/// How a photo was taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// Tells photos apart.
    open var uniqueID: Int64 { 1 }
    /// The photo's size; none.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the film of a live photo; none.
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
}
/// A photo; empty.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// Pixel buffer.
    open var pixelBuffer: CVPixelBuffer? { nil }
    /// Metadata.
    open var metadata: [String: Any] { [:] }
    /// Timestamp.
    open var timestamp: CMTime { .invalid }
    /// Whether this is raw photo.
    open var isRawPhoto: Bool { false }
    /// File data representation.
    open func fileDataRepresentation() -> Data? { nil }
    /// Cg image representation.
    open func cgImageRepresentation() -> CGImage? { nil }
}
/// Hears of photos; all optional.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    )
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    )
}
extension AVCapturePhotoCaptureDelegate {
    /// Photo output will begin capture for.
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Photo output will capture photo for.
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Photo output did capture photo for.
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Photo output did finish processing photo error.
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    ) {}
    /// Photo output did finish capture for error.
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
/// Takes single pictures, before iOS 10; fails here.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    /// Output settings. Default: [:].
    open var outputSettings: [String: Any]! = [:]
    /// Whether this is high resolution still image output enabled. Default: false.
    open var isHighResolutionStillImageOutputEnabled = false
    /// Answers with an error.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) { handler(nil, AVError(.deviceNotConnected)) }
    /// Jpeg still image NS data representation.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
