/// Distances from the edges of a rectangle inward, in points.
public struct EdgeInsets: Sendable, Hashable {
    /// From the upper edge downward.
    public var top: Double
    /// From the left edge to the right.
    public var left: Double
    /// From the lower edge upward.
    public var bottom: Double
    /// From the right edge to the left.
    public var right: Double

    /// Distances in points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    init?(_ element: Element) {
        switch element.name {
        case "inset":
            self.init(
                top: element.length("minY") ?? 0,
                left: element.length("minX") ?? 0,
                bottom: element.length("maxY") ?? 0,
                right: element.length("maxX") ?? 0
            )
        case "edgeInsets":
            self.init(
                top: element.length("top") ?? 0,
                left: element.length("left") ?? 0,
                bottom: element.length("bottom") ?? 0,
                right: element.length("right") ?? 0
            )
        default:
            return nil
        }
    }
}
