import Foundation

extension UIFontPickerViewController {
    /// Which fonts a picker offers, and how it shows them.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether faces are offered behind their families. Default: false.
        open var includeFaces = false
        /// Whether names are set in the system's font rather than in their own. Default: false.
        open var displayUsingSystemFont = false
        /// Traits that a family has in one of its faces; empty, the default: all families are offered.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Asked with the language codes of each family. Nil by default.
        ///
        /// - Note: Every family here counts as one for languages of Latin script.
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }

        /// A predicate that is true for families which serve one of the languages at least; nil without languages.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            guard !filteredLanguages.isEmpty else { return nil }
            let wanted = Set(filteredLanguages)
            return NSPredicate { languages, _ in !wanted.isDisjoint(with: languages as? [String] ?? []) }
        }

        /// Another configuration of the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }

        private static let latinLanguages = [
            "en", "fr", "de", "it", "es", "pt", "nl", "sv", "da", "nb", "fi", "is", "pl", "cs", "sk", "hu", "sl", "hr",
            "ro", "et", "lv", "lt", "tr", "id", "ms", "vi", "ca", "ga", "cy",
        ]

        /// The families to offer.
        var families: [String] {
            UIFont.familyNames.filter { family in
                let faces = faces(of: family)
                let hasTraits =
                    filteredTraits.isEmpty || faces.contains { $0.symbolicTraits.isSuperset(of: filteredTraits) }
                return hasTraits && filteredLanguagesPredicate?.evaluate(with: Self.latinLanguages) ?? true
            }
        }

        /// What is known of a family's faces.
        func faces(of family: String) -> [UIFontDescriptor] {
            UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: UIFont.labelFontSize) }
        }
    }
}
