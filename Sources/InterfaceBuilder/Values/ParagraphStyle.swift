/// How the lines of a paragraph are set; lengths in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// "left", "center", "right", "justified" or "natural".
    public var alignment: String?
    /// "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail" or "truncatingMiddle".
    public var lineBreakMode: String?
    /// "natural", "leftToRight" or "rightToLeft".
    public var baseWritingDirection: String?
    /// Default true where the document does not say.
    public var allowsDefaultTighteningForTruncation: Bool?
    /// By attribute: "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple",
    /// "minimumLineHeight", "maximumLineHeight", "firstLineHeadIndent", "headIndent", "tailIndent", "defaultTabInterval",
    /// "hyphenationFactor".
    public var metrics: [String: Double]
    /// Distances of the tab stops from the leading margin.
    public var tabStops: [Double]

    init(_ element: Element) {
        alignment = element["alignment"]
        lineBreakMode = element["lineBreakMode"]
        baseWritingDirection = element["baseWritingDirection"]
        allowsDefaultTighteningForTruncation = element.bool("allowsDefaultTighteningForTruncation")
        metrics = [:]
        for attribute in element.attributes {
            if let value = Element.number(attribute.value), abs(value) <= Element.largestLength {
                metrics[attribute.name] = value
            }
        }
        tabStops = (element.child(named: "tabStops")?.children ?? []).compactMap { $0.length("location") }
    }
}
