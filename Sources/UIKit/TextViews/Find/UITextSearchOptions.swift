/// What counts as the text that is looked for. From iOS 16.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which part of a word has to match.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part.
        case contains = 0
        /// Its beginning.
        case startsWith = 1
        /// The whole word.
        case fullWord = 2
    }

    /// Which part of a word has to match. Default: any.
    public final let wordMatchMethod: WordMatchMethod
    /// How characters are compared. Default: without regard to case.
    public final let stringCompareOptions: NSString.CompareOptions

    public override init() {
        wordMatchMethod = .contains
        stringCompareOptions = .caseInsensitive
        super.init()
    }

    init(wordMatchMethod: WordMatchMethod, stringCompareOptions: NSString.CompareOptions) {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
        super.init()
    }

    /// The ranges of a string in a text, in order and without overlap.
    func ranges(of query: String, in text: String) -> [NSRange] {
        let characters = NSString(string: text)
        guard !query.isEmpty else { return [] }
        var found: [NSRange] = []
        var rest = NSRange(location: 0, length: characters.length)
        while rest.length > 0 {
            let range = characters.range(of: query, options: stringCompareOptions, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if fits(range, in: characters) { found.append(range) }
            let end = range.location + range.length
            rest = NSRange(location: end, length: characters.length - end)
        }
        return found
    }

    private func fits(_ range: NSRange, in text: NSString) -> Bool {
        let end = range.location + range.length
        let beginsWord = range.location == 0 || !isWord(text, range.location - 1)
        let endsWord = end == text.length || !isWord(text, end)
        return switch wordMatchMethod {
        case .contains: true
        case .startsWith: beginsWord
        case .fullWord: beginsWord && endsWord
        }
    }

    private func isWord(_ text: NSString, _ index: Int) -> Bool {
        let character = text.substring(with: text.rangeOfComposedCharacterSequence(at: index)).first
        return character.map { $0.isLetter || $0.isNumber } ?? false
    }
}

/// How a text that was found is shown. From iOS 16.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As other text.
    case normal = 0
    /// Found, beside others.
    case found = 1
    /// The one that the find bar's arrows have come to.
    case highlighted = 2
}
