/// How the keyboard helps with a text; raw values of all its enumerations are UIKit's.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// When the screen's keys begin with a capital: at the start of sentences or words, always or never (KB-M3).
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether misspelled words are replaced. Typed characters stay as they are; without it the software keyboard has
    /// no row of suggestions.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are marked.
    ///
    /// - Note: No effect here: nothing is marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes become curly ones.
    ///
    /// - Note: No effect here: typed characters stay as they are.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    ///
    /// - Note: No effect here: typed characters stay as they are.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces follow words that come and go.
    ///
    /// - Note: No effect here: typed characters stay as they are.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keys the screen's keyboard offers: letters, digits, or letters with signs of their own.
    var keyboardType: UIKeyboardType { get set }
    /// Dark keys in a light interface; `.light` follows the interface.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says; most are blue.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the screen's return key waits for text, gray until then (KB-M3).
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether bullets stand for the characters; in text fields only.
    var isSecureTextEntry: Bool { get set }
    /// What the text means, for suggestions; nil for nothing special.
    ///
    /// - Note: No effect here: nothing is suggested.
    var textContentType: UITextContentType! { get set }
    /// What a new password has to have; nil for nothing.
    ///
    /// - Note: No effect here: nothing is suggested.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether words are completed behind the caret (iOS 17).
    ///
    /// - Note: No effect here: nothing is predicted.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether equations are completed by their results (iOS 18).
    ///
    /// - Note: No effect here: nothing calculates.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// How writing tools work on the text (iOS 18).
    ///
    /// - Note: No effect here: there are no writing tools.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    /// What writing tools may put into the text (iOS 18).
    ///
    /// - Note: No effect here: there are no writing tools.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

/// Which letters a keyboard begins in capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    /// The first letter of each sentence; the default of fields and text views.
    case sentences = 2
    case allCharacters = 3

    /// Whether the next letter is a capital where this text stands before it (KB-M3).
    func capitalizes(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last?.isWhitespace ?? true
        case .sentences:
            guard let last = text.last, !last.isNewline else { return true }
            guard last == " ", let end = text.last(where: { $0 != " " }) else { return false }
            return end.isNewline || ".?!".contains(end)
        }
    }
}

/// Whether misspelled words are replaced.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system decides, by the kind of keyboard.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As autocorrection has it.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system decides, by the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system decides, by the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether spaces follow words that are inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system decides, by the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    /// ASCII characters only.
    case asciiCapable = 1
    /// Opens with digits; letters are a key away.
    case numbersAndPunctuation = 2
    /// Letters, with slash and ".com".
    case URL = 3
    /// Digits in the user's script.
    case numberPad = 4
    /// Digits, star and hash.
    case phonePad = 5
    /// Letters, and the digits of a telephone.
    case namePhonePad = 6
    /// Letters, with at sign and period.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// Letters, with at sign and hash.
    case twitter = 9
    /// Letters, with space and period.
    case webSearch = 10
    /// The digits 0 to 9 of ASCII.
    case asciiCapableNumberPad = 11
    /// The name of `asciiCapable` before iOS 4.1.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the interface style says.
    case `default` = 0
    case dark = 1
    case light = 2

    /// The name of `.dark` before iOS 7.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default` = 0
    case go = 1
    /// A search with that engine.
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    /// A search with that engine.
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// What a text means, for the system's suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The word that the web uses for it, in most cases ("given-name").
    public let rawValue: String
    /// Any string; the simulator suggests nothing for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = Self(rawValue: "name")
    /// "Dr." and the like.
    public static let namePrefix = Self(rawValue: "name-prefix")
    /// The first name.
    public static let givenName = Self(rawValue: "given-name")
    /// The names between first and family name.
    public static let middleName = Self(rawValue: "middle-name")
    /// The last name.
    public static let familyName = Self(rawValue: "family-name")
    /// "Jr." and the like.
    public static let nameSuffix = Self(rawValue: "name-suffix")
    /// What friends say instead of the name.
    public static let nickname = Self(rawValue: "nickname")
    /// What a person is in an organization.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// A company, a school, a club.
    public static let organizationName = Self(rawValue: "organization")
    /// A place, with or without address.
    public static let location = Self(rawValue: "location")
    /// Street and number, on one or more lines.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of street and number.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of street and number.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// The city alone.
    public static let addressCity = Self(rawValue: "address-level2")
    /// The state, province or canton alone.
    public static let addressState = Self(rawValue: "address-level1")
    /// City and state in one field.
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = Self(rawValue: "address-level3")
    /// The country in words.
    public static let countryName = Self(rawValue: "country-name")
    /// Digits, and letters in some countries.
    public static let postalCode = Self(rawValue: "postal-code")
    /// With or without country code.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// One address.
    public static let emailAddress = Self(rawValue: "email")
    /// An address of the web.
    public static let URL = Self(rawValue: "url")
    /// The digits of a card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// The name of an account.
    public static let username = Self(rawValue: "username")
    /// The password of an account that exists.
    public static let password = Self(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that came by message.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}
