import Foundation

/// A part of a text that a tagger tells of.
struct LinguisticToken {
    /// In UTF-16 units.
    let range: NSRange
    /// Nil for units that are larger than words.
    let type: NSLinguisticTag?

    /// The tokens of a text, one after the other.
    static func all(of text: String, _ unit: NSLinguisticTaggerUnit) -> [LinguisticToken] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        switch unit {
        case .word:
            return ICUBoundaries.parts(of: text, .word, locale: Locale.current.identifier).map { part in
                LinguisticToken(range: part.range, type: part.isWord ? .word : type(part.range, text))
            }
        case .sentence:
            return ICUBoundaries.parts(of: text, .sentence, locale: Locale.current.identifier)
                .map { LinguisticToken(range: $0.range, type: nil) }
        case .paragraph:
            var tokens: [LinguisticToken] = []
            var place = 0
            while place < whole.length {
                let line = (text as NSString).paragraphRange(for: NSRange(location: place, length: 0))
                tokens.append(LinguisticToken(range: line, type: nil))
                place = NSMaxRange(line)
            }
            return tokens
        case .document:
            return whole.length > 0 ? [LinguisticToken(range: whole, type: nil)] : []
        }
    }

    private static func type(_ range: NSRange, _ text: String) -> NSLinguisticTag {
        let scalars = (text as NSString).substring(with: range).unicodeScalars
        if scalars.allSatisfy(CharacterSet.whitespacesAndNewlines.contains) { return .whitespace }
        return scalars.allSatisfy(CharacterSet.punctuationCharacters.contains) ? .punctuation : .other
    }

    /// What a scheme says of it.
    func tag(_ scheme: NSLinguisticTagScheme) -> NSLinguisticTag? {
        scheme == .tokenType ? type : nil
    }

    /// Whether options leave it out.
    func isOmitted(_ options: NSLinguisticTagger.Options) -> Bool {
        switch type {
        case .word?: options.contains(.omitWords)
        case .punctuation?: options.contains(.omitPunctuation)
        case .whitespace?: options.contains(.omitWhitespace)
        case .other?: options.contains(.omitOther)
        default: false
        }
    }
}
