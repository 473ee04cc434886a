import CICU

/// Which of a language's texts a number takes, as the Unicode CLDR names them.
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other

    /// The category of a number; `other` where the language isn't known.
    static func of(_ number: Double, language: String) -> PluralCategory {
        var status: Int32 = 0
        let locale = language.replacing("-", with: "_")
        guard let rules = swift_uplrules_open(locale, &status), status <= 0 else { return .other }
        defer { swift_uplrules_close(rules) }
        return ICUText.make { swift_uplrules_select(rules, number, $0, $1, &$2) }.flatMap(PluralCategory.init) ?? .other
    }
}
