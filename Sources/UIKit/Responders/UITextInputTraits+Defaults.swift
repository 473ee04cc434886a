/// A class that takes keys needn't say how it wants them.
extension UITextInputTraits {
    /// Left out: sentences begin with a capital.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Left out: as the keyboard sees fit.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Left out: as the correction.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Left out: as the keyboard sees fit.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// Left out: as the keyboard sees fit.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// Left out: as the keyboard sees fit.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// Left out: the keyboard of the language.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Left out: as the screen.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// Left out: "return".
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Left out: the return key can be pressed without a text.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Left out: the text is shown.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Left out: nothing is said of the text.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Left out: a password may be anything.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    /// Left out: as the keyboard sees fit.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// Left out: as the keyboard sees fit.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    /// Left out: as the system sees fit.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
    /// Left out: as the system sees fit.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { .default }
        set {}
    }
}
