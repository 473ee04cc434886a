/// Words that were spoken, as the system understood them.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    /// The likeliest words.
    open var text: String { words }
    /// What else may have been meant, the likeliest first; nil for nothing else.
    open var alternativeInterpretations: [String]? { others }
    private let words: String
    private let others: [String]?

    init(text: String, alternatives: [String]? = nil) {
        (words, others) = (text, alternatives)
        super.init()
    }
}

/// How sure the system is of inserted characters; raw values are UIKit's.
public enum UITextAlternativeStyle: Int, Sendable {
    /// Others may have been meant.
    case none = 0
    /// Others were likely meant, which a text may mark.
    case lowConfidence = 1
}
