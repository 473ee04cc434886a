import Foundation

/// A name's parts in their order.
struct PersonNameText {
    private let name: PersonNameComponents
    /// Whether the family's name is first and nothing stands between the parts, as in Chinese.
    private let isDense: Bool
    private let isFamilyFirst: Bool

    /// Languages of which names in Latin letters have the family's first.
    private static let familyFirst: Set<String> = ["hu", "zh", "ja", "ko", "vi"]

    init(_ name: PersonNameComponents, locale: Locale) {
        self.name = name
        let letters = [name.familyName, name.givenName].compactMap { $0 }.joined()
        isDense = !letters.isEmpty && letters.unicodeScalars.allSatisfy(Self.isEastAsian)
        isFamilyFirst = isDense || Self.familyFirst.contains(locale.language.languageCode?.identifier ?? "")
    }

    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
        switch style {
        case .default, .medium: joined([name.givenName], name.familyName)
        case .long: long
        case .short: [name.nickname, name.givenName, name.familyName].compactMap(Self.filled).first ?? ""
        case .abbreviated: abbreviated
        }
    }

    private var long: String {
        let core = joined([name.givenName, name.middleName], name.familyName)
        return [name.namePrefix, core, name.nameSuffix].compactMap(Self.filled).joined(separator: isDense ? "" : " ")
    }

    private var abbreviated: String {
        guard !isDense else { return name.familyName ?? name.givenName ?? "" }
        let letters = [name.givenName, name.familyName].compactMap(Self.filled).compactMap(\.first)
        return (isFamilyFirst ? letters.reversed() : letters).map { $0.uppercased() }.joined()
    }

    private func joined(_ given: [String?], _ family: String?) -> String {
        let parts = isFamilyFirst ? [family] + given : given + [family]
        return parts.compactMap(Self.filled).joined(separator: isDense ? "" : " ")
    }

    private static func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
            || (0xAC00...0xD7AF).contains(scalar.value)
    }
}
