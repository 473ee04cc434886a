/// One color of a color set.
public struct ColorVariant: Hashable, Sendable {
    /// For what the color is made.
    public var conditions: VariantConditions
    /// As the document says it.
    public var color: CatalogColor
}
