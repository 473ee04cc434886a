/// A color of a catalog, with its variants.
public struct ColorSet: Sendable {
    /// With the namespaces before it.
    public let name: String
    /// In the document's order.
    public let variants: [ColorVariant]

    /// The variant that fits the traits best; nil when none does.
    public func bestVariant(for traits: AssetTraits) -> ColorVariant? {
        AssetVariantSet(variants: variants.map { ($0.conditions, $0) }).best(for: traits)
    }
}
