extension UITraitCollection {
    /// True when dynamic colors may look different under the two: style, contrast, level, gamut (TR-16).
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return Self.changedTraits(values, other).contains { $0.affectsColorAppearance }
    }

    /// The traits that differ from another collection's, as identifiers of their types.
    func changedTraitIdentifiers(from other: UITraitCollection?) -> Set<ObjectIdentifier> {
        Set(changedTraits(from: other).map { ObjectIdentifier($0) })
    }

    /// The traits that have another value here than in another collection, or none there; nil: all that are specified
    /// (iOS 17).
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        Self.changedTraits(values, traitCollection?.values ?? TraitValues())
    }

    private static func changedTraits(_ values: TraitValues, _ other: TraitValues) -> [UITrait] {
        var changed = TraitField.all.filter { !$0.isEqual(values, other) }.map(\.trait)
        guard !values.custom.isEmpty || !other.custom.isEmpty else { return changed }
        for (key, value) in values.custom where other.custom[key] != value { changed.append(value.trait) }
        for (key, value) in other.custom where values.custom[key] == nil { changed.append(value.trait) }
        return changed
    }

    /// The system's traits that change what dynamic colors resolve to.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitField.all.map(\.trait).filter { $0.affectsColorAppearance }
    }

    /// The system's traits that change which variant of an image is shown.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
}
