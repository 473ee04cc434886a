import Foundation
import Platform

/// Plays a sound; nothing is heard here, and time stands still.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Hears of the end; never here. Not kept.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The file; nil for data.
    public let url: URL?
    /// Data.
    public let data: Data?
    /// Whether this is playing. Default: false.
    open private(set) var isPlaying = false
    /// How loud, 0…1. Default: 1.
    open var volume: Float = 1
    /// From the left (-1) to the right (1). Default: 0.
    open var pan: Float = 0
    /// Rate. Default: 1.
    open var rate: Float = 1
    /// Enable rate. Default: false.
    open var enableRate = false
    /// How often it is repeated; -1 for ever. Default: 0.
    open var numberOfLoops = 0
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long, in seconds; not known: 0.
    open var duration: TimeInterval { 0 }
    /// Device current time.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// Number of channels.
    open var numberOfChannels: Int { 2 }
    /// Whether this is metering enabled. Default: false.
    open var isMeteringEnabled = false
    /// Settings.
    open var settings: [String: Any] { [:] }

    /// A player of nothing, as a property's first value.
    public override init() { (url, data) = (nil, nil) }
    /// A file; throws where it can't be read.
    public init(contentsOf url: URL) throws {
        guard !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
        }
        (self.url, data) = (url, nil)
    }
    /// A file of some kind; throws where it can't be read.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// A sound in memory.
    public init(data: Data) throws { (url, self.data) = (nil, data) }
    /// A sound in memory, of some kind.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Prepare to play.
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Remembers that it plays.
    @discardableResult
    open func play() -> Bool {
        AbsentFeature.report("AVAudioPlayer.play()", "nothing is heard here; the time stands still")
        isPlaying = true
        return true
    }
    /// Play at time.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Pause.
    open func pause() { isPlaying = false }
    /// Stop.
    open func stop() { isPlaying = false }
    /// Set volume fade duration.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Update meters.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a sound's end; all optional, nothing calls it.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    /// Audio player did finish playing successfully.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Audio player decode error did occur error.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    /// Audio player begin interruption.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// Audio player end interruption with options.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

/// Writes what is heard into a file; nothing is heard here.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Hears of the end; not kept.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Url.
    public let url: URL
    /// Settings.
    public let settings: [String: Any]
    /// Whether this is recording. Default: false.
    open private(set) var isRecording = false
    /// Current time.
    open var currentTime: TimeInterval { 0 }
    /// Device current time.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// Whether this is metering enabled. Default: false.
    open var isMeteringEnabled = false

    /// Makes one by url, settings.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    /// Makes one by url, format, url, settings.
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: [:]) }

    /// Prepare to record.
    @discardableResult
    open func prepareToRecord() -> Bool { true }
    /// Remembers that it records; nothing is written.
    @discardableResult
    open func record() -> Bool {
        AbsentFeature.report("AVAudioRecorder.record()", "there is no microphone here; nothing is written")
        isRecording = true
        return true
    }
    /// Record for duration.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Record at time.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record() }
    /// Pause.
    open func pause() { isRecording = false }
    /// Ends it and tells the delegate that nothing was written.
    open func stop() {
        guard isRecording else { return }
        isRecording = false
        delegate?.audioRecorderDidFinishRecording(self, successfully: false)
    }
    /// Delete recording.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Update meters.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a recording's end; all optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Audio recorder did finish recording successfully.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Audio recorder encode error did occur error.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How well sound is written.
public enum AVAudioQuality: Int, Sendable {
    /// As Apple numbers them.
    case min = 0, low = 32, medium = 64, high = 96, max = 127
}

/// Format ID key.
public let AVFormatIDKey = "AVFormatIDKey"
/// Sample rate key.
public let AVSampleRateKey = "AVSampleRateKey"
/// Number of channels key.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Linear PCM bit depth key.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Linear PCM is big endian key.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Linear PCM is float key.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Linear PCM is non interleaved.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// Encoder audio quality key.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// Encoder bit rate key.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Encoder bit depth hint key.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"

#if !canImport(Darwin)
    /// The domain of errors of the system's parts.
    let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
#endif
