import Foundation
import Platform
@_exported import UIKit

/// Records the screen; nothing is recorded here.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()
    /// The one there is.
    open class func shared() -> RPScreenRecorder { recorder }
    /// Hears of recordings; not kept.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// Whether the screen can be recorded; false.
    open var isAvailable: Bool { false }
    /// Whether the screen is recorded; never.
    open var isRecording: Bool { false }
    /// Whether the microphone is on. Default: false.
    open var isMicrophoneEnabled = false
    /// Whether the camera is on. Default: false.
    open var isCameraEnabled = false

    /// Answers with an error.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(refusal()) }
    /// Answers with an error.
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, refusal())
    }
    /// Answers with an error.
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal())
    }
    /// Done at once.
    open func discardRecording(handler: @escaping () -> Void) { handler() }

    private func refusal() -> RPRecordingErrorCode.Failure {
        AbsentFeature.report("RPScreenRecorder", "the screen can't be recorded here")
        return RPRecordingErrorCode.Failure(code: .failedToStart)
    }
}

/// Why a recording failed.
public enum RPRecordingErrorCode: Int, Sendable {
    /// As Apple numbers them.
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804
    case insufficientStorage = -5805, interrupted = -5806, contentResize = -5807

    /// The error of a code.
    struct Failure: Error, CustomNSError {
        let code: RPRecordingErrorCode
        static var errorDomain: String { RPRecordingErrorDomain }
        var errorCode: Int { code.rawValue }
    }
}

/// The domain of errors of recordings.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Hears of recordings; all optional, and not called here.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Called when a recording was ended.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder,
        didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    )
    /// Called when the screen can or can't be recorded any more.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    /// Optional; nothing.
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder,
        didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    /// Optional; nothing.
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Shows a recording; there is none here.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
    /// Hears of the end; not kept.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// Hears of the end of a preview; all optional.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Called at the end.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
    /// Optional; nothing.
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
