/// What kind of text a token is.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    /// The tag's name.
    public let rawValue: String
    /// A tag with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A word, in the scheme of token types.
    public static let word = NSLinguisticTag("Word")
    /// Punctuation.
    public static let punctuation = NSLinguisticTag("Punctuation")
    /// Blanks.
    public static let whitespace = NSLinguisticTag("Whitespace")
    /// Other characters, as symbols.
    public static let other = NSLinguisticTag("Other")
    /// Never told here: classes of words aren't known.
    public static let noun = NSLinguisticTag("Noun")
    /// Never told here: classes of words aren't known.
    public static let verb = NSLinguisticTag("Verb")
    /// Never told here: classes of words aren't known.
    public static let adjective = NSLinguisticTag("Adjective")
    /// Never told here: classes of words aren't known.
    public static let adverb = NSLinguisticTag("Adverb")
    /// Never told here: classes of words aren't known.
    public static let pronoun = NSLinguisticTag("Pronoun")
    /// Never told here: classes of words aren't known.
    public static let determiner = NSLinguisticTag("Determiner")
    /// Never told here: classes of words aren't known.
    public static let particle = NSLinguisticTag("Particle")
    /// Never told here: classes of words aren't known.
    public static let preposition = NSLinguisticTag("Preposition")
    /// Never told here: classes of words aren't known.
    public static let number = NSLinguisticTag("Number")
    /// Never told here: classes of words aren't known.
    public static let conjunction = NSLinguisticTag("Conjunction")
    /// Never told here: classes of words aren't known.
    public static let interjection = NSLinguisticTag("Interjection")
    /// Never told here: names aren't known.
    public static let personalName = NSLinguisticTag("PersonalName")
    /// Never told here: names aren't known.
    public static let placeName = NSLinguisticTag("PlaceName")
    /// Never told here: names aren't known.
    public static let organizationName = NSLinguisticTag("OrganizationName")
}

/// What a tagger says about tokens.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    /// The scheme's name.
    public let rawValue: String
    /// A scheme with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Word, punctuation, whitespace or other.
    public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
    /// Noun, verb and so on; not known here.
    public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
    /// Names of people, places and organizations; not known here.
    public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
    /// One of the two; not known here.
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
    /// A word's stem; not known here.
    public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
    /// The language; not known here.
    public static let language = NSLinguisticTagScheme(rawValue: "Language")
    /// The script; not known here.
    public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

/// Which parts of a text are tokens.
public enum NSLinguisticTaggerUnit: Int, Sendable {
    /// Words, punctuation and blanks.
    case word
    /// Sentences.
    case sentence
    /// Paragraphs, which end where lines do.
    case paragraph
    /// The whole text.
    case document
}
