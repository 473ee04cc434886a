import Foundation
import Platform

/// Speaks; nothing is heard here, and each text ends at once.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Hears of texts; not kept.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether this is speaking.
    open var isSpeaking: Bool { false }
    /// Whether this is paused. Default: false.
    open private(set) var isPaused = false
    /// Uses application audio session. Default: true.
    open var usesApplicationAudioSession = true

    /// Tells the delegate that the text began and is done.
    open func speak(_ utterance: AVSpeechUtterance) {
        AbsentFeature.report("AVSpeechSynthesizer.speak(_:)", "nothing is heard here; the text is done at once")
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }
    /// Stop speaking at.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Pause speaking at.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Continue speaking.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// Where speaking ends.
public enum AVSpeechBoundary: Int, Sendable {
    /// Now, or after the word.
    case immediate, word
}

/// Hears of texts; all optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    )
}

extension AVSpeechSynthesizerDelegate {
    /// Speech synthesizer did start.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Speech synthesizer did finish.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Speech synthesizer did pause.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Speech synthesizer did continue.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Speech synthesizer did cancel.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Speech synthesizer will speak range of speech string utterance.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// Speech string.
    public let speechString: String
    /// Voice. Nil by default.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, 0…1. Default: 0.5.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, 0.5…2. Default: 1.
    open var pitchMultiplier: Float = 1
    /// Volume. Default: 1.
    open var volume: Float = 1
    /// Pre utterance delay. Default: 0.
    open var preUtteranceDelay: TimeInterval = 0
    /// Post utterance delay. Default: 0.
    open var postUtteranceDelay: TimeInterval = 0
    /// Makes one by string.
    public init(string: String) { speechString = string }
}

/// Who speaks.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// Language.
    public let language: String
    /// Identifier.
    open var identifier: String { language }
    /// Name.
    open var name: String { language }
    /// Quality.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// A voice of a language; nil means the device's.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Makes one by identifier.
    public init?(identifier: String) { language = "en-US" }
    /// None.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Current language code.
    open class func currentLanguageCode() -> String { "en-US" }
}
/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// As Apple numbers them.
    case `default` = 1, enhanced, premium
}
/// Speech utterance minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// Speech utterance default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// Speech utterance maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
