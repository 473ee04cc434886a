import Foundation
import Platform
import QuartzCore

/// How far an export is, by its older name.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// Writes a film into a file; fails here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable {
        /// As Apple numbers them.
        case unknown, waiting, exporting, completed, failed, cancelled
    }
    /// Asset.
    public let asset: AVAsset
    /// Preset name.
    public let presetName: String
    /// Status. Default: Status.unknown.
    open private(set) var status = Status.unknown
    /// Error. Nil by default.
    open private(set) var error: (any Error)?
    /// Progress.
    open var progress: Float { 0 }
    /// Output URL. Nil by default.
    open var outputURL: URL?
    /// Output file type. Nil by default.
    open var outputFileType: AVFileType?
    /// Should optimize for network use. Default: false.
    open var shouldOptimizeForNetworkUse = false
    /// Time range.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// File length limit. Default: 0.
    open var fileLengthLimit: Int64 = 0
    /// Metadata. Nil by default.
    open var metadata: [AVMetadataItem]?
    /// Audio mix. Nil by default.
    open var audioMix: AVAudioMix?
    /// Video composition. Nil by default.
    open var videoComposition: AVVideoComposition?
    /// Supported file types.
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4v, .m4a] }
    /// Makes one by asset, preset name.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Fails at once.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }
    /// Fails at once.
    open func export() async { fail() }
    /// Throws: films aren't written here (iOS 18).
    open func export(to url: URL, as fileType: AVFileType) async throws {
        fail()
        throw AVError(.exportFailed)
    }
    /// Cancel export.
    open func cancelExport() { status = .cancelled }
    private func fail() {
        AbsentFeature.report("AVAssetExportSession", "films aren't written here; the export fails")
        (status, error) = (.failed, AVError(.exportFailed))
    }
    /// All export presets.
    open class func allExportPresets() -> [String] {
        [AVAssetExportPresetHighestQuality, AVAssetExportPresetMediumQuality]
    }
    /// Export presets compatible with.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
}
