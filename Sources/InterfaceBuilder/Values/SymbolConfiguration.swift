/// How a symbol image is to look.
public struct SymbolConfiguration: Sendable, Hashable {
    /// In points; nil where the font or the surroundings decide.
    public var pointSize: Double?
    /// "ultraLight" … "black"; nil for unspecified.
    public var weight: String?
    /// "small", "medium", "large", "default"; nil for unspecified.
    public var scale: String?
    /// The font or text style that the symbol goes with; nil where the document has none.
    public var font: FontDescription?
    /// "hierarchical", "palette", …; nil for unspecified.
    public var renderingMode: String?

    init(_ node: ObjectNode) {
        pointSize = node.number("pointSize").flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
        weight = node.string("weight")
        scale = node.string("scale")
        font = node.font("fontDescription") ?? node.string("textStyle").map { FontDescription(face: .textStyle($0)) }
        renderingMode = node.string("renderingMode")
    }
}

extension ObjectNode {
    /// A symbol's configuration; nil where absent.
    public func symbolConfiguration(_ key: String = "preferredSymbolConfiguration") -> SymbolConfiguration? {
        property(key).map { SymbolConfiguration(node($0)) }
    }
}
