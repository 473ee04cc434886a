import Foundation
@_exported import InsetAVFoundation

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// What is usually said. Default: unspecified.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether handlers hear of parts. Default: true.
    open var shouldReportPartialResults = true
    /// Words that may be said.
    open var contextualStrings: [String] = []
    /// Whether nothing leaves the device. Default: false.
    open var requiresOnDeviceRecognition = false
    /// Whether full stops and the like are added. Default: false.
    open var addsPunctuation = false
    /// A request without sound.
    public override init() {}
}

/// A file of sound.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// A request for a file.
    public init(url URL: URL) { url = URL }
}

/// Sound that comes piece by piece; nothing is kept.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// How the sound should come: 16 000 samples a second, in one channel.
    open var nativeAudioFormat: AVAudioFormat {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1) else {
            preconditionFailure("one channel makes a format at every rate")
        }
        return format
    }
    /// Takes a piece.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Takes a piece.
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    /// Says that no more sound comes.
    open func endAudio() {}
}
