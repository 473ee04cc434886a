import Foundation

extension AVAudioSession {
    /// Why a session can't do what it is asked for; raw values are Apple's.
    public enum ErrorCode: Int, Sendable {
        /// Nothing is wrong.
        case none = 0
        /// Of the media server and of what runs already.
        case mediaServicesFailed = 0x6D73_7276, isBusy = 0x2161_6374, incompatibleCategory = 0x2163_6174
        /// Of calls and priorities.
        case cannotInterruptOthers = 0x2169_6E74, insufficientPriority = 0x2170_7269, siriIsRecording = 0x2173_6972
        /// Of what isn't there or isn't allowed.
        case missingEntitlement = 0x656E_743F, resourceNotAvailable = 0x2172_6573, cannotStartPlaying = 0x2170_6C61
        /// Of recording and of the call itself.
        case cannotStartRecording = 0x2172_6563, badParam = -50, sessionNotActive = 0x696E_6163
        /// What nobody knows.
        case unspecified = 0x7768_6174
    }

    /// What an app does with sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// `AVAudioSessionCategoryAmbient`.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// `AVAudioSessionCategorySoloAmbient`.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// `AVAudioSessionCategoryPlayback`.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// `AVAudioSessionCategoryRecord`.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// `AVAudioSessionCategoryPlayAndRecord`.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// `AVAudioSessionCategoryMultiRoute`.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is for.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// `AVAudioSessionModeDefault`.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// `AVAudioSessionModeVoiceChat`.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// `AVAudioSessionModeVideoChat`.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// `AVAudioSessionModeGameChat`.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// `AVAudioSessionModeVideoRecording`.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// `AVAudioSessionModeMeasurement`.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// `AVAudioSessionModeMoviePlayback`.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// `AVAudioSessionModeSpokenAudio`.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// `AVAudioSessionModeVoicePrompt`.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// Where sound comes from or goes to.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// `MicrophoneBuiltIn`.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// `Speaker`.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// `Receiver`.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// `Headphones`.
        public static let headphones = Port(rawValue: "Headphones")
        /// `MicrophoneWired`.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// `BluetoothA2DPOutput`.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// `BluetoothHFP`.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// `BluetoothLE`.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// `AirPlay`.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// `HDMIOutput`.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// `LineIn`.
        public static let lineIn = Port(rawValue: "LineIn")
        /// `LineOut`.
        public static let lineOut = Port(rawValue: "LineOut")
        /// `CarAudio`.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// `USBAudio`.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
}

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.multiRoute")
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.`default`
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.voiceChat")
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoChat")
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.gameChat")
public let AVAudioSessionModeGameChat = AVAudioSession.Mode.gameChat
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoRecording")
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.measurement")
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.moviePlayback")
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.spokenAudio")
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.voicePrompt")
public let AVAudioSessionModeVoicePrompt = AVAudioSession.Mode.voicePrompt
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInMic")
public let AVAudioSessionPortBuiltInMic = AVAudioSession.Port.builtInMic
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInSpeaker")
public let AVAudioSessionPortBuiltInSpeaker = AVAudioSession.Port.builtInSpeaker
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInReceiver")
public let AVAudioSessionPortBuiltInReceiver = AVAudioSession.Port.builtInReceiver
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.headphones")
public let AVAudioSessionPortHeadphones = AVAudioSession.Port.headphones
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothA2DP")
public let AVAudioSessionPortBluetoothA2DP = AVAudioSession.Port.bluetoothA2DP
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothHFP")
public let AVAudioSessionPortBluetoothHFP = AVAudioSession.Port.bluetoothHFP
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.airPlay")
public let AVAudioSessionPortAirPlay = AVAudioSession.Port.airPlay
/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.headsetMic")
public let AVAudioSessionPortHeadsetMic = AVAudioSession.Port.headsetMic
