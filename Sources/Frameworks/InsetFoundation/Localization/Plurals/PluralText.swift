/// A text that varies by the numbers in it: an entry of a `.stringsdict` file.
struct PluralText: Equatable, Sendable {
    /// A text with `%#@name@` where a variable's text goes.
    let format: String
    /// By a variable's name, its texts by category.
    let variables: [String: [PluralCategory: String]]

    /// - Parameter entry: As property lists have it. Nil where it isn't one that varies by number.
    init?(_ entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        variables = entry.compactMapValues { value in
            guard let rule = value as? [String: Any] else { return nil }
            return Dictionary(
                PluralCategory.allCases.compactMap { category in
                    (rule[category.rawValue] as? String).map { (category, $0) }
                },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }

    /// A variable's text for a number. Any language's text for zero is taken for none at all, as iOS does.
    func text(of variable: String, for number: Double?, language: String) -> String? {
        guard let texts = variables[variable] else { return nil }
        guard let number else { return texts[.other] }
        if number == 0, let text = texts[.zero] { return text }
        return texts[PluralCategory.of(number, language: language)] ?? texts[.other]
    }
}
