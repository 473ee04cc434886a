/// Distances from the edges of a rectangle inward, in points.
public struct EdgeInsets: Sendable, Hashable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

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
