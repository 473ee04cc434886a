import Foundation
import Platform

/// What an app does with sound; everything is remembered, nothing is heard.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared: AVAudioSession = {
        let session = AVAudioSession()
        KeyPathNames.list("outputVolume", \AVAudioSession.outputVolume)
        DeviceVolume.listen { isBefore in
            if isBefore {
                session.willChangeValue(forKey: "outputVolume")
            } else {
                session.didChangeValue(forKey: "outputVolume")
            }
        }
        return session
    }()
    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// How an app gets along with others.
    public struct CategoryOptions: OptionSet, Sendable {
        /// Raw value.
        public let rawValue: UInt
        /// Makes one by raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Mix with others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Duck others.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Allow bluetooth.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Allow bluetooth HFP.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        /// Default to speaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Interrupt spoken audio and mix with others.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Allow bluetooth A2 DP.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Allow air play.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// What others hear of it.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// Raw value.
        public let rawValue: UInt
        /// Makes one by raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notify others on deactivation.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// What goes on after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// Raw value.
        public let rawValue: UInt
        /// Makes one by raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Should resume.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Whether an interruption begins.
    public enum InterruptionType: UInt, Sendable {
        /// As Apple numbers them.
        case ended, began
    }
    /// Why sound goes another way.
    public enum RouteChangeReason: UInt, Sendable {
        /// As Apple numbers them.
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        /// As Apple numbers them.
        case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
    }
    /// Whether the app may hear.
    public enum RecordPermission: UInt, Sendable {
        /// As Apple numbers them.
        case undetermined = 0x756e_6474, denied = 0x6465_6e79, granted = 0x6772_6e74
    }
    /// Whether sound is to come from the speaker.
    public enum PortOverride: UInt, Sendable {
        /// As Apple numbers them.
        case none = 0, speaker = 0x7370_6b72
    }
    /// Who shares the way of sound.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// As Apple numbers them.
        case `default`, longFormAudio, independent, longFormVideo
    }
    /// Whether another app's sound hints at silence.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        /// As Apple numbers them.
        case end, begin
    }

    /// What the app does with sound. Default: it stops others.
    open private(set) var category = Category.soloAmbient
    /// Category options. Default: [].
    open private(set) var categoryOptions: CategoryOptions = []
    /// Mode. Default: Mode.default.
    open private(set) var mode = Mode.default
    /// Route sharing policy. Default: RouteSharingPolicy.default.
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    /// Available categories.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    /// Available modes.
    open var availableModes: [Mode] { [.default] }
    /// Available inputs.
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Where sound comes from and goes to: the speaker.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// Preferred input.
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    /// Whether this is input available.
    open var isInputAvailable: Bool { false }
    /// Whether this is input gain settable.
    open var isInputGainSettable: Bool { false }
    /// Input gain.
    open var inputGain: Float { 0 }
    /// Whether this is other audio playing.
    open var isOtherAudioPlaying: Bool { false }
    /// Secondary audio should be silenced hint.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How loud the device is, 0…1, as its volume buttons set it; can be observed. Default: 0.5.
    open var outputVolume: Float { DeviceVolume.current.level }
    /// Preferred sample rate. Default: 0.
    open private(set) var preferredSampleRate: Double = 0
    /// Preferred IO buffer duration. Default: 0.
    open private(set) var preferredIOBufferDuration: TimeInterval = 0
    /// Sample rate.
    open var sampleRate: Double { 44100 }
    /// Io buffer duration.
    open var ioBufferDuration: TimeInterval { 0.01 }
    /// Input latency.
    open var inputLatency: TimeInterval { 0 }
    /// Output latency.
    open var outputLatency: TimeInterval { 0 }
    /// Input number of channels.
    open var inputNumberOfChannels: Int { 0 }
    /// Output number of channels.
    open var outputNumberOfChannels: Int { 2 }
    /// Whether the app may hear; denied.
    open var recordPermission: RecordPermission { .denied }

    /// Set category.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Set category options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }
    /// Set category with.
    open func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, options: options)
    }
    /// Set category mode options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    /// Set category mode policy options.
    open func setCategory(
        _ category: Category,
        mode: Mode,
        policy: RouteSharingPolicy,
        options: CategoryOptions = []
    ) throws { (self.category, self.mode, routeSharingPolicy, categoryOptions) = (category, mode, policy, options) }
    /// Set mode.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Set active options.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The name of before Swift 4.2.
    open func setActive(_ active: Bool, with options: SetActiveOptions) throws {}
    /// Override output audio port.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Set preferred input.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    /// Set preferred sample rate.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    /// Set preferred IO buffer duration.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
    /// Set preferred input number of channels.
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    /// Set preferred output number of channels.
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    /// Set allow haptics and system sounds during recording.
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
    /// Answers that the app may not hear.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        AbsentFeature.report("AVAudioSession.requestRecordPermission", "there is no microphone here; it is denied")
        response(false)
    }

    /// Interruption notification.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Route change notification.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Media services were lost notification.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification"
    )
    /// Media services were reset notification.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification"
    )
    /// Silence secondary audio hint notification.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification"
    )
}

/// Audio session category options.
@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// Audio session interruption type.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
/// Audio session interruption options.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
/// Audio session route change reason.
@available(*, deprecated, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
/// Audio session record permission.
@available(*, deprecated, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
/// Audio session port override.
@available(*, deprecated, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride

/// The key of whether an interruption begins.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what goes on after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why sound goes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way that sound went.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether to be silent.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension NSNotification.Name {
    /// Posted when a call comes; never here.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    /// Posted when sound goes another way; never here.
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
    /// Posted when the system's sound starts anew; never here.
    public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
}

/// Where sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Inputs.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// Outputs.
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")] }
}

/// A place that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// Port type.
    public let portType: AVAudioSession.Port
    /// Port name.
    public let portName: String
    /// Uid.
    open var uid: String { portName }
    /// Channels.
    open var channels: [NSObject]? { nil }
    /// Data sources.
    open var dataSources: [NSObject]? { nil }
    init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}

/// Whether the app may hear, since iOS 17.
public enum AVAudioApplication {
    /// Whether the app may hear.
    public enum recordPermission: Int, Sendable {
        /// As Apple numbers them.
        case undetermined, denied, granted
    }
    /// Answers that the app may not hear.
    public static func requestRecordPermission() async -> Bool { false }
    /// Answers that the app may not hear.
    public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }
}
