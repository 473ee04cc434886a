import Foundation

extension CustomNSError where Self: LocalizedError {
    /// What the error says of itself in words: Foundation for Linux asks an error that says its code for nothing else.
    public var errorUserInfo: [String: Any] {
        let texts = [
            NSLocalizedDescriptionKey: errorDescription, NSLocalizedFailureReasonErrorKey: failureReason,
            NSLocalizedRecoverySuggestionErrorKey: recoverySuggestion, NSHelpAnchorErrorKey: helpAnchor,
        ]
        return texts.compactMapValues(\.self)
    }
}
