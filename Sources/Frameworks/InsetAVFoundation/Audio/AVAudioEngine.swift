import Foundation
import Platform

/// How sound is written: how many channels, how many values a second.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Sample rate.
    public let sampleRate: Double
    /// Channel count.
    public let channelCount: AVAudioChannelCount
    /// Whether this is interleaved.
    public let isInterleaved: Bool
    /// Common format.
    public let commonFormat: AVAudioCommonFormat
    /// Whether this is standard.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// Settings.
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
    /// Numbers with a point, each channel by itself.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard channels > 0 else { return nil }
        (self.sampleRate, channelCount, isInterleaved, commonFormat) = (sampleRate, channels, false, .pcmFormatFloat32)
    }
    /// Makes one by common format, sample rate, channels, interleaved.
    public init?(
        commonFormat format: AVAudioCommonFormat,
        sampleRate: Double,
        channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        (self.sampleRate, channelCount, isInterleaved, commonFormat) = (sampleRate, channels, interleaved, format)
    }
    /// Makes one by settings.
    public init?(settings: [String: Any]) {
        sampleRate = settings[AVSampleRateKey] as? Double ?? 44100
        channelCount = AVAudioChannelCount(settings[AVNumberOfChannelsKey] as? Int ?? 2)
        (isInterleaved, commonFormat) = (true, .otherFormat)
    }
}

/// How many channels.
public typealias AVAudioChannelCount = UInt32
/// How many values of each channel.
public typealias AVAudioFrameCount = UInt32
/// A value's place.
public typealias AVAudioFramePosition = Int64
/// A part's connection.
public typealias AVAudioNodeBus = Int
/// How values are written.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// As Apple numbers them.
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// Format.
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// Sound in memory, a value after the other.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// Frame capacity.
    public let frameCapacity: AVAudioFrameCount
    /// Frame length. Default: 0.
    open var frameLength: AVAudioFrameCount = 0
    /// Stride.
    open var stride: Int { 1 }
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    /// Silence.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard frameCapacity < 1 << 26 else { return nil }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount)
        channels = .allocate(capacity: max(1, count))
        for channel in 0..<count {
            let values = UnsafeMutablePointer<Float>.allocate(capacity: max(1, Int(frameCapacity)))
            values.initialize(repeating: 0, count: max(1, Int(frameCapacity)))
            channels.advanced(by: channel).initialize(to: values)
        }
        super.init(format)
    }
    deinit {
        for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
        channels.deallocate()
    }
    /// The values of each channel, -1…1; nil where they are written otherwise.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
    }
    /// Int 16 channel data.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}

/// A moment in sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// Sample time.
    public let sampleTime: AVAudioFramePosition
    /// Sample rate.
    public let sampleRate: Double
    /// Host time.
    open var hostTime: UInt64 { 0 }
    /// Makes one by sample time, at rate.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}

/// Sound in a file; it isn't read here.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// Url.
    public let url: URL
    /// Processing format.
    open var processingFormat: AVAudioFormat { format }
    /// File format.
    open var fileFormat: AVAudioFormat { format }
    /// Length.
    open var length: AVAudioFramePosition { 0 }
    /// Frame position. Default: 0.
    open var framePosition: AVAudioFramePosition = 0
    private let format: AVAudioFormat
    /// A file; throws where it can't be read.
    public init(forReading fileURL: URL) throws {
        guard FileManager.default.isReadableFile(atPath: fileURL.path),
            let format = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)
        else { throw CocoaError(.fileReadNoSuchFile) }
        (url, self.format) = (fileURL, format)
    }
    /// A file that is written; nothing is.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        guard let format = AVAudioFormat(settings: settings) else { throw CocoaError(.fileWriteUnknown) }
        (url, self.format) = (fileURL, format)
    }
    /// Read into.
    open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
    /// Write from.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        AbsentFeature.report("AVAudioFile.write(from:)", "sound isn't written here")
    }
}

/// A part that makes or changes sound; nothing is heard here.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// Engine. Nil by default.
    open internal(set) weak var engine: AVAudioEngine?
    /// Number of inputs.
    open var numberOfInputs: Int { 1 }
    /// Number of outputs.
    open var numberOfOutputs: Int { 1 }
    /// Last render time.
    open var lastRenderTime: AVAudioTime? { nil }
    /// Output format for bus.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.standard }
    /// Input format for bus.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.standard }
    /// Never calls the block.
    open func installTap(
        onBus bus: AVAudioNodeBus,
        bufferSize: AVAudioFrameCount,
        format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) { AbsentFeature.report("AVAudioNode.installTap", "nothing is heard here; the block is never called") }
    /// Remove tap on bus.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Reset.
    open func reset() {}
    private static var standard: AVAudioFormat {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2) else {
            preconditionFailure("two channels make a format")
        }
        return format
    }
}
/// Hears or speaks.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}
/// Hears.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
/// Speaks.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// Puts sounds together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// Output volume. Default: 1.
    open var outputVolume: Float = 1
    /// Volume. Default: 1.
    open var volume: Float = 1
    /// Pan. Default: 0.
    open var pan: Float = 0
}
/// Plays files and buffers.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    /// Whether this is playing. Default: false.
    open private(set) var isPlaying = false
    /// Volume. Default: 1.
    open var volume: Float = 1
    /// Pan. Default: 0.
    open var pan: Float = 0
    /// Play.
    open func play() {
        AbsentFeature.report("AVAudioPlayerNode.play()", "nothing is heard here")
        isPlaying = true
    }
    /// Play at.
    open func play(at when: AVAudioTime?) { play() }
    /// Pause.
    open func pause() { isPlaying = false }
    /// Stop.
    open func stop() { isPlaying = false }
    /// Player time for node time.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    /// Schedule file at completion handler.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
    /// Schedule segment starting frame frame count at.
    open func scheduleSegment(
        _ file: AVAudioFile,
        startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?,
        completionHandler: (() -> Void)? = nil
    ) {}
    /// Schedule buffer completion handler.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
    /// Schedule buffer at options completion handler.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {}
}
/// What becomes of what is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// Raw value.
    public let rawValue: UInt
    /// Makes one by raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Loops.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// Interrupts.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// Interrupts at loop.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// Makes sound faster or higher.
open class AVAudioUnitTimePitch: AVAudioNode, @unchecked Sendable {
    /// Rate. Default: 1.
    open var rate: Float = 1
    /// Pitch. Default: 0.
    open var pitch: Float = 0
    /// Overlap. Default: 8.
    open var overlap: Float = 8
}
/// Makes sound faster and higher.
open class AVAudioUnitVarispeed: AVAudioNode, @unchecked Sendable { open var rate: Float = 1 }
/// Makes rooms.
open class AVAudioUnitReverb: AVAudioNode, @unchecked Sendable {
    /// Wet dry mix. Default: 0.
    open var wetDryMix: Float = 0
    /// Load factory preset.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Kinds of rooms.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// As Apple numbers them.
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
}
/// Makes echoes.
open class AVAudioUnitDelay: AVAudioNode, @unchecked Sendable {
    /// Delay time. Default: 1.
    open var delayTime: TimeInterval = 1
    /// Feedback. Default: 50.
    open var feedback: Float = 50
    /// Wet dry mix. Default: 100.
    open var wetDryMix: Float = 100
}
/// Makes noise of sound.
open class AVAudioUnitDistortion: AVAudioNode, @unchecked Sendable {
    /// Pre gain. Default: -6.
    open var preGain: Float = -6
    /// Wet dry mix. Default: 50.
    open var wetDryMix: Float = 50
}

/// Parts that make sound together; nothing is heard here.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// Input node.
    public let inputNode = AVAudioInputNode()
    /// Output node.
    public let outputNode = AVAudioOutputNode()
    /// Main mixer node.
    public let mainMixerNode = AVAudioMixerNode()
    /// Whether this is running. Default: false.
    open private(set) var isRunning = false
    /// Attached nodes. Default: [].
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Attach.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    /// Detach.
    open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
    /// Connect to format.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Connect to from bus to bus.
    open func connect(
        _ node1: AVAudioNode,
        to node2: AVAudioNode,
        fromBus bus1: AVAudioNodeBus,
        toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Disconnect node input.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Disconnect node output.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Prepare.
    open func prepare() {}
    /// Remembers that it runs.
    open func start() throws {
        AbsentFeature.report("AVAudioEngine.start()", "nothing is heard here")
        isRunning = true
    }
    /// Pause.
    open func pause() { isRunning = false }
    /// Stop.
    open func stop() { isRunning = false }
    /// Reset.
    open func reset() {}
}
extension NSNotification.Name {
    /// Posted when sound goes another way; never here.
    public static let AVAudioEngineConfigurationChange = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification"
    )
}
