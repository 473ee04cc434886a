import Foundation

/// What stands around a length of time.
struct DurationPhrase {
    let isApproximate: Bool
    let isRemaining: Bool
    let beginsSentence: Bool

    /// The text with its phrases.
    ///
    /// CLDR has no words for these, so there are only Apple's English ones.
    func phrase(_ text: String, _ locale: Locale) -> String {
        var text = text
        if locale.language.languageCode == .english {
            if isApproximate { text = "About \(text)" }
            if isRemaining { text += " remaining" }
        }
        guard beginsSentence, let first = text.first else { return text }
        return String(first).uppercased(with: locale) + text.dropFirst()
    }
}
