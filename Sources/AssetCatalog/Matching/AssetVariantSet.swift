/// Variants of one asset, one of which fits the traits best.
struct AssetVariantSet<Variant: Sendable>: Sendable {
    var variants: [(conditions: VariantConditions, variant: Variant)]

    /// The first of the best; nil when none fits.
    func best(for traits: AssetTraits) -> Variant? {
        var best: (rank: [Double], variant: Variant)?
        for (conditions, variant) in variants where conditions.allows(traits) {
            let rank = conditions.rank(for: traits)
            guard let found = best else {
                best = (rank, variant)
                continue
            }
            if found.rank.lexicographicallyPrecedes(rank) { best = (rank, variant) }
        }
        return best?.variant
    }
}
