/// A file of any kind in a catalog, with its variants.
public struct DataSet: Sendable {
    /// With the namespaces before it.
    public let name: String
    /// In the document's order.
    public let variants: [DataVariant]

    /// The variant that fits the traits best; nil when none does.
    public func bestVariant(for traits: AssetTraits) -> DataVariant? {
        AssetVariantSet(variants: variants.map { ($0.conditions, $0) }).best(for: traits)
    }
}
