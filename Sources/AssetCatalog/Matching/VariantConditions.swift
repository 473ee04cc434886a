import Platform

/// For which traits a variant is made; what it doesn't say fits all.
public struct VariantConditions: Hashable, Sendable {
    /// The kind of device; unspecified for all (`universal`).
    public var idiom = Idiom.unspecified
    /// The file is meant for idioms that this system doesn't have (watch).
    public var isForeign = false
    /// Pixels for a point; nil for a variant of any scale.
    public var scale: Double?
    /// Unspecified for light and where no dark variant is.
    public var appearance = Appearance.unspecified
    /// Whether the variant is for increased contrast.
    public var isHighContrast = false
    /// From `width-class`.
    public var horizontalSizeClass = SizeClass.unspecified
    /// From `height-class`.
    public var verticalSizeClass = SizeClass.unspecified
    /// From `language-direction`.
    public var layoutDirection = LayoutDirection.unspecified
    /// From `display-gamut`.
    public var displayGamut = DisplayGamut.unspecified

    /// Conditions that everything meets.
    public init() {}

    /// Whether the variant may be shown at all under these traits; scale never rules a variant out.
    func allows(_ traits: AssetTraits) -> Bool {
        func fits<T: Equatable>(_ value: T, _ wanted: T, _ unspecified: T) -> Bool {
            value == unspecified || value == wanted
        }
        // Light is what an unspecified style shows, and a variant "any" serves both.
        let wantedAppearance: Appearance = traits.appearance == .dark ? .dark : .light
        let wantedIdiom: Idiom = traits.idiom == .unspecified ? .phone : traits.idiom
        let wantedDirection: LayoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return !isForeign
            && (idiom == .unspecified || idiom == wantedIdiom || idiom == .pad && wantedIdiom == .mac)
            && fits(horizontalSizeClass, traits.horizontalSizeClass, .unspecified)
            && fits(verticalSizeClass, traits.verticalSizeClass, .unspecified)
            && fits(appearance, wantedAppearance, .unspecified)
            && (!isHighContrast || traits.prefersHighContrast)
            && fits(layoutDirection, wantedDirection, .unspecified)
            && (displayGamut != .displayP3 || traits.displayGamut == .displayP3)
    }

    /// How well the variant fits, compared part by part; the greatest wins.
    ///
    /// Fact: IM-3. Idiom first, then scale, then size classes, appearance, direction.
    func rank(for traits: AssetTraits) -> [Double] {
        func isMet(_ isSpecific: Bool) -> Double { isSpecific ? 1 : 0 }
        let idiomRank = idiom == .unspecified ? 0.0 : idiom == traits.idiom ? 2 : 1
        let classes = isMet(horizontalSizeClass != .unspecified) + isMet(verticalSizeClass != .unspecified)
        return [idiomRank] + scaleRank(for: traits) + [
            classes, isMet(appearance != .unspecified), isMet(isHighContrast), isMet(layoutDirection != .unspecified),
            isMet(displayGamut == .displayP3),
        ]
    }

    /// The exact scale, a drawing for any scale, the next larger one, the next smaller one.
    private func scaleRank(for traits: AssetTraits) -> [Double] {
        let wanted = traits.scale > 0 ? traits.scale : 1
        guard let scale else { return [2, 0] }
        if scale == wanted { return [3, 0] }
        return scale > wanted ? [1, -scale] : [0, scale]
    }
}
