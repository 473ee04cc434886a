/// Distances from the edges inward, in points; leading is left where the interface reads left to right.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    /// From the upper edge downward.
    public var top: Double
    /// From the edge where reading begins.
    public var leading: Double
    /// From the lower edge upward.
    public var bottom: Double
    /// From the edge where reading ends.
    public var trailing: Double

    /// Distances in points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    init?(_ element: Element) {
        guard element.name == "directionalEdgeInsets" else { return nil }
        self.init(
            top: element.length("top") ?? 0,
            leading: element.length("leading") ?? 0,
            bottom: element.length("bottom") ?? 0,
            trailing: element.length("trailing") ?? 0
        )
    }
}
