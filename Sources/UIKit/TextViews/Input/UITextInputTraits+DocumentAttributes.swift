extension DocumentTables {
    static let textFieldTraits = traits(of: UITextField.self)
    static let textViewTraits = traits(of: UITextView.self)

    /// What documents say of the keyboard for a text; what they leave out begins no word with a capital.
    private static func traits<Object: UITextInputTraits>(of type: Object.Type) -> DocumentAttributes<Object> {
        DocumentAttributes<Object>("textInputTraits") {
            $0.bool("secureTextEntry", \.isSecureTextEntry, default: false)
            $0.bool("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, default: false)
            $0.choice(
                "autocapitalizationType",
                \.autocapitalizationType,
                ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters],
                default: UITextAutocapitalizationType.none,
                always: true
            )
            $0.choice("autocorrectionType", \.autocorrectionType, ["default": .default, "no": .no, "yes": .yes])
            $0.choice("spellCheckingType", \.spellCheckingType, ["default": .default, "no": .no, "yes": .yes])
            $0.choice("smartQuotesType", \.smartQuotesType, ["default": .default, "no": .no, "yes": .yes])
            $0.choice("smartDashesType", \.smartDashesType, ["default": .default, "no": .no, "yes": .yes])
            $0.choice("smartInsertDeleteType", \.smartInsertDeleteType, ["default": .default, "no": .no, "yes": .yes])
            $0.choice("keyboardType", \.keyboardType, keyboards)
            $0.choice(
                "keyboardAppearance",
                \.keyboardAppearance,
                ["default": .default, "dark": .dark, "light": .light, "alert": .dark]
            )
            $0.choice("returnKeyType", \.returnKeyType, returnKeys)
            $0.row("textContentType", .string, read: { $0.node.string("textContentType") }) {
                $0.textContentType = UITextContentType(rawValue: $1)
            }
        }
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
