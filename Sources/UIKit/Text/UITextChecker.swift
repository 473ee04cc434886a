import Foundation
import Platform

/// Checks spelling. There are no dictionaries here: every word counts as right, but for those that the app ignores
/// nothing is known, and that is told once.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// Words that need no correction in this checker's texts.
    open var ignoredWords: [String]?

    @WorldState private static var learned: Set<String> = []

    /// A checker of its own ignored words.
    public override init() { super.init() }

    /// The first wrong word; always one at `NSNotFound`, as without dictionaries every word counts as right.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: In UTF-16 units.
    ///   - startingOffset: Where to begin.
    ///   - wrapFlag: Whether to go on at the range's start.
    ///   - language: "en_US".
    open func rangeOfMisspelledWord(
        in stringToCheck: String,
        range: NSRange,
        startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        AbsentFeature.report("UITextChecker", "there are no dictionaries here; every word counts as right")
        return NSRange(location: NSNotFound, length: 0)
    }

    /// What a wrong word may have meant; nil: nothing is known.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// How a word may end: of those that were learned, in their order.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let part = Range(range, in: string).map({ string[$0].lowercased() }), !part.isEmpty else { return nil }
        let found = Self.learned.filter { $0.lowercased().hasPrefix(part) }.sorted()
        return found.isEmpty ? nil : found
    }

    /// Leaves a word alone in this checker's texts.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Keeps a word for all texts, as long as the app runs.
    open class func learnWord(_ word: String) { learned.insert(word) }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    /// Forgets a word.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    /// Languages with a dictionary; the world's own, that texts may be checked at all.
    open class var availableLanguages: [String] { ["en_US"] }
}
