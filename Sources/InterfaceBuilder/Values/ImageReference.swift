import Foundation

/// An image as a document names it.
public struct ImageReference: Sendable, Hashable {
    /// The image set's, file's or symbol's name.
    public var name: String
    /// Whether it is one of SF Symbols.
    public var isSystemSymbol: Bool
    /// "original", "template", "hierarchical", "multicolor", "palette"; nil for automatic.
    public var renderingMode: String?
    /// "small", "medium", "large" or "default"; nil where the document does not say.
    public var symbolScale: String?
    /// 0…1; nil for symbols without a variable part.
    public var variableValue: Double?
    /// The size that the canvas had, in points; nil where the document does not remember it.
    public var storedSize: CGSize?
}

extension ObjectNode {
    /// An image, whether it stands in an attribute, an `<imageReference>` or an `<image>`; nil where absent.
    public func image(_ key: String = "image") -> ImageReference? {
        if let child = property(key), child.name == "imageReference" || child.name == "image" {
            guard let name = child["image"] ?? child["name"] else { return nil }
            return ImageReference(
                name: name,
                isSystemSymbol: child["catalog"] == "system",
                renderingMode: child["renderingMode"],
                symbolScale: child["symbolScale"],
                variableValue: child.number("variableValue").map { min(max($0, 0), 1) },
                storedSize: context.resources.images[name]?.size
            )
        }
        guard let name = attribute(key), !name.isEmpty else { return nil }
        let stored = context.resources.images[name]
        // Two images of an element share its `catalog` attribute; what the document remembers of each tells them apart.
        let isSystemSymbol = stored.map { $0.catalog == "system" } ?? (attribute("catalog") == "system")
        return ImageReference(name: name, isSystemSymbol: isSystemSymbol, storedSize: stored?.size)
    }
}
