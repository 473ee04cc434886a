import Foundation
import Platform

/// Lets the device be felt; it can't here.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    /// Plays haptics only. Default: false.
    open var playsHapticsOnly = false
    /// Whether this is auto shutdown enabled. Default: false.
    open var isAutoShutdownEnabled = false
    /// Whether this is muted for audio. Default: false.
    open var isMutedForAudio = false
    /// Reset handler.
    open var resetHandler: () -> Void = {}
    /// Stopped handler.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Why it stopped.
    public enum StoppedReason: Int, Sendable {
        /// As Apple numbers them.
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        /// As Apple numbers it.
        case gameControllerDisconnect, systemError = -1
    }
    /// What is to be done when all was felt.
    public enum FinishedAction: Int, Sendable {
        /// As Apple numbers them.
        case stopEngine = 1, leaveEngineRunning
    }
    /// What the device can: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    /// Throws: the device can't be felt.
    public override init() { super.init() }
    /// Remembers nothing; what it makes isn't felt.
    public init(audioSession: NSObject?) throws { super.init() }
    /// Throws: the device can't be felt.
    open func start() throws { throw refusal }
    /// Answers with an error.
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(refusal) }
    /// Stop completion handler.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Throws: the device can't be felt.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw refusal }
    /// Throws: the device can't be felt.
    open func playPattern(from fileURL: URL) throws { throw refusal }
    /// Notify when players finished finished handler.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
    private var refusal: NSError {
        AbsentFeature.report("CHHapticEngine", "the device can't be felt; the engine fails")
        return NSError(domain: "com.apple.CoreHaptics", code: -4809)
    }
}
/// What a device can.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it sounds.
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}
/// Lets a pattern be felt.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins.
    func start(atTime time: TimeInterval) throws
    /// Ends.
    func stop(atTime time: TimeInterval) throws
}
/// What is felt, one after the other.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    /// Makes one by events, parameters.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    /// A pattern of a file; throws where there is none that can be read.
    public init(contentsOf ahapURL: URL) throws {
        let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL))
        guard (contents as? [String: Any])?["Pattern"] is [Any] else { throw CocoaError(.fileReadCorruptFile) }
    }
    /// Makes one by events, parameter curves.
    public init(events: [CHHapticEvent], parameterCurves: [NSObject]) throws {}
}
/// What is felt at a time.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    /// A knock, a hum, or a sound.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// Raw value.
        public let rawValue: String
        /// Makes one by raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Haptic transient.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// Haptic continuous.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// Audio continuous.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// Audio custom.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// How it feels.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// Raw value.
        public let rawValue: String
        /// Makes one by raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Haptic intensity.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// Haptic sharpness.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// Attack time.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// Decay time.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// Sustained.
        public static let sustained = ParameterID(rawValue: "Sustained")
    }
    /// Type.
    public let type: EventType
    /// Event parameters.
    public let eventParameters: [CHHapticEventParameter]
    /// Relative time.
    open var relativeTime: TimeInterval
    /// Duration.
    open var duration: TimeInterval
    /// Makes one by event type, parameters, relative time, duration.
    public init(
        eventType type: EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}
/// How something feels, 0…1.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    /// Parameter ID.
    public let parameterID: CHHapticEvent.ParameterID
    /// Value.
    open var value: Float
    /// Makes one by parameter ID, value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
/// How everything feels from a time on.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}
