import Foundation
import Platform

/// Turns speech into text; there is nobody who listens here: access is denied, and tasks end in errors.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language.
    public let locale: Locale
    /// Hears of changes; there are none. Not kept.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What is usually said. Default: unspecified.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where handlers are called. Default: the main queue.
    open var queue = OperationQueue.main
    /// Whether the device itself could listen; it can't.
    open var supportsOnDeviceRecognition = false

    /// A recognizer of the device's language.
    public convenience override init() { self.init(locale: .current) }

    /// A recognizer of a language.
    public init(locale: Locale) { self.locale = locale }

    /// The languages that are understood: US English, so that apps have one to offer.
    open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
    /// Whether the app may listen; denied.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Answers that the app may not.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        AbsentFeature.report("SFSpeechRecognizer.requestAuthorization", "nobody listens here; access is denied")
        handler(.denied)
    }
    /// Whether speech can be understood now; false.
    open var isAvailable: Bool { false }

    /// Ends with an error at once.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(Self.refusal())
        resultHandler(nil, task.error)
        return task
    }

    /// Ends at once, without success.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(Self.refusal())
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        return task
    }

    private static func refusal() -> NSError {
        AbsentFeature.report("SFSpeechRecognizer.recognitionTask", "nobody listens here; the task ends in an error")
        // The recognizer's own domain and number for what isn't available.
        return NSError(domain: "kAFAssistantErrorDomain", code: 1700)
    }
}

/// Whether an app may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// Not asked, denied, forbidden on this device, allowed.
    case notDetermined = 0, denied, restricted, authorized
}

/// What is usually said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    /// Anything, dictation, a search, short words.
    case unspecified = 0, dictation, search, confirmation
}

/// Hears of a recognizer; optional.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Called when speech can or can't be understood any more.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Optional; nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
