import Foundation

/// Understands what a request holds; has ended with an error here.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// Why it ended.
    public let error: (any Error)?
    /// How far it is; done.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Whether it is to end with what was heard; it has ended.
    open var isFinishing: Bool { false }
    /// Whether it was given up.
    open private(set) var isCancelled = false
    init(_ error: any Error) { self.error = error }
    /// Nothing is left to be understood.
    open func finish() {}
    /// Gives it up.
    open func cancel() { isCancelled = true }
}

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    /// Begins, runs, ends, is given up, is done.
    case starting = 0, running, finishing, canceling, completed
}

/// Hears of a task; all optional.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Called when somebody begins to speak.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// Called with parts of what is said.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didHypothesizeTranscription transcription: SFTranscription
    )
    /// Called with what was said.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    )
    /// Called when no more sound is read.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// Called when it was given up.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// Called at the end.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    /// Optional; nothing.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// Optional; nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didHypothesizeTranscription transcription: SFTranscription
    ) {}
    /// Optional; nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    /// Optional; nothing.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// Optional; nothing.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// Optional; nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// What was understood; none is made here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    /// The likeliest text.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// All texts that it may be, the likeliest first.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether no more is changed.
    open var isFinal: Bool { true }
}

/// A text that was said; none is made here.
open class SFTranscription: NSObject, @unchecked Sendable {
    /// The text.
    open var formattedString: String { "" }
    /// The words.
    open var segments: [SFTranscriptionSegment] { [] }
}

/// A word that was said; none is made here.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    /// The word.
    open var substring: String { "" }
    /// The word's place in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// When it was said, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// How long it took, in seconds.
    open var duration: TimeInterval { 0 }
    /// How sure it is, 0…1.
    open var confidence: Float { 0 }
    /// Other words that it may be.
    open var alternativeSubstrings: [String] { [] }
}
